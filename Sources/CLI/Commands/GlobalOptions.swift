import ViperCommandLine

/// The options that are valid at any position, in groups for the commands that take them.
enum GlobalOptions {
  /// All global options, in the order of the help.
  static let all =
    OutputOptions.all + ServiceOptions.all + [ProgramOptions.quiet]
    + [ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that shows one page, which has no rows to sort.
  static let page = all.filter { $0 != OutputOptions.sort }

  /// The options that every command accepts, so that scripts can always pass them.
  static let always =
    [OutputOptions.json, OutputOptions.format, OutputOptions.color, OutputOptions.noColor]
    + [ServiceOptions.debug, ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that sends requests, but not for the texts of movies.
  static let account =
    always + [ServiceOptions.source, ServiceOptions.offline, ServiceOptions.timeout]

  /// The options of a command that shows a picture.
  static let picture = always + ServiceOptions.all

  /// The options of a window, which writes no data.
  static let window = picture.filter { ![OutputOptions.json, OutputOptions.format].contains($0) }
}
