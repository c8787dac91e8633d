/// Decodes UTF-8 byte by byte, and drops invalid bytes.
struct ScalarReader {
  private var value: UInt32 = 0
  /// The smallest scalar with the length of the current one.
  private var least: UInt32 = 0
  private var missing = 0

  /// Whether the current scalar is incomplete.
  var isUnfinished: Bool { missing > 0 }

  /// Decodes a byte, and returns the scalar that it completes, if any.
  mutating func consume(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x00...0x7F:
      missing = 0
      return Unicode.Scalar(byte)
    case 0x80...0xBF: return consumeRest(byte)
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, least: 0x10000)
    default: missing = 0
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.least = least
  }

  private mutating func consumeRest(_ byte: UInt8) -> Unicode.Scalar? {
    guard isUnfinished else { return nil }
    // Four bytes have 21 bits, so this never overflows.
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    // The initializer rejects surrogates and values above the last scalar.
    return isUnfinished || value < least ? nil : Unicode.Scalar(value)
  }
}
