import MovieEntities
import MovieLibrary
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  static let library = MovieCommand(
    CommandSpec(
      name: "library", overview: "Check the diary, identify films, or upload marks.",
      document: "For 'path', path; for 'check', events, unknown and lines.",
      globals: GlobalOptions.always),
    tasks: [
      MovieCommand(
        CommandSpec(
          name: "library path", overview: "Print the path of the diary file.", effect: .reads,
          globals: GlobalOptions.always, examples: ["library path"], readsSettings: false)
      ) { _, context in try context.report(path: libraryFile(context).path) },
      MovieCommand(
        CommandSpec(
          name: "library check", overview: "Check the diary file for damage.", effect: .reads,
          globals: GlobalOptions.always + [OutputOptions.width], examples: ["library check"],
          note: "Lists damaged lines by number, and exits with 65 if there are any.",
          readsSettings: false)
      ) { _, context in try report(try await libraryFile(context).file.check(), context) },
      identify, upload,
    ])

  private static func libraryFile(
    _ context: Context
  ) throws -> (file: LibraryFile, path: SystemText) {
    let file = LibraryFile(context.environment)
    guard let path = file.path else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-library",
        message: context.localizer.text("No folder for your diary. Set HOME or XDG_DATA_HOME."))
    }
    return (file, path)
  }

  private static let uploadYes = OptionSpec(
    name: "--yes", short: "-y", help: "Upload without asking.")
  private static let uploadDryRun = OptionSpec(
    name: "--dry-run", short: "-n", help: "Show what would be sent, but send nothing.")

  private static let upload = MovieCommand(
    CommandSpec(
      name: "library upload", overview: "Send the marks on this computer to your account.",
      effect: .sets,
      fields: UploadFields.table.fields,
      options: [uploadYes, uploadDryRun],
      globals: GlobalOptions.account + [OutputOptions.fields, OutputOptions.width],
      examples: ["library upload --dry-run", "library upload --yes"],
      note:
        """
        Sends the favorites, watchlist and ratings on this computer to the account that you are \
        logged in to, except those that it already has. A rating replaces a different one there. \
        The diary is not sent, and nothing on this computer is removed. Without a terminal, --yes \
        is required. With TMDB, at most four requests are sent per second.
        """, readsSettings: false
    )
  ) { line, context in
    _ = try libraryFile(context)
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
    let library = try await IdentifyRun(LogRun(gateways: gateways, context: context))
      .identifiedLibrary(isDryRun: line.has(uploadDryRun))
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
