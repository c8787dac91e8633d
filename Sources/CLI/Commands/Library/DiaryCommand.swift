import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let diaryYear = OptionSpec(
    name: "--year", short: "-y", value: "Y", help: "Only movies seen in this year.",
    kind: .number(1...9_999))
  private static let diaryMonth = OptionSpec(
    name: "--month", value: "M", help: "Only movies seen in this month.", kind: .number(1...12))
  private static let diaryRating = OptionSpec(
    name: "--rating", value: "A..B", help: "Only entries rated from A to B: 8.., 5..7.5, ..4.")
  private static let diaryLimit = OptionSpec(
    name: "--limit", short: "-L", value: "N", help: "Maximum number of entries.",
    kind: .number(1...1_000_000))

  static let diary = MovieCommand(
    CommandSpec(
      name: "diary", overview: "Show or change your diary.", effect: .reads,
      fields: DiaryFields.table.fields, arguments: [diaryTitle],
      options: [diaryYear, diaryMonth, diaryRating, diaryLimit, LogOptions.tag],
      globals: GlobalOptions.diary,
      examples: [
        "diary", "diary metropolis", "diary --year 2026 --month 11 --tag cinema",
        "diary --rating 8.. --sort rating --limit 10",
      ]),
    tasks: [
      MovieCommand(
        CommandSpec(
          name: "diary edit", overview: "Change an entry.", effect: .sets, arguments: [diaryEntry],
          options: LogOptions.forEdit, globals: GlobalOptions.always,
          examples: ["diary edit 7XK2 --rate 9 --note ''"],
          note: "An empty --note or --tag removes the note or tags.")
      ) { line, context in
        let run = try DiaryRun(line, context)
        let fields = try LogOptions.fields(line, today: run.run.gateways.today)
        try await run.edit(line.arguments[0], fields)
      },
      MovieCommand(
        CommandSpec(
          name: "diary remove", overview: "Remove an entry.", effect: .sets,
          arguments: [diaryEntry],
          globals: GlobalOptions.always, examples: ["diary remove 7XK2"])
      ) { line, context in try await DiaryRun(line, context).remove(line.arguments[0]) },
      MovieCommand(
        CommandSpec(
          name: "diary undo", overview: "Undo the last change.", effect: .changes,
          globals: GlobalOptions.always,
          examples: ["diary undo"],
          note:
            """
            Undoes the last change to the diary or to the marks on this computer, and can be \
            repeated.
            """)
      ) { line, context in try await DiaryRun(line, context).undo() },
    ]
  ) { line, context in
    let selection = try DiaryFields.table.selection(context.style, line)
    let filter = try filter(line)
    try await DiaryRun(line, context)
      .show(filter.matches, limit: line.number(diaryLimit) ?? .max, in: selection)
  }

  private static let titlePrefix = "title:"
  private static let diaryTitle = CommandSpec.Argument(
    name: "title",
    help:
      """
      Only movies whose title and year contain these words; title:undo for a title that is also a \
      task.
      """, repeats: true, isText: true)
  private static let diaryEntry = CommandSpec.Argument(
    name: "entry", help: "An entry's ID, or its end as shown in the diary.", isRequired: true)

  /// Returns the filter that the words and options on the command line specify.
  private static func filter(_ line: ParsedLine) throws -> DiaryFilter {
    var filter = DiaryFilter()
    let title = line.arguments.joined(separator: " ")
    filter.title =
      title.lowercased().hasPrefix(titlePrefix)
      ? String(title.dropFirst(titlePrefix.count)) : title
    (filter.year, filter.month) = (line.number(diaryYear), line.number(diaryMonth))
    if let text = line.text(diaryRating) {
      var range = MovieFilter()
      try range.set(.rating, to: text)
      (filter.minRating, filter.maxRating) = (range.minRating, range.maxRating)
    }
    filter.tags = line.text(LogOptions.tag).map(Viewing.tags) ?? []
    return filter
  }
}

extension GlobalOptions {
  /// The options of a command that prints rows without sending requests.
  static let diary = all.filter { option in
    option == ServiceOptions.debug || !ServiceOptions.all.contains(option)
  }
}

/// Shows and changes the diary.
@MainActor
struct DiaryRun {
  let run: LogRun
  let context: Context
  let line: ParsedLine
  private var localizer: Localizer { context.localizer }

  init(_ line: ParsedLine, _ context: Context) throws {
    run = LogRun(gateways: try Gateways(line, context), context: context)
    self.context = context
    self.line = line
  }

  func show(
    _ filter: (DiaryEntry) -> Bool, limit: Int, in selection: FieldSelection<DiaryRow>
  ) async throws {
    let library = try await run.read()
    let all = library.diary
    let entries = all.filter(filter)
    // Only sorting needs the rows that are not shown.
    let needed = selection.orderName == nil ? Array(entries.prefix(limit)) : entries
    let rows = selection.sorted(DiaryRow.rows(needed, in: library)).prefix(limit)
    let name = "\(About.name) log"
    let (shown, total) = (localizer.count(rows.count), localizer.count(entries.count))
    let count = rows.count < entries.count ? localizer.text("\(shown) of \(total)") : total
    try context.print(
      Array(rows), as: "entries", others: [("total_results", .number(entries.count))],
      in: selection,
      title: localizer.text("Diary") + " · " + count,
      empty: all.isEmpty
        ? localizer.text("Your diary is empty. Add a movie with '\(name)'.")
        : localizer.text("No entries match."))
  }

