extension Commands {
  static let help = CommandSpec(
    name: "help", overview: "Show help for a command or a topic.",
    arguments: [
      .init(name: "topic", help: "A command, environment or exit-codes.")
    ],
    examples: ["help list", "help environment"]
  ) { (line, context) throws(Stop) in
    guard let word = line.arguments.first else {
      return try context.console.write(HelpText(nil, among: all).text)
    }
    if let topic = HelpTopic(rawValue: word) {
      return try context.console.write(HelpText.text(of: topic))
    }
    guard let command = all.first(where: { $0.name == word }) else {
      let words = all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
      throw line.usage(
        "There is no command '\(word)'." + Suggestion.sentence(for: word, among: words))
    }
    try context.console.write(HelpText(command, among: all).text)
  }
}
