import Foundation

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

extension Shell {
  private var tool: Tool {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }

  /// How it reads a file without doing what the file says.
  var onlyReads: [String] { self == .fish ? ["--no-execute"] : ["-n"] }

  /// Runs it on some arguments, with what the home says of its surroundings.
  func run(
    _ arguments: [String], in home: Home, environment: [String: String?] = [:]
  ) async throws -> Binary.Run {
    let path = try tool.path ?? { throw Trouble("There is no \(rawValue).") }()
    var variables = home.environment(environment)
    variables["PATH"] = Tool.searchPath
    defer { withExtendedLifetime(home) {} }
    return try await ChildProgram.run(path, arguments, environment: variables)
  }
}

extension Home {
  /// Puts a file here, and says where.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
