import Foundation

/// Runs programs until they exit.
enum ChildProgram {
  /// The standard input of a program.
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

  /// The destination of an output stream.
  enum Target: Sendable {
    /// Captured for the test.
    case kept
    case path(String)
    case closed
    /// A pipe whose read end is closed.
    case gone
  }

  /// The result of a run.
  struct Run: Sendable, CustomStringConvertible {
    let status: Ending
    let output: String
    let error: String

    var lines: [String] { output.lineList }
    var description: String { "\(status)\n--- output\n\(output)\n--- error\n\(error)" }
  }

  /// Runs a program until it exits.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String],
    input: Input = .nothing, output: Target = .kept, error: Target = .kept
  ) async throws -> Run {
    try await blocking {
      try Conversation(
        program, arguments, environment: environment, input: input, output: output, error: error
      ).finish()
    }
  }
}
