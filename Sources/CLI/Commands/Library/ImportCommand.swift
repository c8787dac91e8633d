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
    kind: .choice(of: DateOrder.self)
  ).conflicting(with: undo)

  static let importLibrary = MovieCommand(
    CommandSpec(
      name: "import", overview: "Import from another service or an earlier export.",
      effect: .changes,
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
        changes. Movies are matched by ID, or by title and year. No requests are sent. In the \
        window, ':' has 'Import a file…'.
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
    _ = try await LogRun(gateways: gateways, context: context).read()
    let run = ImportRun(
      gateways: gateways, environment: context.environment, localizer: context.localizer)
    let report: ImportReport
    do {
      report = try await SlowWork(context).run { show in
        try await run.report(
          on: path, order: line.choice(dates, of: DateOrder.self), isDryRun: line.has(dryRun)
        ) { show(context.localizer.sentence($0)) }
      }
    } catch let error as ImportLine.Mistake {
      let advice = context.localizer.text("Use '--dates mdy' or '--dates dmy'.")
      throw CommandFailure.badInput("\(error.reason.text(in: context.localizer)) \(advice)")
    }
    report.note(context)
    try context.print(report, in: selection)
  }
}

extension ImportReport {
  /// Writes notes about what was skipped, and about films that the catalog does not have.
  fileprivate func note(_ context: Context) {
    let localizer = context.localizer
    for skipped in skipped.prefix(Self.maxNotes) {
      let sentence = localizer.sentence(skipped)
      let note =
        skipped.isPartial
        ? localizer.text("Note: \(sentence)") : localizer.text("Note: skipped \(sentence)")
      context.console.note(TerminalSanitizer.clean(note))
    }
    if skipped.count > Self.maxNotes {
      let more = localizer.count(skipped.count - Self.maxNotes)
      context.console.note(
        localizer.text("Note: also skipped: \(more). Use --json to see all of them."))
    }
    if unlisted > 0 {
      let advice = localizer.identifyAdvice(command: ImportRun.identifyCommand)
      let count = localizer.count(unlisted)
      context.console.note(localizer.text("Note: films not in the catalog: \(count). \(advice)"))
    }
  }
}

enum ImportFields {
  private static let columns = ["new", "changed", "known", "unlisted", "skipped"]

  static let table = FieldTable<ImportReport>(
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
        .number($0.skippedCount)
      },
      Field("problems", "Why rows and files were skipped: reason, count, files and lines.") {
        report in
        .list(
          report.skipped.map { problem in
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
