import Wording

extension Commands {
  private enum Task: String, CaseIterable { case path, clear }

  static let cache = CommandSpec(
    name: "cache", overview: "Show where answers are kept, or remove them.",
    arguments: [
      .init(
        name: "task", help: "path or clear.", isRequired: true, values: .cases(of: Task.self))
    ],
    examples: ["cache path", "cache clear"]
  ) { (line, context) throws(Stop) in
    let localizer = context.localizer
    let word = line.arguments[0]
    guard let task = Task(rawValue: word) else {
      throw line.usage(
        localizer("There is no task '\(word)'; there are path and clear.")
          + Suggestion.sentence(for: word, among: Task.allCases.map(\.rawValue), in: localizer))
    }
    guard let folder = CacheFolder(context.environment) else {
      throw Stop(
        exitCode: .cannotWrite, code: "no-cache",
        message: localizer("There is no place for a cache: set HOME, or XDG_CACHE_HOME."))
    }
    switch task {
    case .path:
      // Another program receives the path without changes. A terminal must not receive control
      // characters.
      let isSeen = context.console.isOutputTerminal
      try context.console.write((isSeen ? SafeText.clean(folder.path) : folder.path) + "\n")
    case .clear: try clear(folder, context.console)
    }
  }

  private static func clear(_ folder: CacheFolder, _ console: Console) throws(Stop) {
    let localizer = console.localizer
    do throws(FileProblem) {
      let count = try folder.clear()
      if console.isErrorTerminal {
        console.note(
          count == 1 ? localizer("Removed \(count) answer.") : localizer("Removed \(count) answers."))
      }
    } catch {
      throw Stop(
        exitCode: .cannotWrite, code: "cache-not-writable",
        message: localizer("The cache in \(folder.path) cannot be removed: \(error.reason)."))
    }
  }
}
