import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  private enum LibraryTask: String, CaseIterable { case path, check, compact, upload }

  private static let uploadYes = OptionSpec(
    name: "--yes", short: "-y", help: "Upload without asking.")
  private static let uploadDryRun = OptionSpec(
    name: "--dry-run", short: "-n", help: "Show what would be sent, but send nothing.")
  /// The options that only `upload` accepts.
  private static let uploadOptions =
    [uploadYes, uploadDryRun, OutputOptions.fields]
    + [ServiceOptions.source, ServiceOptions.offline, ServiceOptions.timeout]

  static let library = MovieCommand(
    CommandSpec(
      name: "library", overview: "Check or compact the diary file, or upload marks.",
      arguments: [
        .init(
          name: "task", help: "path, check, compact or upload.", isRequired: true,
          kind: .words { LibraryTask.allCases.map(\.rawValue) })
      ],
      options: [uploadYes, uploadDryRun],
      globals: GlobalOptions.account
        + [OutputOptions.fields, OutputOptions.width],
      examples: [
        "library path", "library check", "library compact", "library upload --dry-run",
        "library upload --yes",
      ],
      note:
        """
        'check' lists damaged lines by number, and exits with 65 if there are any. 'compact' \
        removes lines that are no longer needed, and keeps the previous file as a backup. \
        'upload' sends the favorites, watchlist and ratings on this computer to the account that \
        you are logged in to, except those that it already has. A rating replaces a different one \
        there. The diary is not sent, and nothing on this computer is removed. Without a terminal, \
        --yes is required. With TMDB, at most four requests are sent per second.
        """, readsSettings: false
    )
  ) { line, context in
    let localizer = context.localizer
    let word = line.arguments[0]
    let task: LibraryTask = try line.choice(word) {
      localizer.text("Unknown task '\(word)'. Use one of: \($0).")
    }
    for option in uploadOptions where task != .upload && line.has(option) {
      throw line.conflict("library \(task.rawValue)", option.name)
    }
    let file = LibraryFile(context.environment)
    guard let path = file.path else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-library",
        message: localizer.text("No folder for your diary. Set HOME or XDG_DATA_HOME."))
    }
    switch task {
    case .path: try context.report(path: path)
    case .upload: try await upload(line, context)
    case .check: try report(try await file.check(), context)
    case .compact:
      let (before, after) = try await file.compact()
      try context.report([("after", .number(after)), ("before", .number(before))])
      guard context.console.isErrorTerminal else { return }
      let (old, new) = (localizer.count(before), localizer.count(after))
      context.console.note(
        localizer.text("Lines before: \(old), after: \(new). Backup: \(LibraryFile.backupName)"))
    }
  }

  @MainActor
  private static func upload(_ line: ParsedLine, _ context: Context) async throws {
    let selection = try UploadFields.table.selection(context.style, line, isSorted: false)
    let canAsk = context.console.isInputTerminal && context.console.isErrorTerminal
    let asks = !line.has(uploadYes) && !line.has(uploadDryRun)
    guard canAsk || !asks else {
      throw line.usage(context.localizer.text("Cannot ask: not a terminal. Use \(uploadYes.name)."))
    }
    let isLive = try ServiceChoice(line, context).isLive
    let gateways = try Gateways(
      line, context, around: isLive ? { ThrottlingTransport($0) } : nil)
    let run = try await UploadRun(gateways, line, context)
    let library = try await LogRun(gateways: gateways, context: context).read()
    let (summary, failure) = try await run.send(
      library.currentMarks, isDryRun: line.has(uploadDryRun)
    ) { question in
      guard asks, !Prompt(console: context.console).confirms(question) else { return }
      throw CommandFailure(
        exitCode: .interrupted, code: "cancelled",
        message: context.localizer.text("Canceled. Nothing was sent."))
    }
    try context.print(summary, in: selection)
    summary.note(context)
    if let failure { throw failure }
  }

  private static func report(_ check: LibraryCheck, _ context: Context) throws {
    let selection = DamageFields.table.defaultSelection
    let rows = check.lines
    let events = context.localizer.count(check.events)
    try context.print(
      rows, as: "lines",
      others: [("events", .number(check.events)), ("unknown", .number(check.unknown))],
      in: selection, empty: context.localizer.text("No damaged lines. Events: \(events)"))
    if !rows.isEmpty { throw CommandFailure.quiet(.badData) }
  }
}

private enum DamageFields {
  static let table = FieldTable<(number: Int, damage: LibraryCheck.Damage)>(
    columns: ["line", "damage"],
    [
      Field("line", fit: .fixed, "The line number.") { .number($0.number) },
      Field("damage", "damaged, incomplete or repeated.") { .text($0.damage.rawValue) },
    ])
}
