import Foundation

/// The built `movies-cli`, run for real.
enum Binary {
  /// What the program reads.
  enum Input: Sendable {
    case bytes([UInt8])
    case text(String)
    case nothing
    case closed

    var bytes: [UInt8] {
      switch self {
      case .bytes(let bytes): bytes
      case .text(let text): Array(text.utf8)
      case .nothing, .closed: []
      }
    }
  }

  /// Where the program writes.
  enum Target: Sendable {
    /// Kept for the test.
    case kept
    case path(String)
    case closed
    /// A pipe whose reader has gone.
    case gone
  }

  /// How a run went.
  struct Run: Sendable {
    let status: Ending
    let output: String
    let error: String
  }

  /// After this a program that still runs is killed: a net, not an expectation.
  static let patience = Duration.seconds(240)

  /// Beside the tests, in the folder of the build's products.
  static let path: String = {
    let tests = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let folders = tests.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.map { $0 + "/movies-cli" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "movies-cli"
  }()

  /// Runs a line of a shell to its end, in which `$0` is the program.
  static func shell(
    _ line: String, environment: [String: String?] = [:], home: Home? = nil
  ) async throws -> Run {
    let home = try home ?? Home()
    let variables = home.environment(["PATH": "/usr/bin:/bin"].merging(environment) { $1 })
    defer { withExtendedLifetime(home) {} }
    return try await blocking {
      try Conversation(
        "/bin/sh", ["-c", line, path], environment: variables, input: .nothing, output: .kept,
        error: .kept
      ).finish()
    }
  }

  /// Runs the program to its end.
  ///
  /// The environment comes on top of the home's, where nil takes a variable away. Whoever starts
  /// the program may ignore SIGPIPE.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:], input: Input = .nothing,
    output: Target = .kept, error: Target = .kept, home: Home? = nil,
    ignoresBrokenPipes: Bool = false
  ) async throws -> Run {
    let home = try home ?? Home()
    let variables = home.environment(environment)
    // Held here, not by the thread: the tests may be over before that lets it go.
    defer { withExtendedLifetime(home) {} }
    return try await blocking {
      let conversation = try Conversation(
        ignoresBrokenPipes ? "/bin/sh" : path,
        ignoresBrokenPipes
          ? ["-c", "trap '' PIPE; exec \"$0\" \"$@\"", path] + arguments : arguments,
        environment: variables, input: input, output: output, error: error)
      return try conversation.finish()
    }
  }
}
