package import ViperLocalization
package import ViperPlatform
import ViperText

/// A command or task, which consists of its syntax, its help and a closure that runs it.
package struct Command<Services: Sendable>: Sendable {
  package typealias Run =
    @MainActor @Sendable (ParsedLine, CommandContext<Services>) async throws -> Void

  package let spec: CommandSpec
  let tasks: [Command]
  package let run: Run

  /// Creates a command; if it has no examples of its own, its help shows those of its tasks.
  package init(_ spec: CommandSpec, tasks: [Command] = [], run: @escaping Run) {
    var spec = spec
    if !tasks.isEmpty {
      spec.tasks = tasks.map(\.spec)
      if spec.examples.isEmpty { spec.examples = spec.tasks.flatMap(\.examples) }
    }
    self.spec = spec
    self.tasks = tasks
    self.run = run
  }

  /// Creates a command that does nothing without a task.
  package init(_ spec: CommandSpec, tasks: [Command]) {
    var spec = spec
    spec.needsTask = true
    self.init(spec, tasks: tasks) { _, _ in }
  }
}

/// Parses a program's arguments, runs the command, and converts failures to exit codes.
package struct CommandLineProgram: Sendable {
  private typealias Perform =
    @MainActor @Sendable (CommandLineProgram, ParsedLine, Console, OutputStyle, Settings)
    async throws(CommandFailure) -> Void

  let spec: ProgramSpec
  private let console: Console
  private let environment: Environment
  private let language: @Sendable (Environment) -> Localizer
  private let perform: Perform

  /// Creates a program; `failure` converts the errors that commands throw, other than
  /// `CommandFailure`.
  package init<Services>(
    _ spec: ProgramSpec, commands: [Command<Services>], services: Services, console: Console,
    environment: Environment,
    language: @escaping @Sendable (Environment) -> Localizer = { _ in .english },
    failure:
      @escaping @Sendable (any Error, ParsedLine, CommandContext<Services>) -> CommandFailure
  ) {
    self.spec = spec
    self.console = console
    self.environment = environment
    self.language = language
    perform = { (program, line, console, style, settings) throws(CommandFailure) in
      let context = CommandContext(
        program: program, console: console, environment: environment, style: style,
        settings: settings, services: services)
      do {
        for command in commands {
          for one in [command] + command.tasks where one.spec.name == line.command?.name {
            try await one.run(line, context)
          }
        }
      } catch {
        throw error as? CommandFailure ?? failure(error, line, context)
      }
    }
  }

  @MainActor
  package func run(_ arguments: [SystemText]) async -> ExitCode {
    let isJSON = OutputOptions.requestJSON(arguments, spec)
    var console = console
    // Text for other programs is in English, regardless of the locale.
    if !isJSON { console.localizer = language(environment) }
    console.coloring = ColorRule(arguments, environment: environment)
    console = console.withMark(environment: environment)
    if arguments.first?.text == Completion.name { return complete(arguments, console) }
    do throws(CommandFailure) {
      let parser = CommandLineParser(spec: spec, localizer: console.localizer)
      var line = try parser.parse(arguments)
      if let window = windowCommand(line, console) {
        line = try parser.parse([SystemText(window)] + arguments)
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
      FailureReport(spec: spec, console: console, isJSON: isJSON).write(error)
      return error.exitCode
    }
  }

  /// Returns the command that opens the window if the command line contains no command.
  ///
  /// The result is `nil` if the terminal cannot show a window.
  private func windowCommand(_ line: ParsedLine, _ console: Console) -> String? {
    guard line.command == nil, !line.has(ProgramOptions.help), !line.has(ProgramOptions.version),
      console.isInputTerminal, console.isOutputTerminal, !environment.hasDumbTerminal
    else { return nil }
    return spec.windowCommand
  }

  /// Prints the completions for an unfinished command line.
  ///
  /// Failures are not reported, because a shell reads the output.
  private func complete(_ arguments: [SystemText], _ console: Console) -> ExitCode {
    let completion = Completion(spec: spec)
    let words = arguments.dropFirst().map { TerminalSanitizer.clean($0.text) }
    for line in completion.candidates(for: words) {
      let parts = line.split(separator: "\t", maxSplits: 1).map { TerminalSanitizer.clean("\($0)") }
      try? console.write(parts.joined(separator: "\t") + "\n")
    }
    return .done
  }

  @MainActor
  private func run(_ line: ParsedLine, _ console: inout Console) async throws(CommandFailure) {
    if line.has(ProgramOptions.version) {
      return try console.write(spec.identity.version + "\n")
    }
    if line.command != nil, !line.has(ProgramOptions.help) {
      try checkLimits(console)
      await SystemThread.waitForFirstCount()
    }
    try await begin(line, &console)
  }

  /// Runs a command on behalf of another one, and adds its output to `collected`.
  @MainActor
  func run(_ line: ParsedLine, collecting collected: CollectedOutput) async throws(CommandFailure) {
    var console = console.collecting(collected)
    try await begin(line, &console)
  }

  @MainActor
  private func begin(_ line: ParsedLine, _ console: inout Console) async throws(CommandFailure) {
    let readsSettings = !line.has(ProgramOptions.help) && line.command?.readsSettings == true
    let settings =
      readsSettings
      ? try Settings(spec, environment, in: console.localizer) : Settings()
    let style = try OutputStyle(line, settings, console: console, environment: environment)
    console.pager = PagerChoice.pager(line, settings, console, environment)
    console.coloring = style.coloring
    guard line.command != nil, !line.has(ProgramOptions.help) else {
      let page = HelpText(
        spec: spec, subject: line.command.map(HelpSubject.command) ?? .program,
        localizer: console.localizer, layout: HelpLayout(style, console, environment))
      return try console.write(page.text)
    }
    try await perform(self, line, console, style, settings)
  }

  /// Throws an error if the process is not allowed to open enough files or to start a thread.
  ///
  /// If too few files can be opened, libdispatch traps. If no thread can be started, libdispatch
  /// retries forever, and signals have no effect.
  private func checkLimits(_ console: Console) throws(CommandFailure) {
    guard Descriptor.areLeft(16) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "too-few-descriptors",
        message: console.localizer.text(
          "The limit on open files is too low. Raise it, for example with 'ulimit -n 256'."))
    }
    guard SystemThread.start({}) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "too-few-threads",
        message: console.localizer.text(
          """
          Cannot start enough threads. Close other programs, or raise the limits shown by \
          'ulimit -a'.
          """))
    }
  }
}

/// The console, environment and output style of a running command.
package struct CommandContext<Services: Sendable>: Sendable {
  /// The program that the command belongs to.
  package let program: CommandLineProgram
  var spec: ProgramSpec { program.spec }
  package var console: Console
  package let environment: Environment
  package let style: OutputStyle
  package let settings: Settings
  package var services: Services

  /// The localizer for errors, notes and prompts.
  package var localizer: Localizer { console.localizer }
  /// The localizer for data.
  ///
  /// Data for other programs is in English, regardless of the locale.
  package var outputLocalizer: Localizer { style.isForPeople ? console.localizer : .english }
}

extension CommandContext {
  /// Reports a failure that does not end the command.
  package func report(_ failure: CommandFailure, isJSON: Bool) {
    FailureReport(spec: spec, console: console, isJSON: isJSON).write(failure)
  }
}
