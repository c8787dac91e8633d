import ViperCommandLine
import ViperLocalization
import ViperPlatform

extension Commands {
  static let cache = MovieCommand(
    CommandSpec(
      name: "cache", overview: "Show the cache folder or clear the cache.",
      document: "path; also responses and pictures after clear.",
      globals: GlobalOptions.always),
    tasks: [
      MovieCommand(
        CommandSpec(
          name: "cache path", overview: "Print the path of the cache folder.", effect: .reads,
          globals: GlobalOptions.always, examples: ["cache path"], readsSettings: false)
      ) { _, context in try context.report(path: cacheFolder(context).path) },
      MovieCommand(
        CommandSpec(
          name: "cache clear", overview: "Remove all cached responses and pictures.", effect: .sets,
          globals: GlobalOptions.always, examples: ["cache clear"], readsSettings: false)
      ) { _, context in try clear(cacheFolder(context), context) },
    ])

  private static func cacheFolder(_ context: Context) throws -> ResponseFolder {
    guard let folder = ResponseFolder(.responses, context.environment) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-cache",
        message: context.localizer.text("No cache folder. Set HOME or XDG_CACHE_HOME."))
    }
    return folder
  }

  private static func clear(_ folder: ResponseFolder, _ context: Context) throws {
    let localizer = context.localizer
    let responses = try clear(folder, context.console) {
      $0 == 1
        ? localizer.text("Removed \($0) response.") : localizer.text("Removed \($0) responses.")
    }
    var pictures = 0
    if let folder = ResponseFolder(.pictures, context.environment) {
      pictures = try clear(folder, context.console) {
        // Omit the note if there are no pictures, as is usually the case.
        $0 == 0
          ? nil
          : $0 == 1
            ? localizer.text("Removed \($0) picture.") : localizer.text("Removed \($0) pictures.")
      }
    }
    try context.report([("responses", .number(responses)), ("pictures", .number(pictures))])
  }

  private static func clear(
    _ folder: ResponseFolder, _ console: Console, note: (Int) -> String?
  ) throws -> Int {
    do throws(SystemFileError) {
      let count = try folder.clear()
      if console.isErrorTerminal, let note = note(count) { console.note(note) }
      return count
    } catch {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "cache-not-writable",
        message: console.localizer.text(
          "Cannot clear the cache in \(folder.path.text): \(error.reason)."))
    }
  }
}
