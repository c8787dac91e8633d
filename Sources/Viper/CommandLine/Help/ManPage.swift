import ViperLocalization

/// A man page, always in English, for the program, a command or a help topic.
///
/// The page has no date, so that each version of the program always produces the same page.
struct ManPage {
  /// The name of a page and its section of the manual, such as `tea-cli-list(1)`.
  private typealias Title = (name: String, section: Int)

  let spec: ProgramSpec
  let subject: HelpSubject

  var source: String {
    var roff = Roff()
    begin(&roff)
    if let usage = spec.usage(of: subject) {
      heading("SYNOPSIS", &roff)
      roff.line(Roff.spelling(UsageLine.unbreakable(usage)))
    }
    heading("DESCRIPTION", &roff)
    describe(&roff)
    for section in spec.sections(of: subject, in: .english) { add(section, &roff) }
    // Sections such as `ENVIRONMENT` apply to the program and all of its commands.
    if spec.usage(of: subject) != nil {
      for section in spec.help.manual() { add(section, &roff) }
    }
    seeAlso(&roff)
    return roff.source
  }

  private var title: Title { title(of: subject) }
  private var overview: String { spec.overview(of: subject, in: .english) }

  /// Returns a page's title.
  ///
  /// Commands are in section 1 of the manual, and topics are in section 7.
  private func title(of subject: HelpSubject) -> Title {
    switch subject {
    case .program: (spec.identity.name, 1)
    case .command(let command): ("\(spec.identity.name)-\(command.pageName)", 1)
    case .topic(let topic): ("\(spec.identity.name)-\(topic.name)", 7)
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
    // Programs that index man pages expect this exact separator.
    roff.line(Roff.escaped(title.name) + " \\- " + Roff.escaped(Self.phrase(overview)))
  }

  private func describe(_ roff: inout Roff) {
    guard case .command(let command) = subject else {
      let text = if case .program = subject { spec.help.introduction } else { overview }
      return roff.line(Roff.escaped(text))
    }
    roff.line(Roff.escaped(overview))
    guard !command.note.isEmpty else { return }
    roff.request("PP")
    roff.line(Roff.escaped(command.note))
  }

  private func add(_ section: HelpSection, _ roff: inout Roff) {
    guard !section.rows.isEmpty || !section.lines.isEmpty else { return }
    heading(section.heading, &roff)
    guard section.lines.isEmpty else {
      return roff.code(
        section.lines.flatMap { line in
          line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        })
    }
    for (name, help) in section.rows {
      let isSpelling = name.hasPrefix("-") || name.hasPrefix("<")
      roff.entry(isSpelling ? Roff.spelling(name) : Roff.bold(name), help)
    }
  }

  /// Adds references to other pages.
  ///
  /// The program's page refers to all other pages. Each of the other pages refers to the program's
  /// page and to the pages of all topics.
  private func seeAlso(_ roff: inout Roff) {
    heading("SEE ALSO", &roff)
    var subjects = spec.help.topics.map(HelpSubject.topic)
    if case .program = subject {
      subjects = spec.allCommands.map(HelpSubject.command) + subjects
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

  /// Returns a sentence as a phrase, without the period and the initial capital letter.
  private static func phrase(_ sentence: String) -> String {
    let isAcronym = sentence.prefix(2).allSatisfy(\.isUppercase)
    let first = isAcronym ? String(sentence.prefix(1)) : sentence.prefix(1).lowercased()
    let rest = sentence.dropFirst()
    return first + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}

extension CommandSpec {
  /// The name in the name of the command's page.
  var pageName: String { words.joined(separator: "-") }
}
