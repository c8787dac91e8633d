import Platform
import ViperTerminal
import Wording

extension Commands {
  private enum Task: String, CaseIterable { case path, clear }

  static let cache = Command(
    name: "cache", overview: "Show the folder of the cache, or clear it.",
    arguments: [
      .init(
        name: "task", help: "path or clear.", isRequired: true, values: .cases(of: Task.self))
    ],
    globals: GlobalOptions.always,
    examples: ["cache path", "cache clear"], readsSettings: false
  ) { (line, context) throws(CommandFailure) in
    let localizer = context.localizer
    let word = line.arguments[0]
    guard let task = Task(rawValue: word) else {
      throw line.usage(
        localizer("There is no task '\(word)'; there are path and clear.")
          + Suggestion.sentence(for: word, among: Task.allCases.map(\.rawValue), in: localizer))
    }
    guard let folder = CacheFolder(context.environment) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-cache",
        message: localizer("There is no folder for a cache: set HOME or XDG_CACHE_HOME."))
    }
    switch task {
    case .path:
      // Another program receives the path without changes. A terminal must not receive control
      // characters.
      let isSeen = context.console.isOutputTerminal
      let path = folder.path
      if context.style.isJSON { return try context.report([("path", .text(path.text))]) }
      let shown = isSeen ? SystemText(TerminalSanitizer.clean(path.text)) : path
      try context.console.write("\(shown)\n" as SystemText)
    case .clear:
      let responses = try clear(folder, context.console)
      let pictures = try PictureFolder(context.environment).map { folder throws(CommandFailure) in
        try clear(folder, context.console)
      }
      try context.report([
        ("responses", .number(responses)), ("pictures", .number(pictures ?? 0)),
      ])
    }
  }

  private static func clear(
    _ folder: CacheFolder, _ console: Console
  ) throws(CommandFailure) -> Int {
    let localizer = console.localizer
    do throws(FileProblem) {
      let count = try folder.clear()
      if console.isErrorTerminal {
        console.note(
          count == 1
            ? localizer("Removed \(count) response.") : localizer("Removed \(count) responses."))
      }
      return count
    } catch {
      throw notWritable(folder.path, error, localizer)
    }
  }

  private static func clear(
    _ folder: PictureFolder, _ console: Console
  ) throws(CommandFailure) -> Int {
    let localizer = console.localizer
    do throws(FileProblem) {
      let count = try folder.clear()
      // No note says that there were none, because most runs store no picture.
      guard count > 0, console.isErrorTerminal else { return count }
      console.note(
        count == 1
          ? localizer("Removed \(count) picture.") : localizer("Removed \(count) pictures."))
      return count
    } catch {
      throw notWritable(folder.path, error, localizer)
    }
  }

  private static func notWritable(
    _ path: SystemText, _ problem: FileProblem, _ localizer: Localizer
  ) -> CommandFailure {
    CommandFailure(
      exitCode: .cannotWrite, code: "cache-not-writable",
      message: localizer("The cache in \(path.text) cannot be removed: \(problem.reason)."))
  }
}
