import Synchronization

/// The output and the notes of a command that runs on behalf of another one.
final class CollectedOutput: Sendable {
  private let content = Mutex<(output: [UInt8], notes: [String])>(([], []))

  func add(_ bytes: [UInt8]) { content.withLock { $0.output += bytes } }

  func add(note: String) { content.withLock { $0.notes.append(note) } }

  /// The output without the line break at its end; empty if there is none.
  var output: String {
    let bytes = content.withLock { $0.output }
    return String(
      decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// The lines that would have been written to standard error.
  var notes: [String] { content.withLock { $0.notes } }
}
