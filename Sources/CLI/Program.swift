import MovieEntities
import MovieTMDBCurl
import ViperCommandLine
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

  @MainActor
  package static func run() async -> Int32 {
    // Ignore this signal, so that writing past the file size limit causes an error instead of
    // killing the program in the middle of a file.
    signal(SIGXFSZ, SIG_IGN)
    return await Program(console: .standard, environment: .process)
      .run(Arguments.process).rawValue
  }

  @MainActor
  func run(_ arguments: [SystemText]) async -> ExitCode {
    await commandLine.run(arguments)
  }

  /// The program's commands with its services.
  var commandLine: CommandLineProgram {
    CommandLineProgram(
      .movies, commands: Commands.table, services: MovieServices(makeLive: makeLive),
      console: console, environment: environment
    ) {
      Language($0).localizer
    } failure: { error, line, context in
      CommandFailure(error, line, context)
    }
  }
}

extension CommandFailure {
  /// Creates the failure to report for an error that ended a command.
  init(_ error: any Error, _ line: ParsedLine, _ context: Context) {
    if let mistake = error as? FilterMistake {
      self = line.usage(DiscoverOptions.sentence(mistake, in: line.localizer))
    } else {
      let isLive = (try? ServiceChoice(line, context).isLive) ?? true
      self.init(error, isLive: isLive, in: context.localizer)
    }
  }
}

extension ProgramSpec {
  static let movies = ProgramSpec(
    identity: .movies, commands: Commands.all, windowCommand: "browse",
    globals: GlobalOptions.all, settings: SettingKey.all,
    help: .movies,
    synonym: { Synonyms.line(for: $0, $1, among: Commands.all.map(\.name)) },
    removed: RemovedNames.sentence,
    advice: { option, localizer in
      switch option {
      case "--jq": localizer.text("Use --json and pipe the output to jq.")
      case "-w", "--web": localizer.text("Did you mean '\("open")'?")
      default: nil
      }
    })
}
