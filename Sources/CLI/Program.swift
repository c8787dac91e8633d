package import TMDB
import Viper
import Wording

/// A run of the program, from its arguments to its exit code.
package struct Program {
  /// Makes the transport that asks the live service.
  package typealias LiveMaker = @Sendable (BaseURL, Credential) -> any Transport

  static let name = "movies-cli"
  static let version = "0.1.0"
  /// How the program introduces itself to the service.
  package static let userAgent = "\(name)/\(version)"

  let console: Console
  let environment: Environment
  /// Nothing in the program that has no network.
  let makeLive: LiveMaker?

  init(console: Console, environment: Environment, makeLive: LiveMaker? = nil) {
    self.console = console
    self.environment = environment
    self.makeLive = makeLive
  }

  /// Runs the program with the arguments, the streams and the environment of the process.
  ///
  /// - Returns: The exit code.
  @MainActor
  package static func run(makeLive: LiveMaker?) async -> Int32 {
    let lifeline = Lifeline(.process)
    defer { lifeline?.release() }
    // What the system writes when it ends this process is not for the person: they are told by the one
    // that waits.
    let console = lifeline == nil ? Console.standard : Console.standard.withOwnErrors()
    return await Program(console: console, environment: .process, makeLive: makeLive)
      .run(Array(CommandLine.arguments.dropFirst())).rawValue
  }

  @MainActor
  func run(_ arguments: [String]) async -> ExitCode {
    let isJSON = arguments.prefix { $0 != "--" }.contains("--json")
    var console = console
    // Other programs read English in every locale.
    if !isJSON { console.localizer = Language(environment).localizer }
    if makeLive != nil {
      console = console.withMark(console.localizer("Asking TMDB…"), environment: environment)
    }
    do throws(Stop) {
      let line = try CommandLineParser(commands: Commands.all, localizer: console.localizer)
        .parse(arguments)
      try await run(line, arguments, console)
      return .done
    } catch {
      StopReport(console: console, isJSON: isJSON).write(error)
      return error.exitCode
    }
  }

  @MainActor
  private func run(
    _ line: ParsedLine, _ arguments: [String], _ console: Console
  ) async throws(Stop) {
    if line.has(GlobalOptions.version) {
      return try console.write(Self.version + "\n")
    }
    let style = try OutputStyle(line, console: console, environment: environment)
    guard let command = line.command, !line.has(GlobalOptions.help) else {
      return try console.write(
        HelpText(line.command, among: Commands.all, in: console.outputWords).text)
    }
    try await command.run(
      line,
      Context(
        console: console, environment: environment, style: style, arguments: arguments,
        makeLive: makeLive))
  }
}

/// What a command has to work with.
struct Context {
  let console: Console
  let environment: Environment
  let style: OutputStyle
  let arguments: [String]
  let makeLive: Program.LiveMaker?

  /// What errors, notes and prompts are said in; for standard output there are the console's own.
  var localizer: Localizer { console.localizer }
}
