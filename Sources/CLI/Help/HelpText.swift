/// What the program says of itself, in the layout that Swift's command-line programs share.
struct HelpText {
  private static let width = 80
  private static let column = 26

  private let command: CommandSpec?
  private let commands: [CommandSpec]

  /// - Parameters:
  ///   - command: The command to explain; the whole program when nil.
  ///   - commands: All there are.
  init(_ command: CommandSpec?, among commands: [CommandSpec]) {
    self.command = command
    self.commands = commands
  }

  var text: String {
    command.map(explain) ?? overview
  }

  private var overview: String {
    page([
      "OVERVIEW: Browse movies in the terminal.\n\n"
        + wrapped(
          "Asks TMDB when TMDB_ACCESS_TOKEN or TMDB_API_KEY is set; without either it works on a "
            + "catalogue that is part of the program, with no network and no account."),
      "USAGE: \(Program.name) <subcommand> [<options>]",
      section("OPTIONS", GlobalOptions.all.map { ($0.spelling, $0.help) }),
      section("SUBCOMMANDS", commands.map { ($0.name, $0.overview) }),
      examples(["list", "search caligari", "detail 234", "list top-rated --limit 5 --json"]),
      "  See '\(Program.name) help <subcommand>' for detailed help, also with\n"
        + "  'environment' and 'exit-codes' for the subcommand.",
    ])
  }

  private func explain(_ command: CommandSpec) -> String {
    page([
      "OVERVIEW: \(command.overview)",
      "USAGE: " + wrapped(command.usage, hang: 7),
      section("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }),
      section("OPTIONS", (command.options + GlobalOptions.all).map { ($0.spelling, $0.help) }),
      examples(command.examples),
    ])
  }

  /// A topic that is no command.
  static func text(of topic: HelpTopic) -> String {
    let help = HelpText(nil, among: [])
    return help.page([
      "OVERVIEW: \(topic.overview)", help.section(topic.heading, topic.rows),
    ])
  }

  private func page(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func examples(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "EXAMPLES:\n" + lines.map { "  \(Program.name) \($0)" }.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\(title):\n" + rows.map(row).joined(separator: "\n")
  }

  /// A name and what it means, in two columns; a long name has a line of its own.
  private func row(_ name: String, _ help: String) -> String {
    let indent = String(repeating: " ", count: Self.column)
    let lines = TextWrapper(width: Self.width - Self.column).lines(help)
    let first = "  " + name
    let body = lines.joined(separator: "\n" + indent)
    guard first.count + 2 <= Self.column else { return first + "\n" + indent + body }
    return first + String(repeating: " ", count: Self.column - first.count) + body
  }

  private func wrapped(_ text: String, hang: Int = 0) -> String {
    TextWrapper(width: Self.width - hang).lines(text)
      .joined(separator: "\n" + String(repeating: " ", count: hang))
  }
}
