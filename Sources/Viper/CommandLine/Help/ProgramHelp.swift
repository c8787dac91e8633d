package import ViperLocalization

/// The English help text about the program as a whole.
package struct ProgramHelp: Sendable {
  /// The purpose of the program, in one sentence.
  package let summary: String
  /// The introduction for new users.
  package let introduction: String
  /// The commands, in groups.
  package let groups: [(heading: String, commands: [CommandSpec])]
  /// The names of the most common options.
  let options: [String]
  /// A sentence that explains how to get help for commands and topics.
  package let hint: String
  /// Example command lines, without the program's name.
  let examples: [String]
  let topics: [HelpTopic]
  /// The sections at the end of every man page, such as `ENVIRONMENT`.
  let manual: @Sendable () -> [HelpSection]

  package init(
    summary: String, introduction: String,
    groups: [(heading: String, commands: [CommandSpec])], options: [String], hint: String,
    examples: [String], topics: [HelpTopic] = [],
    manual: @escaping @Sendable () -> [HelpSection] = { [] }
  ) {
    self.summary = summary
    self.introduction = introduction
    self.groups = groups
    self.options = options
    self.hint = hint
    self.examples = examples
    self.topics = topics
    self.manual = manual
  }
}

/// A topic that `help` can explain, in addition to the commands.
package struct HelpTopic: Sendable {
  package let name: String
  package let overview: String
  /// Returns the sections of the page in a given language.
  package let sections: @Sendable (Localizer) -> [HelpSection]

  package init(
    name: String, overview: String, sections: @escaping @Sendable (Localizer) -> [HelpSection]
  ) {
    self.name = name
    self.overview = overview
    self.sections = sections
  }
}

package struct HelpSection: Sendable {
  package let heading: String
  /// The rows of the section, each with a name and a description.
  package let rows: [(String, String)]
  /// The lines to show, without wrapping, instead of the rows.
  package let lines: [String]

  package init(heading: String, rows: [(String, String)] = [], lines: [String] = []) {
    self.heading = heading
    self.rows = rows
    self.lines = lines
  }
}

/// The subject of a help page or a man page.
enum HelpSubject {
  case program
  case command(CommandSpec)
  case topic(HelpTopic)
}

/// Help content that help pages and man pages share.
extension ProgramSpec {
  func overview(of subject: HelpSubject, in localizer: Localizer) -> String {
    switch subject {
    case .program: localizer.translated(help.summary)
    case .command(let command): localizer.translated(command.overview)
    case .topic(let topic): localizer.translated(topic.overview)
    }
  }

  func usage(of subject: HelpSubject) -> String? {
    switch subject {
    case .program: usage
    case .command(let command): usage(of: command)
    case .topic: nil
    }
  }

  /// Returns the sections about a subject; a section may be empty.
  func sections(of subject: HelpSubject, in localizer: Localizer) -> [HelpSection] {
    func options(_ heading: String, _ options: [OptionSpec]) -> HelpSection {
      HelpSection(heading: heading, rows: options.map { ($0.spelling, $0.help(in: localizer)) })
    }
    func examples(_ lines: [String]) -> HelpSection {
      HelpSection(
        heading: localizer.text("EXAMPLES"), lines: lines.map { "\(identity.name) \($0)" })
    }
    return switch subject {
    case .program:
      help.groups.map { heading, commands in
        HelpSection(
          heading: heading, rows: commands.map { ($0.name, localizer.translated($0.overview)) })
      } + [
        examples(help.examples),
        options(
          localizer.text("OPTIONS"),
          globals.filter { help.options.contains($0.name) }),
      ]
    case .command(let command):
      [
        HelpSection(
          heading: localizer.text("ARGUMENTS"),
          rows: command.arguments.map { ("<\($0.name)>", $0.help(in: localizer)) }),
        HelpSection(
          heading: localizer.text("TASKS"),
          rows: command.tasks.map { ($0.taskName, localizer.translated($0.overview)) }),
        options(localizer.text("OPTIONS"), command.options),
        options(localizer.text("GLOBAL OPTIONS"), globals.filter(command.takes)),
        examples(command.examples),
      ]
    case .topic(let topic):
      topic.sections(localizer).map { section in
        HelpSection(
          heading: section.heading,
          rows: section.rows.map { ($0, localizer.translated($1)) }, lines: section.lines)
      }
    }
  }
}

extension OptionSpec {
  /// The description, such as `The first page. (1 to 500; default: 1)`.
  package func help(in localizer: Localizer) -> String {
    localizer.help(help, kind, default: defaultValue)
  }
}

extension CommandSpec.Argument {
  package func help(in localizer: Localizer) -> String {
    localizer.help(help, kind, default: defaultValue)
  }
}

extension Localizer {
  fileprivate func help(_ text: String, _ kind: ValueKind, default value: String?) -> String {
    let parts = [values(kind), value.map { self.text("default: \(translated($0))") }]
    let list = parts.compactMap(\.self).joined(separator: "; ")
    return translated(text) + (list.isEmpty ? "" : " (\(list))")
  }

  /// Returns the values that an option or argument accepts; `nil` if its help says that.
  private func values(_ kind: ValueKind) -> String? {
    switch kind {
    case .choice(let words):
      let names = words()
      guard let last = names.last, names.count > 1 else { return names.first }
      return self.text("\(names.dropLast().joined(separator: ", ")) or \(last)")
    case .number(let range):
      return self.text("\(range.lowerBound) to \(range.upperBound)")
    case .flag, .text, .words, .file, .helpSubject: return nil
    }
  }
}
