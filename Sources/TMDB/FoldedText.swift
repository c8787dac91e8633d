/// A secret in the form in which it is compared: its letters and digits, in lowercase.
///
/// What stands between, above or below the letters does not matter then: control characters,
/// directional and combining marks, hyphens and bytes that are not UTF-8.
struct FoldedText: Sendable {
  /// The number of characters that must not be repeated in a row.
  ///
  /// A shorter secret must not be repeated as a whole.
  private static let length = 8

  /// All rows of this length in the secret, as the bytes of a number.
  private let rows: Set<UInt64>
  /// A bit for each row, at the place that follows from the row.
  ///
  /// A text is as long as a response, and nearly every row of it is refused here.
  private let bits: [UInt64]
  /// The bytes of a row that are compared.
  private let mask: UInt64
  /// Whether the secret contains what cannot be compared: letters beyond ASCII have several
  /// spellings.
  private let isUnclear: Bool

  init(_ secret: String) {
    let text = Self.fold(Array(secret.utf8))
    isUnclear = text.isEmpty || !secret.utf8.allSatisfy { $0 < 0x80 }
    let length = min(text.count, Self.length)
    mask = length == 8 ? .max : (1 << (UInt64(length) * 8)) - 1
    var row: UInt64 = 0
    var rows: Set<UInt64> = []
    var bits = [UInt64](repeating: 0, count: 1 << (Self.placeBits - 6))
    for (index, byte) in text.enumerated() {
      row = row << 8 | UInt64(byte)
      guard index + 1 >= length else { continue }
      rows.insert(row & mask)
      let place = Self.place(of: row & mask)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
    self.rows = rows
    self.bits = bits
  }

  /// Returns whether a folded text repeats the secret, or whether that cannot be decided.
  func isRepeated(in text: [UInt8]) -> Bool {
    if isUnclear { return true }
    var row: UInt64 = 0
    for byte in text {
      row = row << 8 | UInt64(byte)
      let place = Self.place(of: row & mask)
      if bits[place >> 6] >> UInt64(place & 63) & 1 == 1, rows.contains(row & mask) { return true }
    }
    return false
  }

  private static let placeBits = 12

  /// Returns the place of a row's bit.
  ///
  /// The factor spreads the rows over all places.
  private static func place(of row: UInt64) -> Int {
    Int(truncatingIfNeeded: (row &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(placeBits)))
  }

  /// Returns the ASCII letters, in lowercase, and digits.
  static func fold(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): text.append(byte | 0x20)
      default: break
      }
    }
    return text
  }
}
