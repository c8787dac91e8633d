import Testing

@testable import ViperTerminal

/// Bytes sent by a terminal, and their meaning.
struct KnownSequence: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let inputs: [TerminalInput]

  var testDescription: String {
    bytes.map { (0x21...0x7E).contains($0) ? String(Unicode.Scalar($0)) : "<\($0)>" }.joined()
  }

  init(_ bytes: [UInt8], _ inputs: [TerminalInput]) {
    self.bytes = bytes
    self.inputs = inputs
  }

  /// A key in several spellings, with `␛` for Esc.
  static func key(_ key: Key, _ spellings: [String]) -> [KnownSequence] {
    spellings.map { .init(Self.bytes($0), [.key(key)]) }
  }

  /// Input other than a key, or several inputs.
  static func other(_ inputs: [TerminalInput], _ spellings: [String]) -> [KnownSequence] {
    spellings.map { .init(Self.bytes($0), inputs) }
  }

  static func bytes(_ spelling: String) -> [UInt8] {
    Array(spelling.replacing("␛", with: "\u{1B}").utf8)
  }
}

extension TerminalInput {
  static func character(_ character: Character) -> Self { .key(.character(character)) }
  static func control(_ letter: Character) -> Self { .key(.control(letter)) }
}
