import ViperTerminal
import Wording

/// A help page, in the layout of Swift's command-line programs.
struct HelpText {
  private static let width = 80
  private static let column = 26

  private let command: CommandSpec?
  private let commands: [CommandSpec]
  private let globals: [OptionSpec]
  private let localizer: Localizer

  /// Creates a help page.
  ///
  /// - Parameters:
  ///   - command: The command to explain; `nil` for the whole program.
  ///   - commands: All commands.
  ///   - globals: The options that are valid with every command.
  ///   - localizer: The localizer of the page.
  init(
    _ command: CommandSpec?, among commands: [CommandSpec], globals: [OptionSpec],
    in localizer: Localizer = .english
  ) {
    self.command = command
    self.commands = commands
    self.globals = globals
    self.localizer = localizer
  }

  var text: String {
    command.map(explain) ?? overview
  }

  private var overview: String {
    page([
      labelled(localizer("OVERVIEW:"), localizer("Browse movies in the terminal.")) + "\n\n"
        + wrapped(
          localizer(
            """
            Uses TMDB if TMDB_ACCESS_TOKEN or TMDB_API_KEY is set. Otherwise it uses a catalogue \
            that is part of the program, which needs no network and no account.
            """)),
      labelled(localizer("USAGE:"), "\(About.name) <subcommand> [<options>]"),
      section(localizer("OPTIONS"), globals.map { ($0.spelling, $0.help) }),
      section(localizer("SUBCOMMANDS"), commands.map { ($0.name, $0.overview) }),
      examples(["list", "search caligari", "detail 234", "list top-rated --limit 5 --json"]),
      "  "
        + wrapped(
          localizer(
            """
            See '\(About.name) help <subcommand>' for detailed help, also with 'environment', \
            'exit-codes', 'formatting', 'keys' and 'scripts' for the subcommand.
            """), indent: 2, margin: 2),
    ])
  }

  private func explain(_ command: CommandSpec) -> String {
    page([
      labelled(localizer("OVERVIEW:"), localizer.translated(command.overview)),
      labelled(localizer("USAGE:"), command.usage),
      section(localizer("ARGUMENTS"), command.arguments.map { ("<\($0.name)>", $0.help) }),
      section(
        localizer("OPTIONS"), (command.options + globals).map { ($0.spelling, $0.help) }),
      examples(command.examples),
      command.note.isEmpty
        ? "" : "  " + wrapped(localizer.translated(command.note), indent: 2, margin: 2),
    ])
  }

  /// Returns the help page of a topic that is not a command.
  static func text(of topic: HelpTopic, in localizer: Localizer = .english) -> String {
    let help = HelpText(nil, among: [], globals: [], in: localizer)
    return help.page(
      [help.labelled(localizer("OVERVIEW:"), localizer.translated(topic.overview))]
        + topic.sections.map(help.section))
  }

  private func section(_ section: HelpSection) -> String {
    let title = localizer.translated(section.heading)
    guard !section.lines.isEmpty else { return self.section(title, section.rows) }
    return (["\(title):"] + section.lines.map { $0.isEmpty ? "" : "  \($0)" })
      .joined(separator: "\n")
  }

  private func page(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func examples(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return localizer("EXAMPLES") + ":\n"
      + lines.map { "  \(About.name) \($0)" }.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\(title):\n" + rows.map(row).joined(separator: "\n")
  }

  /// Returns a name and its description in two columns.
  ///
  /// A long name has a line of its own.
  private func row(_ name: String, _ help: String) -> String {
    let indent = String(repeating: " ", count: Self.column)
    let lines = TextWrapper(width: Self.width - Self.column).lines(localizer.translated(help))
    let first = "  " + name
    let body = lines.joined(separator: "\n" + indent)
    guard first.count + 2 <= Self.column else { return first + "\n" + indent + body }
    return first + String(repeating: " ", count: Self.column - first.count) + body
  }

  /// Returns a label, and a text whose further lines are indented to its beginning.
  ///
  /// The label contains its colon. `OVERVIEW` without a colon is the heading of a column of a list,
  /// for which other languages use another word.
  private func labelled(_ label: String, _ text: String) -> String {
    "\(label) " + wrapped(text, indent: label.count + 1)
  }

  /// Returns a text in wrapped lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indent: The number of columns before each line except the first.
  ///   - margin: The number of columns to leave free on the right.
  /// - Returns: The lines, separated by line feeds.
  private func wrapped(_ text: String, indent: Int = 0, margin: Int = 0) -> String {
    TextWrapper(width: Self.width - indent - margin).lines(text)
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
