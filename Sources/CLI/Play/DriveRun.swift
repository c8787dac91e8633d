import MovieTMDB
import MovieTMDBEmbedded
import ViperCommandLine
import ViperPlatform
import ViperScript

/// Runs commands from standard input, and writes a line of JSON for each command.
@MainActor
struct DriveRun {
  /// The maximum length of a valid line, in bytes.
  private static let maxBytes = 65_536

  private let session: ScriptSession<MovieStage, MovieSettings>
  private let console: Console

  init(_ line: ParsedLine, _ context: Context, isRealTime: Bool) throws {
    var failing: FailingTransport?
    let gateways = try Gateways(line, context, usesLibrary: false) { transport in
      let counting = FailingTransport(transport, clock: WallClock())
      failing = counting
      return counting
    }
    let language = MovieScripts.language { settings, clock in
      guard isRealTime || gateways.isLive, let failing else {
        return MovieStage(settings, clock: clock)
      }
      return MovieStage(gateways, failing, settings, clock: clock)
    }
    session = ScriptSession(in: language, isRealTime: isRealTime) { context.environment[$0] }
    console = context.console
  }

  func run() async throws {
    defer { session.close() }
    var lines = InputLines(of: console.input, limit: Self.maxBytes)
    while let line = try await console.next(&lines) {
      try console.write(await session.response(to: line) + "\n")
    }
  }
}
