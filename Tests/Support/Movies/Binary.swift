import Foundation

@testable import ViperTestSupport

/// The built `movies-cli` executable.
enum Binary {
  typealias Run = ChildProgram.Run

  /// The path of the executable, which is in the same folder as the tests.
  static let path: String = {
    let tests = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let folders = tests.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.map { $0 + "/movies-cli" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "movies-cli"
  }()

  /// Runs a shell command in which `$0` is the program.
  static func shell(
    _ line: String, environment: [String: String?] = [:], home: Home? = nil
  ) async throws -> Run {
    let home = try home ?? Home()
    defer { withExtendedLifetime(home) {} }
    let variables = home.environment(["PATH": Tool.searchPath].merging(environment) { $1 })
    return try await ChildProgram.run("/bin/sh", ["-c", line, path], environment: variables)
  }

  /// Runs the program until it exits.
  ///
  /// `environment` is merged into that of the home; nil removes a variable. With
  /// `ignoresBrokenPipes`, the program inherits an ignored SIGPIPE.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:],
    input: ChildProgram.Input = .nothing,
    output: ChildProgram.Target = .kept, error: ChildProgram.Target = .kept, home: Home? = nil,
    ignoresBrokenPipes: Bool = false
  ) async throws -> Run {
    let home = try home ?? Home()
    defer { withExtendedLifetime(home) {} }
    let shell = ["-c", "trap '' PIPE; exec \"$0\" \"$@\"", path]
    return try await ChildProgram.run(
      ignoresBrokenPipes ? "/bin/sh" : path, (ignoresBrokenPipes ? shell : []) + arguments,
      environment: home.environment(environment), input: input, output: output, error: error)
  }

  /// Runs the program until it exits, with the variables of a service.
  static func run(
    _ arguments: [String], in home: Home, _ variables: [String: String] = [:],
    input: String? = nil
  ) async throws -> Run {
    try await run(
      arguments, environment: variables.mapValues { $0 },
      input: input.map { .text($0) } ?? .nothing,
      home: home)
  }

  /// A running program.
  struct RunningProgram: Sendable {
    let child: Child
    private let run: Task<Run, any Error>

    fileprivate init(_ conversation: Conversation) {
      child = conversation.child
      run = Task { try await blocking { try conversation.finish() } }
    }

    func end() async throws -> Run {
      try await run.value
    }

    /// Waits until the server has received a number of requests.
    func arrivals(_ count: Int = 1, at server: TMDBServer) async throws {
      try await blocking { [child] in
        try child.wait { server.requests.count >= count }
      }
    }
  }

  /// Starts the program with the variables of a service.
  static func start(
    _ arguments: [String], in home: Home, _ variables: [String: String] = [:]
  ) throws -> RunningProgram {
    RunningProgram(
      try Conversation(path, arguments, environment: home.environment(variables.mapValues { $0 })))
  }
}

extension Terminal {
  /// Runs the program in a terminal, and lets a script type.
  ///
  /// `environment` is merged into that of the home and a common TERM; nil removes a variable.
  static func run(
    _ arguments: [String], of program: String = Binary.path, columns: Int = 80,
    rows: Int = 24, environment: [String: String?] = [:],
    home: Home? = nil, separatesErrors: Bool = false, isSilent: Bool = false,
    script: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Run {
    let home = try home ?? Home()
    // Keep the folder alive here: the test process may exit before the thread releases it.
    defer { withExtendedLifetime(home) {} }
    return try await run(
      program, arguments,
      environment: home.environment(["TERM": "xterm-256color"].merging(environment) { $1 }),
      columns: columns, rows: rows, separatesErrors: separatesErrors, isSilent: isSilent,
      script: script)
  }
}
