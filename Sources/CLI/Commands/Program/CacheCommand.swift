import ViperCommandLine
import ViperLocalization
import ViperPlatform

extension Commands {
  private enum Task: String, CaseIterable { case path, clear }

  static let cache = MovieCommand(
    CommandSpec(
      name: "cache", overview: "Show the cache folder or clear the cache.",
      arguments: [
        .init(
          name: "task", help: "path or clear.", isRequired: true,
          kind: .words { Task.allCases.map(\.rawValue) })
      ],
      globals: GlobalOptions.always,
      examples: ["cache path", "cache clear"], readsSettings: false
    )
  ) { line, context in
    let localizer = context.localizer
    let word = line.arguments[0]
    let task: Task = try line.choice(word) { _ in
      localizer.text("Unknown task '\(word)'. Use path or clear.")
    }
    guard let folder = ResponseFolder(.responses, context.environment) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-cache",
        message: localizer.text("No cache folder. Set HOME or XDG_CACHE_HOME."))
    }
    switch task {
    case .path: try context.report(path: folder.path)
    case .clear:
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
