import Wording

extension Commands {
  /// The commands and topics for which there is help.
  private static let topics: [String] =
    others.map(\.name) + ["help"] + HelpTopic.allCases.map(\.rawValue)

  static let help = CommandSpec(
    name: "help", overview: "Show help for a command or a topic.",
    arguments: [
      .init(
        name: "topic", help: "A command, environment, exit-codes or scripts.", values: .list(topics)
      )
    ],
    examples: ["help list", "help environment"]
  ) { (line, context) throws(Stop) in
    let shown = context.console.outputWords
    guard let word = line.arguments.first else {
      return try context.console.write(HelpText(nil, among: all, in: shown).text)
    }
    if let topic = HelpTopic(rawValue: word) {
      return try context.console.write(HelpText.text(of: topic, in: shown))
    }
    guard let command = all.first(where: { $0.name == word }) else {
      let localizer = context.localizer
      throw line.usage(
        localizer("There is no command '\(word)'.")
          + Suggestion.sentence(for: word, among: topics, in: localizer))
    }
    try context.console.write(HelpText(command, among: all, in: shown).text)
  }
}
