import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  private static let dryRun = OptionSpec(
    name: "--dry-run", short: "-n", help: "Show what would be imported, but change nothing.")
  private static let undo = OptionSpec(name: "--undo", help: "Undo the last import.")
    .conflicting(with: dryRun)
  private static let dates = OptionSpec(
    name: "--dates", value: "order", help: "The order of month, day and year in 5/3/2021.",
    kind: .choice(of: ImportedDays.Order.self)
  ).conflicting(with: undo)

  static let importLibrary = MovieCommand(
    CommandSpec(
      name: "import", overview: "Import from another service or an earlier export.",
      fields: ImportFields.table.fields,
      arguments: [
        .init(
          name: "file", help: "A file, a folder, or a ZIP file.", kind: .file)
      ],
      options: [dryRun, dates, undo],
      globals: GlobalOptions.always + [OutputOptions.fields, OutputOptions.width],
      examples: [
        "import letterboxd-someone.zip --dry-run", "import ratings.csv --dates mdy",
        "import library.json", "import --undo",
      ],
      note:
        """
        Reads exports from Letterboxd, IMDb, Trakt, Simkl, movary, Yamtrack, TMDB and TV Time, and \
        files written by 'export'. Importing a file again adds only what is new, and keeps your own \
        changes. Movies are matched by ID, or by title and year. No requests are sent.
        """
    )
  ) { line, context in
    if line.has(undo) {
      guard line.arguments.isEmpty else { throw line.conflict(undo.name, line.arguments[0]) }
      return try await DiaryRun(line, context).undoImport()
    }
    guard let path = line.paths.first else {
      throw line.usage(
        line.localizer.text("Specify a file, a folder or a ZIP file, or --undo."))
    }
    let selection = try ImportFields.table.selection(context.style, line, isSorted: false)
    let gateways = try Gateways(line, context)
    let contents = try contents(
      of: path,
      ImportedDays(
        today: gateways.today, order: line.choice(dates, of: ImportedDays.Order.self)), context)
    let run = LogRun(gateways: gateways, context: context)
    let library = try await run.read()
    let merge =
      line.has(dryRun)
      ? LibraryMerge(contents.rows, events: contents.events, into: library, at: 0, batch: "")
      : try await run.store().merge(contents.rows, events: contents.events)
    let summary = ImportSummary(
      merge, contents.problems, isDryRun: line.has(dryRun), in: context.localizer)
    summary.note(context)
    try context.print(summary, in: selection)
  }

  private static func contents(
    of path: SystemText, _ days: ImportedDays, _ context: Context
  ) throws -> ImportedContents {
    let files = try ImportFiles(path, context)
    let localizer = context.localizer
    func failure(_ message: String) -> CommandFailure {
      CommandFailure(exitCode: .badData, code: "bad-input", message: message)
    }
    let contents: ImportedContents
    do throws(ImportReader.NeedsOrder) {
      contents = try ImportReader(days: days).contents(of: files)
    } catch {
      throw failure(ImportError.Reason.unclearDates(error.file).text(in: localizer))
    }
    guard contents.rows.isEmpty, contents.events.isEmpty else { return contents }
    let reasons = ImportSummary.combined(contents.problems, in: localizer)
      .prefix(ImportSummary.maxNotes).map { problem in
        files.files.count == 1 && problem.lines.isEmpty
          ? problem.reason : "\(problem.place(in: localizer)): \(problem.reason)"
      }
    throw failure(
      ([localizer.text("\(path.text) contains nothing to import.")] + reasons)
        .joined(separator: " "))
  }
}

/// The printed summary of an import.
struct ImportSummary: Sendable {
  /// What was skipped for one reason: lines of a file, or whole files.
  struct Problem: Sendable {
    /// The reason, as a sentence.
    let reason: String
    var files: [String]
    var lines: [Int]

    var count: Int { lines.isEmpty ? files.count : lines.count }

