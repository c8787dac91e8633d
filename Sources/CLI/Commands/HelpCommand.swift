import ViperTerminal
import Wording

extension Commands {
  /// The commands and topics for which there is help.
  private static let topics: [String] =
    others.map(\.spec.name) + ["help"] + HelpTopic.allCases.map(\.rawValue)

  static let help = Command(
    name: "help", overview: "Show help for a command or a topic.",
    arguments: [
      .init(
        name: "topic", help: "A command, environment, exit-codes, formatting, keys or scripts.",
        values: .list(topics)
      )
    ],
    examples: ["help list", "help environment"], readsSettings: false
  ) { (line, context) throws(CommandFailure) in
    let shown = context.console.outputLocalizer
    guard let word = line.arguments.first else {
      return try context.console.write(page(nil, in: shown))
    }
    if let topic = HelpTopic(rawValue: word) {
      return try context.console.write(HelpText.text(of: topic, in: shown))
    }
    guard let command = specs.first(where: { $0.name == word }) else {
      let localizer = context.localizer
      throw line.usage(
        localizer("There is no command '\(word)'.")
          + Suggestion.sentence(for: word, among: topics, in: localizer))
    }
    try context.console.write(page(command, in: shown))
  }

  /// Returns the help page of a command, or of the whole program if the command is `nil`.
  static func page(_ command: CommandSpec?, in localizer: Localizer) -> String {
    HelpText(command, among: specs, globals: GlobalOptions.all, in: localizer).text
  }
}
