import ViperLocalization

/// The man page of the program, a command or a help topic, always in English.
///
/// It has no date, so that the same version of the program prints the same page.
struct ManPage {
  /// The name and the section of a page, such as `tea-cli-list(1)`.
  private typealias Title = (name: String, section: Int)

  let spec: ProgramSpec
  let subject: HelpSubject

  var source: String {
    var roff = Roff()
    begin(&roff)
    switch subject {
    case .program: explainProgram(&roff)
    case .command(let command): explain(command, &roff)
    case .topic(let topic):
      heading("DESCRIPTION", &roff)
      roff.text(Roff.escaped(topic.overview))
      for section in topic.sections() { add(section, &roff) }
    }
    seeAlso(&roff)
    return roff.source
  }

  private var title: Title { title(of: subject) }

  /// Returns the title of a page: commands are in section 1 of the manual, topics in section 7.
  private func title(of subject: HelpSubject) -> Title {
    switch subject {
    case .program: (spec.identity.name, 1)
    case .command(let command): ("\(spec.identity.name)-\(command.name)", 1)
    case .topic(let topic): ("\(spec.identity.name)-\(topic.name)", 7)
    }
  }

  private var purpose: String {
    switch subject {
    case .program: spec.help.summary(.english)
    case .command(let command): command.overview
    case .topic(let topic): topic.overview
    }
  }

  // MARK: Sections

  private func begin(_ roff: inout Roff) {
    roff.comment("Printed by '\(spec.identity.name) help --man'.")
    roff.request(
      "TH", Roff.escaped(title.name.uppercased()), "\(title.section)", "",
      Roff.escaped("\(spec.identity.name) \(spec.identity.version)"),
      Roff.escaped(spec.identity.name))
    // Hyphenation and justification would alter the names of options and commands.
    roff.request("nh")
    roff.request("ad", "l")
    heading("NAME", &roff)
    // Programs that index the manual look for exactly this separator.
    roff.text(Roff.escaped(title.name) + " \\- " + Roff.escaped(Self.phrase(purpose)))
  }

  private func explainProgram(_ roff: inout Roff) {
    synopsis(spec.usage, &roff)
    heading("DESCRIPTION", &roff)
    roff.text(Roff.escaped(spec.help.introduction(.english)))
    heading("SUBCOMMANDS", &roff)
    for command in spec.commands { roff.entry(Roff.bold(command.name), command.overview) }
    options("GLOBAL OPTIONS", spec.globals, &roff)
    examples(spec.help.examples, &roff)
    commonSections(&roff)
  }

  private func explain(_ command: CommandSpec, _ roff: inout Roff) {
    synopsis(spec.usage(of: command), &roff)
    heading("DESCRIPTION", &roff)
    roff.text(Roff.escaped(command.overview))
    if !command.note.isEmpty {
      roff.request("PP")
      roff.text(Roff.escaped(command.note))
    }
    if !command.arguments.isEmpty {
      heading("ARGUMENTS", &roff)
      for argument in command.arguments {
        roff.entry(Roff.spelling("<\(argument.name)>"), argument.help)
      }
    }
    options("OPTIONS", command.options, &roff)
    options("GLOBAL OPTIONS", spec.globals, &roff)
    examples(command.examples, &roff)
    commonSections(&roff)
  }

  private func synopsis(_ usage: String, _ roff: inout Roff) {
    heading("SYNOPSIS", &roff)
    roff.text(Roff.spelling(UsageLine.unbreakable(usage)))
  }

  private func options(_ title: String, _ options: [OptionSpec], _ roff: inout Roff) {
    guard !options.isEmpty else { return }
    heading(title, &roff)
    for option in options { roff.entry(Roff.spelling(option.spelling), option.help) }
  }

  private func examples(_ lines: [String], _ roff: inout Roff) {
    guard !lines.isEmpty else { return }
    heading("EXAMPLES", &roff)
    roff.code(
      lines.flatMap { "\(spec.identity.name) \($0)".split(separator: "\n").map(String.init) })
  }

  /// Adds the sections common to all pages, such as the environment.
  private func commonSections(_ roff: inout Roff) {
    for section in spec.help.manual() { add(section, &roff) }
  }

  private func add(_ section: HelpSection, _ roff: inout Roff) {
    heading(section.heading, &roff)
    guard section.lines.isEmpty else { return roff.code(section.lines) }
    for (name, help) in section.rows { roff.entry(Roff.bold(name), help) }
  }

  /// Adds references: from the program to all pages, from other pages to the program and topics.
  private func seeAlso(_ roff: inout Roff) {
    heading("SEE ALSO", &roff)
    var subjects = spec.help.topics.map(HelpSubject.topic)
    if case .program = subject {
      subjects = spec.commands.map(HelpSubject.command) + subjects
    } else {
      subjects.insert(.program, at: 0)
    }
    let titles = subjects.map(title(of:)).filter { $0 != title }
    for (index, title) in titles.enumerated() {
      let comma = index + 1 < titles.count ? "," : ""
      roff.request("BR", Roff.escaped(title.name), "(\(title.section))\(comma)")
    }
  }

  private func heading(_ title: String, _ roff: inout Roff) {
    roff.request("SH", title)
  }

  /// Returns a sentence as a phrase: without its period, and uncapitalized.
  private static func phrase(_ sentence: String) -> String {
    let isAcronym = sentence.prefix(2).allSatisfy(\.isUppercase)
    let first = isAcronym ? String(sentence.prefix(1)) : sentence.prefix(1).lowercased()
    let rest = sentence.dropFirst()
    return first + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}
