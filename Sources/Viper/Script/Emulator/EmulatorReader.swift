import ViperTerminal

/// Divides the bytes that a program writes into characters and sequences.
struct EmulatorReader {
  enum Piece {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// A sequence, from Escape to its last byte.
    case sequence(String)
    /// A string such as a title, from the byte after Escape to the one before its end.
    case string([UInt8])
    case notUTF8([UInt8])
  }

  /// The bytes of a sequence or a character that has begun.
  private var begun: [UInt8] = []

  /// Whether the last sequence or character is incomplete.
  var isUnfinished: Bool { !begun.isEmpty }

  /// Returns what a byte completes.
  mutating func take(_ byte: UInt8) -> [Piece] {
    switch (begun.first, byte) {
    case (0x1B, _): return takeSequence(byte).map { [$0] } ?? []
    case (nil, 0x1B):
      begun.append(byte)
      return []
    case (nil, 0x00...0x1F): return [.control(byte)]
    case (nil, 0x20...0x7F): return [.scalar(Unicode.Scalar(byte))]
    default: return takeCharacter(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) -> Piece? {
    begun.append(byte)
    if begun.count > 1, [0x5D, 0x50, 0x5F].contains(begun[1]) { return takeString(byte) }
    let isIntroducer = begun.count == 2 && byte == UInt8(ascii: "[")
    if isIntroducer || begun.count > 2 && 0x20...0x3F ~= byte { return nil }
    defer { begun = [] }
    return .sequence(String(decoding: begun, as: UTF8.self))
  }

  private mutating func takeString(_ byte: UInt8) -> Piece? {
    let isBell = byte == 0x07 && begun[1] == UInt8(ascii: "]")
    let isEnd = byte == UInt8(ascii: "\\") && begun.count > 3 && begun[begun.count - 2] == 0x1B
    guard isBell || isEnd else { return nil }
    defer { begun = [] }
    return .string(Array(begun.dropFirst().dropLast(isBell ? 1 : 2)))
  }

  private mutating func takeCharacter(_ byte: UInt8) -> [Piece] {
    guard UTF8.isContinuation(byte) == !begun.isEmpty else {
      // The byte may begin another character, a sequence or a line.
      guard !begun.isEmpty else { return [.notUTF8([byte])] }
      let cut = begun
      begun = []
      return [.notUTF8(cut)] + take(byte)
    }
    begun.append(byte)
    guard begun.count == UTF8.length(from: begun[0]) else { return [] }
    defer { begun = [] }
    let scalar = String(validating: begun, as: UTF8.self)?.unicodeScalars.first
    return [scalar.map(Piece.scalar) ?? .notUTF8(begun)]
  }
}
