import MovieEntities
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  private static let dryRun = OptionSpec(
    name: "--dry-run", short: "-n", help: "Show what would be imported, but change nothing."
  ).conflicting(with: unresolved)
  private static let undo = OptionSpec(name: "--undo", help: "Undo the last import.")
    .conflicting(with: dryRun)
  private static let listTarget = OptionSpec(
    name: "--list", value: "target",
    help: "What to import the movies in a list as.",
    kind: .choice(of: ImportReader.ListTarget.self))
  private static let unresolved = OptionSpec(
    name: "--unresolved", value: "file",
    help: "Where to write movies that were not found, to correct and import.", kind: .file,
    default: "the input's name plus '-unresolved.csv'")

  static let importLibrary = MovieCommand(
    CommandSpec(
      name: "import", overview: "Import from Letterboxd, IMDb or an earlier export.",
      fields: ImportFields.table.fields,
      arguments: [
        .init(
          name: "file", help: "A file, a folder, or a ZIP file.", kind: .file)
      ],
      options: [dryRun, listTarget, unresolved, RecordOption.force.needing(unresolved), undo],
      globals: GlobalOptions.importing,
      examples: [
        "import letterboxd-someone.zip --dry-run", "import ratings.csv",
        "import list.csv --list watchlist", "import library.json", "import --undo",
      ],
      note:
        """
        Reads exports from Letterboxd and IMDb, and files written by 'export'. Importing a file \
        again adds only what is new, and keeps your own changes. Movies are matched by ID, or by \
        title and year. With TMDB, at most four requests are sent per second.
        """
    )
  ) { line, context in
    if line.has(undo) {
      guard line.arguments.isEmpty else { throw line.conflict(undo.name, line.arguments[0]) }
      return try await DiaryRun(line, context).undoImport()
    }
    guard !line.paths.isEmpty else {
      throw line.usage(
        line.localizer.text("Specify a file, a folder or a ZIP file, or --undo."))
    }
    let target = line.choice(listTarget, of: ImportReader.ListTarget.self)
    let selection = try ImportFields.table.selection(context.style, line, isSorted: false)
    let file = try line.path(unresolved).map { path in
      let file = OutputFile(
        path: path, isForced: line.has(RecordOption.force), localizer: line.localizer)
      if file.isTaken { throw RecordOption.isTaken(path, line) }
      return file
    }
    let path = line.paths[0]
    let isLive = try ServiceChoice(line, context).isLive
    let gateways = try Gateways(
      line, context, around: isLive ? { ThrottlingTransport($0) } : nil)
    let contents = try contents(of: path, target, gateways, line, context)
    let run = ImportRun(
      LogRun(gateways: gateways, context: context), isDryRun: line.has(dryRun))
    try await run.add(contents)
    let report = ImportReport(
      contents: contents, counts: run.counts, unresolved: run.unresolved,
      isDryRun: line.has(dryRun))
    try report.print(
      to: file ?? ImportReport.file(for: path, line.localizer), selection, gateways, context)
  }

  private static func contents(
    of path: SystemText, _ target: ImportReader.ListTarget?, _ gateways: Gateways,
    _ line: ParsedLine, _ context: Context
  ) throws -> ImportedContents {
    let files = try ImportFiles(path, context)
    let values = ImportedValues(today: gateways.today.day)
    let contents: ImportedContents
    do throws(ImportReader.NeedsTarget) {
      contents = try ImportReader(values: values, target: target).contents(of: files)
    } catch {
      throw line.usage(
        context.localizer.text(
          "\(error.file) is a list. Specify how to import it with '\(listTarget.usage)'."))
    }
    if contents.items.isEmpty, contents.events.isEmpty {
      ImportReport.note(contents.problems, context)
      throw CommandFailure(
        exitCode: .badData, code: "bad-input",
        message: context.localizer.text("\(path.text) contains nothing to import."))
    }
    return contents
  }
}

extension GlobalOptions {
  /// The options of a command that prints a summary and may send requests.
  static let importing = page.filter { $0 != OutputOptions.noPager }
}

/// The result of an import.
@MainActor
struct ImportReport {
  /// The maximum number of problems to print as notes.
  private nonisolated static let maxNotes = 20

  let contents: ImportedContents
  let counts: ImportRun.Counts
  let unresolved: [(item: ImportedItem, reason: ImportRun.Missing)]
  let isDryRun: Bool

