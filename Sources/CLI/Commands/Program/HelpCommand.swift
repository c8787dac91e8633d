import ViperLocalization
import ViperTerminal

extension Commands {
  private static let manual = OptionSpec(
    name: "--man", help: "Print the source of the man page, in roff.")

  /// The commands and topics for which there is help.
  private static let topics: [String] =
    others.map(\.name) + ["help"] + HelpTopic.allCases.map(\.rawValue)

  static let help = CommandSpec(
    name: "help", overview: "Show help for a command or a topic.",
    arguments: [
      .init(
        name: "topic", help: "A command, environment, exit-codes, formatting, keys or scripts.",
        values: .list(topics)
      )
    ],
    options: [manual],
    globals: GlobalOptions.always + [OutputOptions.width, OutputOptions.noPager],
    examples: ["help list", "help environment", "help --man list | man -l -"],
    readsSettings: false
  ) { (line, context) throws(CommandFailure) in
    let subject = try subject(line, context.localizer)
    guard !line.has(manual) else {
      return try context.console.write(ManPage(subject: subject).source)
    }
    let layout = HelpLayout(context.style, context.console, context.environment)
    let page = HelpText(
      subject: subject, localizer: context.console.outputLocalizer, layout: layout)
    try context.console.write(page.text)
  }

  /// Returns the subject that a line of `help` names.
  private static func subject(
    _ line: ParsedLine, _ localizer: Localizer
  ) throws(CommandFailure) -> HelpSubject {
    guard let word = line.arguments.first else { return .program }
    if let topic = HelpTopic(rawValue: word) { return .topic(topic) }
    if let command = all.first(where: { $0.name == word }) { return .command(command) }
    let list = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
    throw line.usage(
      localizer("There is no help for '\(word)'; there is for each command, and for \(list).")
        + Suggestion.sentence(for: word, among: topics, in: localizer))
  }
}
