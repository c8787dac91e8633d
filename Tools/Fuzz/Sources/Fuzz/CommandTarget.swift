import MovieTMDB
import ViperTerminal

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

extension Target {
  /// Command lines, given with one argument per line of input, that are parsed and run against the
  /// embedded catalog.
  static let commands = Target(
    name: "commands",
    words: Commands.all.flatMap(\.ownWords)
      + GlobalOptions.all.flatMap { [$0.name, $0.short ?? "-h"] }
      + ["--", "-", "=", "--limit=", "-5", "tt0010323", "embedded", "tmdb-web", "exit-codes"],
    maxBytes: 1_024, runs: 5_000
  ) { input in
    let arguments = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { SystemText($0) }
    let parser = CommandLineParser(spec: .movies)
    let line = try? parser.parse(arguments)
    // Do not run scripts, which can read and write any file.
    guard line?.command?.name != Commands.play.spec.name || line?.has(ProgramOptions.help) == true
    else {
      _ = try? line.map { try PlayOptions($0) }
      return
    }
    _ = try await CommandRun(arguments, Folders().environment)
  }
}

extension CommandSpec {
  /// The names of the command, of its tasks and of all their options.
  var ownWords: [String] {
    [name] + tasks.map(\.taskName) + allOptions.map(\.name)
  }
}

/// A run of the program, without a terminal or network.
@MainActor
struct CommandRun {
  let code: ExitCode
  let output: String
  let error: String

  init(
    _ arguments: [SystemText], input: [UInt8] = Array("12345678\n".utf8),
    _ environment: Environment
  ) async throws {
    let streams = try Streams(input: input)
    let program = Program(
      console: streams.console, environment: environment, makeLive: { _, _ in Messages([]) })
    code = await program.run(arguments)
    (output, error) = (streams.output, streams.error)
    try Shown.check(output, allowing: ["\t"])
    try Shown.check(error)
    try require((code == .done) || !error.isEmpty, "\(code), and nothing is said")
    guard arguments.prefix(while: { $0 != "--" }).contains("--json") else { return }
    if code != .done {
      _ = try JSONValue.object(error.split(separator: "\n").last.map(String.init) ?? "")
    } else if output.hasPrefix("{") {
      _ = try JSONValue.read(output)
    }
  }
}
