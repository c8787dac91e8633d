import MovieTMDB
import MovieTMDBCurl
import Viper
import ViperLocalization
import ViperPlatform

/// A run of the program, from its arguments to its exit code.
package struct Program {
  let console: Console
  let environment: Environment
  let makeLive: LiveTransportMaker

  init(console: Console, environment: Environment, makeLive: LiveTransportMaker? = nil) {
    self.console = console
    self.environment = environment
    self.makeLive =
      makeLive ?? { address, credential in
        CurlTransport(
          address: address, credential: credential, userAgent: About.userAgent,
          authorities: environment["SSL_CERT_FILE"])
      }
  }

  /// Runs the program with the arguments, the streams and the environment of the process.
  @MainActor
  package static func run() async -> Int32 {
    await Program(console: .standard, environment: .process)
      .run(Arguments.process).rawValue
  }

  @MainActor
  func run(_ arguments: [SystemText]) async -> ExitCode {
    var isJSON = OutputOptions.areJSON(arguments)
    var console = console
    // Other programs read English in every locale.
    if !isJSON { console.localizer = Language(environment).localizer }
    console.coloring = ColorRule(arguments, environment: environment)
    console = console.withMark(environment: environment)
    if arguments.first?.text == Completion.name { return complete(arguments, console) }
    do throws(CommandFailure) {
      let localizer = console.localizer
      let parser = CommandLineParser(localizer: localizer) { () throws(CommandFailure) in
        try Settings(environment, in: localizer).aliases.compactMapValues(Alias.words)
      }
      let line = try parser.parse(arguments)
      if OutputOptions.areJSON(line), !isJSON {
        // An alias contains the option.
        isJSON = true
        console.localizer = .english
      }
      if line.has(ProgramOptions.quiet) {
        console.isQuiet = true
        console.mark = nil
      }
      try await run(line, &console)
      try console.endPager()
      return .done
    } catch {
      try? console.endPager()
      FailureReport(console: console, isJSON: isJSON).write(error)
      return error.exitCode
    }
  }

  /// Prints the candidates for an unfinished line.
  ///
  /// The shell that waits for them shows no failure.
  private func complete(_ arguments: [SystemText], _ console: Console) -> ExitCode {
    let settings = try? Settings(environment, in: console.localizer)
    let completion = Completion(
      aliases: settings?.aliases.compactMapValues(Alias.words) ?? [:])
    for line in completion.candidates(for: arguments.dropFirst().map(\.text)) {
      try? console.write(line + "\n")
    }
    return .done
  }

  @MainActor
  private func run(_ line: ParsedLine, _ console: inout Console) async throws(CommandFailure) {
    if line.has(ProgramOptions.version) {
      return try console.write(About.version + "\n")
    }
    let readsSettings = !line.has(ProgramOptions.help) && line.command?.readsSettings == true
    let settings = readsSettings ? try Settings(environment, in: console.localizer) : .none
    let style = try OutputStyle(line, settings, console: console, environment: environment)
    console.pager = try PagerChoice.pager(line, settings, console, environment)
    console.coloring = style.coloring
    guard let command = line.command, !line.has(ProgramOptions.help) else {
      let page = HelpText(
        subject: line.command.map(HelpSubject.command) ?? .program,
        localizer: console.outputLocalizer, layout: HelpLayout(style, console, environment))
      return try console.write(page.text)
    }
    try await command.run(
      line,
      Context(
        console: console, environment: environment, style: style, settings: settings,
        makeLive: makeLive))
  }
}
