extension Commands {
  static let help = CommandSpec(
    name: "help", overview: "Show help for a command.",
    arguments: [.init(name: "subcommand", help: "The command to explain.")],
    examples: ["help list"]
  ) { (line, context) throws(Stop) in
    guard let word = line.arguments.first else {
      return try context.console.write(HelpText(nil, among: all).text)
    }
    guard let command = all.first(where: { $0.name == word }) else {
      throw line.usage(
        "There is no command '\(word)'."
          + Suggestion.sentence(for: word, among: all.map(\.name)))
    }
    try context.console.write(HelpText(command, among: all).text)
  }
}
