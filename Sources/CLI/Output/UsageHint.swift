/// The hint for the user after a mistake on the command line.
struct UsageHint {
  /// The usage line.
  let line: String
  /// The command that shows more help.
  let topic: String

  /// The hint for a line that names no command.
  static let program = UsageHint(
    line: "\(About.name) <subcommand> [<options>]", topic: "\(About.name) --help")
}
