/// The options about the program itself, which need no command.
enum ProgramOptions {
  static let version = OptionSpec(name: "--version", help: "Show the version.")
  static let help = OptionSpec(name: "--help", short: "-h", help: "Show help information.")
}
