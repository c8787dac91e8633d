import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  private enum LibraryTask: String, CaseIterable { case path, check, compact }

  static let library = MovieCommand(
    CommandSpec(
      name: "library", overview: "Show, check or compact the diary file.",
      arguments: [
        .init(
          name: "task", help: "path, check or compact.", isRequired: true,
          values: .list(LibraryTask.allCases.map(\.rawValue)))
      ],
      globals: GlobalOptions.always + [OutputOptions.width],
      examples: ["library path", "library check", "library compact"],
      note:
        """
        'check' lists damaged lines by number, and exits with 65 if there are any. 'compact' \
        removes lines that are no longer needed, and keeps the previous file as a backup.
        """, readsSettings: false
    )
  ) { (line, context) throws(CommandFailure) in
    let localizer = context.localizer
    let word = line.arguments[0]
    let task: LibraryTask = try line.choice(word) {
      localizer("Unknown task '\(word)'. Use one of: \($0).")
    }
    let file = LibraryFile(context.environment)
    guard let path = file.path else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-library",
        message: localizer("No folder for your diary. Set HOME or XDG_DATA_HOME."))
    }
    switch task {
    case .path: try context.report(path: path)
    case .check: try report(try await check(file, localizer), context)
    case .compact:
      let (before, after) = try await compact(file, localizer)
      try context.report([("after", .number(after)), ("before", .number(before))])
      guard context.console.isErrorTerminal else { return }
      let (old, new) = (localizer.count(before), localizer.count(after))
      context.console.note(
        localizer("Lines before: \(old), after: \(new). Backup: \(LibraryFile.backupName)"))
    }
  }

  private static func check(
    _ file: LibraryFile, _ localizer: Localizer
  ) async throws(CommandFailure) -> LibraryCheck {
    do throws(MovieError) { return try await file.check() } catch {
      throw CommandFailure(error, in: localizer)
    }
  }

  private static func compact(
    _ file: LibraryFile, _ localizer: Localizer
  ) async throws(CommandFailure) -> (before: Int, after: Int) {
    do throws(MovieError) { return try await file.compact() } catch {
      throw CommandFailure(error, in: localizer)
    }
  }

  private static func report(
    _ check: LibraryCheck, _ context: Context
  ) throws(CommandFailure) {
    let localizer = context.localizer
    let selection = DamageFields.table.defaultSelection
    let rows = check.lines
    let events = localizer.count(check.events)
    try context.print(
      rows, as: "lines",
      others: [("events", .number(check.events)), ("unknown", .number(check.unknown))],
      in: selection, empty: localizer("No damaged lines. Events: \(events)"))
    if !rows.isEmpty { throw .quiet(.badData) }
  }
}

private enum DamageFields {
  static let table = FieldTable<(number: Int, damage: LibraryCheck.Damage)>(
    columns: ["line", "damage"],
    [
      Field("line", fit: .kept, "The line number.") { .number($0.number) },
      Field("damage", "damaged, incomplete or repeated.") { .text($0.damage.rawValue) },
    ])
}
