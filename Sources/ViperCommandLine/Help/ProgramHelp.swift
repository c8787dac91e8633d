package import ViperLocalization

/// The texts of the help about the program as a whole.
package struct ProgramHelp: Sendable {
  /// A localized text.
  package typealias Text = @Sendable (Localizer) -> String

  /// The purpose of the program, in one sentence.
  let summary: Text
  /// The paragraph for users who do not know the program yet.
  let introduction: Text
  /// A sentence that names the help for commands and topics.
  let hint: Text
  /// Example lines, without the program's name.
  let examples: [String]
  let topics: [HelpTopic]
  /// The sections at the end of every man page, such as `ENVIRONMENT`.
  let manual: @Sendable () -> [HelpSection]

  package init(
    summary: @escaping Text, introduction: @escaping Text, hint: @escaping Text,
    examples: [String], topics: [HelpTopic] = [],
    manual: @escaping @Sendable () -> [HelpSection] = { [] }
  ) {
    self.summary = summary
    self.introduction = introduction
    self.hint = hint
    self.examples = examples
    self.topics = topics
    self.manual = manual
  }
}

/// A topic that `help` explains besides the commands.
package struct HelpTopic: Sendable {
  package let name: String
  /// The subject of the topic, in one sentence.
  package let overview: String
  /// The sections of its page, created on demand.
  package let sections: @Sendable () -> [HelpSection]

  package init(
    name: String, overview: String, sections: @escaping @Sendable () -> [HelpSection]
  ) {
    self.name = name
    self.overview = overview
    self.sections = sections
  }
}

/// A section of the help page of a topic.
package struct HelpSection: Sendable {
  package let heading: String
  /// Names and their descriptions.
  package let rows: [(String, String)]
  /// Lines that are shown unwrapped, and instead of the rows.
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
