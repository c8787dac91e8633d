import ViperTerminal

/// Splits a program's output into characters and sequences.
struct EmulatorReader {
  enum Piece {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// A sequence, from Esc to its last byte.
    case sequence(String)
    /// A string, such as a title, from the byte after Esc to the last byte before the terminator.
    case string([UInt8])
    case notUTF8([UInt8])
  }

  /// The bytes of an incomplete sequence or character.
  private var begun: [UInt8] = []

  /// Whether the last sequence or character is incomplete.
  var isUnfinished: Bool { !begun.isEmpty }

  /// Processes a byte, and returns the pieces that the byte completes.
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
      // If a character was incomplete, take the byte again: it may start a character or sequence.
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

/// A control sequence, which consists of CSI, numbers and a final byte.
struct EmulatorSequence {
  /// The sequence without its numbers, such as `H`, `?h` or `?$p`.
  let name: String
  /// The numbers, with `nil` in place of each omitted number; empty if there are no numbers.
  let numbers: [Int?]

  /// Parses the part of a sequence after CSI, including the final byte.
  ///
  /// Returns `nil` if the parameters are not plain numbers.
  init?(_ text: String) {
    let prefix = text.prefix { "<=>?".contains($0) }
    let digits = text.dropFirst(prefix.count).prefix { "0123456789;".contains($0) }
    let rest = text.dropFirst(prefix.count + digits.count)
    guard !rest.contains(where: { "<=>?".contains($0) }) else { return nil }
    name = String(prefix + rest)
    let fields =
      digits.isEmpty ? [] : digits.split(separator: ";", omittingEmptySubsequences: false)
    numbers = fields.map { Int($0) }
    guard zip(fields, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) }) else { return nil }
  }

  /// Returns a number, or `missing` if the number was omitted.
  ///
  /// Returns `nil` if the sequence contains more numbers than `most` allows.
  func number(_ index: Int = 0, of most: Int, or missing: Int) -> Int? {
    guard numbers.count <= most else { return nil }
    return numbers.dropFirst(index).first.map { $0 ?? missing } ?? missing
  }
}