  /// Returns a new file beside the input for the movies that were not found.
  static func file(for input: SystemText, _ localizer: Localizer) -> OutputFile {
    var base = input.bytes
    while base.count > 1, base.last == UInt8(ascii: "/") { base.removeLast() }
    let stem = SystemText(base).stem.path
    // Keep a file from an earlier import, because the user may have corrected it.
    for number in 1... {
      let suffix = number == 1 ? "" : "-\(number)"
      let path: SystemText = "\(stem)-unresolved\(suffix).csv"
      if path.kind == nil { return OutputFile(path: path, isForced: false, localizer: localizer) }
    }
    return OutputFile(path: input, isForced: false, localizer: localizer)
  }

  /// Writes the movies that were not found to a file, and prints the counts.
  func print(
    to file: OutputFile, _ selection: FieldSelection<ImportSummary>, _ gateways: Gateways,
    _ context: Context
  ) throws {
    let localizer = context.localizer
    var failure: (any Error)?
    var written: String?
    if !unresolved.isEmpty, !isDryRun {
      let rows = unresolved.map { item, reason in
        LibraryCSV.cells(item.film, item.fact) + [text(reason, localizer)]
      }
      do {
        try file.write(Array(CSVText.lines([LibraryCSV.header + ["problem"]] + rows).utf8))
        written = file.path.text
      } catch {
        // Still print the counts, because the rest has been imported.
        failure = error
      }
    }
    Self.note(contents.problems, context)
    let problems = contents.problems.map { problem in
      (problem.position, problem.reason.text(in: localizer))
    }
    try context.print(
      ImportSummary(
        counts: counts, notFound: unresolved.count, problems: problems, unresolved: written,
        isDryRun: isDryRun), in: selection)
    if let failure { throw failure }
    guard !unresolved.isEmpty else { return }
    if let written {
      let path = TerminalSanitizer.clean(written)
      context.console.note(
        localizer.text(
          "Note: movies not found are listed in \(path). Correct and import that file."))
    }
    if !gateways.isLive { context.console.note(Gateways.sourceNote(in: localizer)) }
  }

  /// Writes notes about what was skipped.
  nonisolated static func note(_ problems: [ImportError], _ context: Context) {
    let localizer = context.localizer
    for problem in problems.prefix(maxNotes) {
      let (position, text) = (problem.position, problem.reason.text(in: localizer))
      let start = position.line > 0 ? "\(position.file):\(position.line)" : position.file
      context.console.note(
        TerminalSanitizer.clean(localizer.text("Note: skipped \(start): \(text)")))
    }
    if problems.count > maxNotes {
      let more = localizer.count(problems.count - maxNotes)
      context.console.note(
        localizer.text("Note: also skipped: \(more). Use --json to see all of them."))
    }
  }

  private func text(_ reason: ImportRun.Missing, _ localizer: Localizer) -> String {
    switch reason {
    case .notFound: localizer.text("not found")
    case .noYear: localizer.text("year missing")
    case .ambiguous(let count): localizer.text("movies with this title and year: \(count)")
    }
  }
}

/// The printed summary of an import.
struct ImportSummary: Sendable {
  let counts: ImportRun.Counts
  let notFound: Int
  let problems: [(position: ImportPosition, text: String)]
  let unresolved: String?
  let isDryRun: Bool
}

enum ImportFields {
  private static let columns = [
    "new", "changed", "known", "not_found", "skipped", "unresolved",
  ]

  static let table = FieldTable<ImportSummary>(
    columns: columns, members: columns + ["problems", "dry_run"],
    [
      Field("new", fit: .droppable, "The number of entries and marks added.") {
        .number($0.counts.new)
      },
      Field("changed", fit: .droppable, "The number of entries and marks changed.") {
        .number($0.counts.changed)
      },
      Field("known", fit: .droppable, "The number that the library has, or once had.") {
        .number($0.counts.known)
      },
      Field("not_found", fit: .droppable, "The number whose movies were not found.") {
        .number($0.notFound)
      },
      Field("skipped", fit: .droppable, "The number of rows and files skipped.") {
        .number($0.problems.count)
      },
      Field("unresolved", "The file that lists the movies that were not found.") {
        FieldValue($0.unresolved)
      },
      Field(
        "problems",
        "The skipped rows and files, each with file, line and reason."
      ) { summary in
        .list(
          summary.problems.map { position, text in
            .record(
              Record(
                members: [
                  ("file", .text(position.file)),
                  ("line", position.line > 0 ? .number(position.line) : .none),
                  ("reason", .text(text)),
                ], cells: ["file", "line", "reason"]))
          })
      },
      Field("dry_run", fit: .droppable, "Whether this was a dry run.") { .flag($0.isDryRun) },
    ])
}
