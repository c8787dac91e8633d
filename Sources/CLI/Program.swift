import Viper

/// One run of the program, from its arguments to its exit code.
struct Program {
  static let name = "movies-cli"
  static let version = "0.1.0"

  let console: Console
  let environment: Environment

  @MainActor
  func run(_ arguments: [String]) async -> ExitCode {
    do throws(Stop) {
      let line = try CommandLineParser(commands: Commands.all).parse(arguments)
      try await run(line)
      return .done
    } catch {
      StopReport(console: console, isJSON: arguments.prefix { $0 != "--" }.contains("--json"))
        .write(error)
      return error.exitCode
    }
  }

  @MainActor
  private func run(_ line: ParsedLine) async throws(Stop) {
    if line.has(GlobalOptions.version) {
      return try console.write(Self.version + "\n")
    }
    let style = try OutputStyle(line, console: console, environment: environment)
    guard let command = line.command, !line.has(GlobalOptions.help) else {
      return try console.write(HelpText(line.command, among: Commands.all).text)
    }
    try await command.run(
      line, Context(console: console, environment: environment, style: style))
  }
}

/// What a command has to work with.
struct Context {
  let console: Console
  let environment: Environment
  let style: OutputStyle
}