    /// Returns the names of the files, or the file and the numbers of its lines.
    func place(in localizer: Localizer) -> String {
      let maxShown = 5
      let names = lines.isEmpty ? files : lines.map { "\($0)" }
      let shown = names.prefix(maxShown).joined(separator: ", ")
      let more = names.count > maxShown ? ", … (\(localizer.count(names.count)))" : ""
      return (lines.isEmpty ? "" : "\(files[0]):") + shown + more
    }
  }

  /// The maximum number of problems to print as notes.
  static let maxNotes = 20

  let new, changed, known, unlisted: Int
  let problems: [Problem]
  let isDryRun: Bool

  init(
    _ merge: LibraryMerge, _ problems: [ImportError], isDryRun: Bool, in localizer: Localizer
  ) {
    (new, changed, known) = (merge.new, merge.changed, merge.known)
    unlisted = merge.unlisted.count
    self.problems = Self.combined(problems, in: localizer)
    self.isDryRun = isDryRun
  }

  /// Combines equal problems.
  static func combined(_ problems: [ImportError], in localizer: Localizer) -> [Problem] {
    struct Key: Hashable {
      let reason: ImportError.Reason
      let file: String?
    }
    var (indices, combined): ([Key: Int], [Problem]) = ([:], [])
    for problem in problems {
      let (file, line) = (problem.position.file, problem.position.line)
      let key = Key(reason: problem.reason, file: line > 0 ? file : nil)
      let index = indices[key] ?? combined.count
      if index == combined.count {
        indices[key] = index
        combined.append(
          Problem(reason: problem.reason.text(in: localizer), files: [], lines: []))
      }
      if line > 0 { combined[index].lines.append(line) }
      if line == 0 || combined[index].files.isEmpty { combined[index].files.append(file) }
    }
    return combined
  }

  /// Writes notes about what was skipped, and about films that the catalog does not have.
  func note(_ context: Context) {
    let localizer = context.localizer
    for problem in problems.prefix(Self.maxNotes) {
      let (place, text) = (problem.place(in: localizer), problem.reason)
      context.console.note(
        TerminalSanitizer.clean(localizer.text("Note: skipped \(place): \(text)")))
    }
    if problems.count > Self.maxNotes {
      let more = localizer.count(problems.count - Self.maxNotes)
      context.console.note(
        localizer.text("Note: also skipped: \(more). Use --json to see all of them."))
    }
    if unlisted > 0 {
      let command = "\(About.name) library identify"
      let count = localizer.count(unlisted)
      context.console.note(
        localizer.text(
          """
          Note: films not in the catalog: \(count). Run '\(command)' with a TMDB token to complete \
          them.
          """))
    }
  }
}

enum ImportFields {
  private static let columns = ["new", "changed", "known", "unlisted", "skipped"]

  static let table = FieldTable<ImportSummary>(
    columns: columns, members: columns + ["problems", "dry_run"],
    [
      Field("new", fit: .droppable, "The number of entries and marks added.") { .number($0.new) },
      Field("changed", fit: .droppable, "The number of entries changed.") { .number($0.changed) },
      Field("known", fit: .droppable, "Already in the library, including entries you removed.") {
        .number($0.known)
      },
      Field("unlisted", fit: .droppable, "The number of films without a TMDB ID.") {
        .number($0.unlisted)
      },
      Field("skipped", fit: .droppable, "The number of rows and files skipped.") {
        .number($0.problems.reduce(0) { $0 + $1.count })
      },
      Field("problems", "Why rows and files were skipped: reason, count, files and lines.") {
        summary in
        .list(
          summary.problems.map { problem in
            .record(
              Record(
                members: [
                  ("reason", .text(problem.reason)),
                  ("count", .number(problem.count)),
                  ("files", .list(problem.files.map { .text($0) })),
                  ("lines", .list(problem.lines.map { .number($0) })),
                ], cells: ["files", "reason"]))
          })
      },
      Field("dry_run", fit: .droppable, "Whether this was a dry run.") { .flag($0.isDryRun) },
    ])
}
