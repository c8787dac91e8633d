import ViperLocalization

/// A help page, in the layout of Swift's command-line programs.
struct HelpText {
  let spec: ProgramSpec
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

  private var overview: String {
    page([
      layout.labeled(localizer("OVERVIEW:"), spec.help.summary(localizer)) + "\n\n"
        + layout.paragraph(spec.help.introduction(localizer)),
      layout.usage(localizer("USAGE:"), spec.usage),
      section(localizer("OPTIONS"), spec.globals.map { ($0.spelling, $0.help) }),
      section(localizer("SUBCOMMANDS"), spec.commands.map { ($0.name, $0.overview) }),
      examples(spec.help.examples),
      layout.paragraph(spec.help.hint(localizer), indent: 2),
    ])
  }

  private func explain(_ command: CommandSpec) -> String {
    page([
      layout.labeled(localizer("OVERVIEW:"), localizer.translated(command.overview)),
      layout.usage(localizer("USAGE:"), spec.usage(of: command)),
      section(localizer("ARGUMENTS"), command.arguments.map { ("<\($0.name)>", $0.help) }),
      section(localizer("OPTIONS"), command.options.map { ($0.spelling, $0.help) }),
      section(
        localizer("GLOBAL OPTIONS"),
        spec.globals.filter(command.takes).map { ($0.spelling, $0.help) }),
      examples(command.examples),
      command.note.isEmpty
        ? "" : layout.paragraph(localizer.translated(command.note), indent: 2),
    ])
  }

  private func explain(_ topic: HelpTopic) -> String {
    page(
      [layout.labeled(localizer("OVERVIEW:"), localizer.translated(topic.overview))]
        + topic.sections().map(section))
  }

  private func section(_ section: HelpSection) -> String {
    let title = localizer.translated(section.heading)
    guard !section.lines.isEmpty else { return self.section(title, section.rows) }
    return (["\(title):"] + section.lines.map(code)).joined(separator: "\n")
  }

  private func page(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func examples(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return localizer("EXAMPLES") + ":\n"
      + lines.map { code("\(spec.identity.name) \($0)") }.joined(separator: "\n")
  }

  private func code(_ line: String) -> String {
    layout.code(line, program: spec.identity.name)
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { layout.row($0.0, localizer.translated($0.1)) }
    return layout.paragraph("\(title):") + "\n" + lines.joined(separator: "\n")
  }
}
