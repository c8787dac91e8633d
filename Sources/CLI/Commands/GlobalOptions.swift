/// The options that are valid with every command, at any position of the line.
enum GlobalOptions {
  static let all =
    OutputOptions.all + ServiceOptions.all
    + [ProgramOptions.version, ProgramOptions.help]
}
