import ViperLocalization
import ViperText

extension Command {
  /// Creates the `help` command.
  ///
  /// The summary describes the command's argument and lists the topics.
  package static func help(
    summary: String, globals: [OptionSpec], examples: [String]
  ) -> Command {
    let manual = OptionSpec(name: "--man", help: "Print the source of the man page, in roff.")
      .forPeople()
    return Command(
      CommandSpec(
        name: "help", overview: "Show help for a command or a topic.", effect: .reads,
        arguments: [
          .init(name: "topic", help: summary, repeats: true, isText: true, kind: .helpSubject)
        ],
        options: [manual], globals: globals, examples: examples, readsSettings: false)
    ) { line, context in
      let spec = context.spec
      let subject = try subject(line, spec)
      guard !line.has(manual) else {
        return try context.console.write(ManPage(spec: spec, subject: subject).source)
      }
      let layout = HelpLayout(context.style, context.console, context.environment)
      let page = HelpText(
        spec: spec, subject: subject, localizer: context.localizer, layout: layout)
      try context.console.write(page.text)
    }
  }

  private static func subject(
    _ line: ParsedLine, _ spec: ProgramSpec
  ) throws(CommandFailure) -> HelpSubject {
    let words = line.arguments
    guard let word = words.first else { return .program }
    let topics = spec.help.topics
    if let topic = topics.first(where: { $0.name == word }) {
      try line.checkEnd(words.dropFirst())
      return .topic(topic)
    }
    if let command = spec.command(words) {
      try line.checkEnd(words.dropFirst(command.words.count))
      return .command(command)
    }
    if let command = spec.allCommands.first(where: { $0.pageName == word }) {
      return .command(command)
    }
    let list = topics.map(\.name).joined(separator: ", ")
    throw line.usage(
      spec.removed(word, line.localizer)
        ?? line.localizer.text("Unknown help topic '\(word)'. Use a command or one of: \(list).")
        + Suggestion.sentence(for: word, among: spec.helpSubjects, in: line.localizer))
  }
}
