/// The options about the program itself, which need no command.
package enum ProgramOptions {
  package static let quiet = OptionSpec(
    name: "--quiet", short: "-q", help: "Show no notes and no progress; errors are shown.")
  package static let version = OptionSpec(name: "--version", short: "-V", help: "Show the version.")
  package static let help = OptionSpec(name: "--help", short: "-h", help: "Show help information.")
}
