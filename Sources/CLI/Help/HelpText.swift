import ViperLocalization

/// A help page, in the layout of Swift's command-line programs.
struct HelpText {
  /// Lines to begin with.
  static let examples = [
    "list", "search caligari", "detail 234", "list top-rated --limit 5 --json",
  ]

  /// The usage line of the whole program.
  static let usage = "\(About.name) <subcommand> [<options>]"

  let subject: HelpSubject
  var localizer = Localizer.english
  var layout = HelpLayout()

  var text: String {
    switch subject {
    case .program: overview
    case .command(let command): explain(command)
    case .topic(let topic): explain(topic)
    }
  }

  /// Returns the purpose of the program, in one sentence.
  static func summary(in localizer: Localizer) -> String {
    localizer("Browse movies in the terminal.")
  }

  /// Returns what a user should know before the first command.
  static func introduction(in localizer: Localizer) -> String {
    localizer(
      """
      Uses TMDB if TMDB_ACCESS_TOKEN or TMDB_API_KEY is set. Otherwise it uses a catalog \
      that is part of the program, which needs no network and no account.
      """)
  }

  private var overview: String {
    page([
      layout.labelled(localizer("OVERVIEW:"), Self.summary(in: localizer)) + "\n\n"
        + layout.paragraph(Self.introduction(in: localizer)),
      layout.usage(localizer("USAGE:"), Self.usage),
      section(localizer("OPTIONS"), GlobalOptions.all.map { ($0.spelling, $0.help) }),
      section(localizer("SUBCOMMANDS"), Commands.all.map { ($0.name, $0.overview) }),
      examples(Self.examples),
      layout.paragraph(
        localizer(
          """
          See '\(About.name) help <subcommand>' for detailed help, also with 'environment', \
          'exit-codes', 'formatting', 'keys' and 'scripts' for the subcommand.
          """), indent: 2),
    ])
  }

  private func explain(_ command: CommandSpec) -> String {
    page([
      layout.labelled(localizer("OVERVIEW:"), localizer.translated(command.overview)),
      layout.usage(localizer("USAGE:"), command.usage),
      section(localizer("ARGUMENTS"), command.arguments.map { ("<\($0.name)>", $0.help) }),
      section(localizer("OPTIONS"), command.options.map { ($0.spelling, $0.help) }),
      section(
        localizer("GLOBAL OPTIONS"),
        GlobalOptions.all.filter(command.takes).map { ($0.spelling, $0.help) }),
      examples(command.examples),
      command.note.isEmpty
        ? "" : layout.paragraph(localizer.translated(command.note), indent: 2),
    ])
  }

  private func explain(_ topic: HelpTopic) -> String {
    page(
      [layout.labelled(localizer("OVERVIEW:"), localizer.translated(topic.overview))]
        + topic.sections.map(section))
  }

  private func section(_ section: HelpSection) -> String {
    let title = localizer.translated(section.heading)
    guard !section.lines.isEmpty else { return self.section(title, section.rows) }
    return (["\(title):"] + section.lines.map(layout.code)).joined(separator: "\n")
  }

  private func page(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func examples(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return localizer("EXAMPLES") + ":\n"
      + lines.map { layout.code("\(About.name) \($0)") }.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { layout.row($0.0, localizer.translated($0.1)) }
    return layout.paragraph("\(title):") + "\n" + lines.joined(separator: "\n")
  }
}
