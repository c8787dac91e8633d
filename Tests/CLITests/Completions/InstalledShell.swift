import Foundation

@testable import CLI

extension Shell {
  /// Where this machine has it; nothing when it has not.
  var path: String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var installed: [Shell] { allCases.filter { $0.path != nil } }
  static var hasBash: Bool { Shell.bash.path != nil }
  static var hasZsh: Bool { Shell.zsh.path != nil }
  static var hasFish: Bool { Shell.fish.path != nil }

  /// How it reads a file without doing what the file says.
  var onlyReads: [String] { self == .fish ? ["--no-execute"] : ["-n"] }

  /// Runs it on some arguments, with what the home says of its surroundings.
  func run(
    _ arguments: [String], in home: Home, environment: [String: String?] = [:]
  ) async throws -> Binary.Run {
    let path = try path ?? { throw Trouble("There is no \(rawValue).") }()
    var variables = home.environment(environment)
    variables["PATH"] = "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"
    defer { withExtendedLifetime(home) {} }
    return try await blocking { [variables] in
      try Conversation(
        path, arguments, environment: variables, input: .nothing, output: .kept, error: .kept
      ).finish()
    }
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
