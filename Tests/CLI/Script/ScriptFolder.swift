import Foundation
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// A temporary folder of scripts in which the program runs.
struct ScriptFolder {
  let home: Home

  /// Creates a folder with files, keyed by their relative paths.
  init(_ files: [String: String] = [:]) throws {
    home = try Home()
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// The path of a file in the folder, with links resolved.
  func path(_ name: String) throws -> String {
    guard let folder = SystemText(home.path).resolved?.text else { throw TestError("No folder.") }
    return folder + "/" + name
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let path = URL(fileURLWithPath: try path(name))
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: path)
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: try path(name), withDestinationPath: target)
  }

  /// Creates a sparse file of zeros.
  func sparse(_ name: String, megabytes: Int) throws {
    try write([], to: name)
    guard truncate(try path(name), off_t(megabytes) << 20) == 0 else {
      throw TestError(String(cString: strerror(errno)))
    }
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: try path(name))), as: UTF8.self)
  }

  /// Runs `play` in the folder.
  func play(
    _ words: String..., environment: [String: String?] = [:], input: ChildProgram.Input = .nothing,
    output: ChildProgram.Target = .kept
  ) async throws -> Binary.Run {
    try await play(words, environment: environment, input: input, output: output)
  }

  func play(
    _ words: [String], environment: [String: String?] = [:], input: ChildProgram.Input = .nothing,
    output: ChildProgram.Target = .kept
  ) async throws -> Binary.Run {
    let variables = home.environment(environment)
    // Keep the folder alive here: the test process may exit before the thread releases it.
    defer { withExtendedLifetime(home) {} }
    let start = ["-c", "cd \"$0\" && exec \"$@\"", home.path, Binary.path, "play"]
    return try await blocking {
      try Conversation(
        "/bin/sh", start + words, environment: variables, input: input, output: output,
        error: .kept
      ).finish()
    }
  }

  /// Reads a script in the folder.
  func read(_ name: String) throws -> MovieReader {
    var reader = MovieReader(MovieScripts.language)
    let path = try path(name)
    reader.read(
      try ScriptFile.bytes(at: SystemText(path)), name: name, path: SystemText(path).resolved)
    return reader
  }
}

/// The reader of movie scripts.
typealias MovieReader = ScriptReader<MovieStage, MovieSettings>

extension MovieReader {
  /// Reads a text as a script named `s`.
  static func reading(_ text: String) -> MovieReader {
    reading(Array(text.utf8))
  }

  static func reading(_ bytes: [UInt8]) -> MovieReader {
    var reader = MovieReader(MovieScripts.language)
    reader.read(bytes, name: "s", path: nil)
    return reader
  }

  /// The texts of the mistakes.
  var mistakeTexts: [String] { mistakes.map(\.text) }

  /// The commands with their locations, such as `s:1 next`.
  var commands: [String] { steps.flatMap(Self.commands) }

  private static func commands(_ step: Step) -> [String] {
    let own = "\(step.location.text) \(step.text)"
    guard case .repetition(_, let steps) = step.body else { return [own] }
    return [own] + steps.flatMap(commands)
  }
}