  func edit(_ text: String, _ fields: [Viewing.Field]) async throws {
    guard !fields.isEmpty else {
      let names = LogOptions.forEdit.map(\.name).joined(separator: ", ")
      throw line.usage(localizer.text("Specify at least one of \(names)."))
    }
    let entry = try await entry(text)
    let (library, _) = try await run.append { _ in [.edit(of: entry.id, fields)] }
    run.note(localizer.changed(entry.viewing))
    try run.report(library.entries(endingWith: entry.id), in: library)
  }

  func remove(_ text: String) async throws {
    let entry = try await entry(text)
    _ = try await run.append { _ in [.remove(of: entry.id)] }
    run.note(localizer.text("Removed the entry for \(entry.viewing.movie.title)."))
    try context.report([("entry", .text(entry.id))])
  }

  func undo() async throws {
    guard let undone = try await run.gateways.marks.undo() else {
      throw CommandFailure.notFound(localizer.text("There is nothing to undo."))
    }
    try report(undone)
  }

  /// Undoes the last import, even if there are later changes.
  func undoImport() async throws {
    let (library, events) = try await run.append { library in
      library.lastImport.map { [$0.undo] } ?? []
    }
    guard let change = events.first.flatMap({ library.change(undoneBy: $0.action) }) else {
      throw CommandFailure.notFound(localizer.text("There is no import to undo."))
    }
    try report(UndoneChange(change))
  }

  private func report(_ undone: UndoneChange) throws {
    run.note(localizer.sentence(UndoneChange(undone.change)))
    if undone.keepsRating {
      context.console.note(
        localizer.text("Note: your rating in your account was not undone. Change it with 'mark'."))
    }
    try context.report([
      ("event", .text(undone.change.name)), ("id", FieldValue(undone.change.movie?.id.tmdb)),
    ])
  }

  /// Returns the only entry that a text can refer to.
  private func entry(_ text: String) async throws -> DiaryEntry {
    let entries = try await run.read().entries(endingWith: text)
    guard let entry = entries.first else {
      let command = "\(About.name) diary"
      throw CommandFailure.notFound(localizer.text("No diary entry '\(text)'. See '\(command)'."))
    }
    guard entries.count == 1 else {
      throw CommandFailure(
        exitCode: .failed, code: "ambiguous",
        message: localizer.text(
          "\(localizer.count(entries.count)) diary entries end with '\(text)'. Type more of the ID."
        ))
    }
    return entry
  }
}

extension LibraryChange {
  /// The name of the change in JSON.
  var name: String {
    switch kind {
    case .log: "watch"
    case .mark(.rating): "rate"
    case .mark(let kind): kind.rawValue
    case .edit: "edit"
    case .remove: "remove"
    case .identify: "identify"
    case .imported: "import"
    }
  }
}

/// A diary entry, and the shortest text that identifies it.
struct DiaryRow: Sendable {
  let entry: DiaryEntry
  let ending: String

  static func rows(_ entries: [DiaryEntry], in library: Library) -> [DiaryRow] {
    let endings = library.endings(of: entries)
    return entries.map { DiaryRow(entry: $0, ending: endings[$0.id] ?? $0.id) }
  }
}

enum DiaryFields {
  static let table = FieldTable<DiaryRow>(
    columns: ["entry", "date", "id", "title", "year", "rating", "rewatch", "tags", "note"],
    shown: ["title", "year", "date", "rating", "rewatch", "entry", "tags", "note"],
    [
      Field("entry", fit: .fixed, "The end of the entry's ID, for 'diary edit' and 'diary remove'.")
      { .text($0.ending) },
      Field("date", fit: .droppable, "The day, if known.") { FieldValue($0.entry.viewing.day) },
      Field("id", fit: .droppable, "The TMDB ID of the movie.") {
        FieldValue($0.entry.viewing.movie.id.tmdb)
      },
      Field("title", "The title.") { .text($0.entry.viewing.movie.title) },
      Field("year", fit: .droppable, "The release year.") {
        FieldValue($0.entry.viewing.movie.year)
      },
      Field("rating", fit: .droppable, "Your rating.") { FieldValue(own: $0.entry.viewing.rating) },
      Field("rewatch", heading: "↻", fit: .droppable, "Whether it was a rewatch.") {
        .flag($0.entry.viewing.isRewatch)
      },
      Field("tags", "Your tags.") {
        .list($0.entry.viewing.tags.map { .text($0) })
      },
      Field("note", "Your note.") { .text($0.entry.viewing.note) },
      Field("key", "The entry's full ID.") { .text($0.entry.id) },
      Field("source", "Where the entry was imported from, if anywhere.") {
        FieldValue($0.entry.viewing.source)
      },
    ])
}
