import ViperCommandLine

/// The options that are valid at any position of the line, each with the commands that it concerns.
enum GlobalOptions {
  /// All of them, in the order of the help.
  static let all =
    OutputOptions.all + ServiceOptions.all + [ProgramOptions.quiet]
    + [ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that shows one page, which has no rows to put in order.
  static let page = all.filter { $0 != OutputOptions.sort }

  /// Those that every command takes, because scripts give them to every command.
  static let always =
    [OutputOptions.json, OutputOptions.format, OutputOptions.color, OutputOptions.noColor]
    + [ServiceOptions.debug, ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  /// Those of a command that asks the service, but not for the texts of movies.
  static let account =
    always + [ServiceOptions.source, ServiceOptions.offline, ServiceOptions.timeout]

  /// Those of a command that shows a picture.
  static let picture = always + ServiceOptions.all

  /// Those of a window, whose output is no data.
  static let window = picture.filter { ![OutputOptions.json, OutputOptions.format].contains($0) }
}
