import Foundation

/// Programs that are run to their end.
enum ChildProgram {
  /// What a program reads.
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

  /// Where a program writes.
  enum Target: Sendable {
    /// Kept for the test.
    case kept
    case path(String)
    case closed
    /// A pipe whose reader has gone.
    case gone
  }

  /// How a run went.
  struct Run: Sendable, CustomStringConvertible {
    let status: Ending
    let output: String
    let error: String

    var lines: [String] { output.lineList }
    var description: String { "\(status)\n--- output\n\(output)\n--- error\n\(error)" }
  }

  /// Runs a program to its end.
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
