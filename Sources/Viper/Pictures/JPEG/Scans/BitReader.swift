/// Reads the bits of a scan.
///
/// Zero bits are added at the end of the scan, so that no step has to check for the end; `check`
/// detects whether any of these bits were used.
struct BitReader {
  private let bytes: [UInt8]
  /// The offset of the next byte, or of a marker's first byte once a marker is reached.
  private(set) var position: Int
  /// The next bits, starting with the highest.
  private var bits: UInt64 = 0
  private var count = 0
  /// The number of zero bits added at the end.
  private var madeUp = 0

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  @inline(__always)
  mutating func symbol(_ table: HuffmanTable) throws(PictureError) -> Int {
    if count < 32 { fill() }
    let entry = table.short[Int(truncatingIfNeeded: bits &>> UInt64(64 - HuffmanTable.shortBits))]
    guard entry != 0 else { return try longSymbol(table) }
    skip(Int(entry &>> 8))
    return Int(entry & 0xFF)
  }

  /// Reads up to 16 bits as an unsigned number.
  ///
  /// After a symbol, at least 16 bits are available.
  @inline(__always)
  mutating func number(_ length: Int) -> Int32 {
    // Shift in two steps, because a single shift by 64 has no effect.
    let value = Int32(truncatingIfNeeded: (bits &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- length))
    skip(length)
    return value
  }

  /// Reads a signed value, which is negative if its first bit is 0.
  @inline(__always)
  mutating func value(_ length: Int) -> Int32 {
    let limit = Int32(1) &<< Int32(truncatingIfNeeded: length)
    let value = number(length)
    return value &<< 1 < limit ? value &- limit &+ 1 : value
  }

  @inline(__always)
  mutating func bit() -> Bool {
    if count < 1 { fill() }
    defer { skip(1) }
    return bits &>> 63 == 1
  }

  /// Throws an error if more bits were read than the scan contains.
  func check() throws(PictureError) {
    guard madeUp <= count else {
      throw position + 1 < bytes.count
        ? PictureError(.damaged, "scan too short") : PictureError(.truncated)
    }
  }

  /// Moves past the next restart marker, which must have the expected number.
  mutating func restart(_ number: Int) throws(PictureError) {
    while let next = byte(at: position), next != 0xFF || byte(at: position + 1) == 0 {
      position += 1
    }
    while byte(at: position + 1) == 0xFF { position += 1 }
    guard let code = byte(at: position + 1) else { throw PictureError(.truncated) }
    guard Int(code) == 0xD0 + number else { throw PictureError(.damaged, "missing restart marker") }
    self = BitReader(bytes, at: position + 2)
  }

  @inline(__always)
  private mutating func skip(_ length: Int) {
    bits &<<= UInt64(truncatingIfNeeded: length)
    count &-= length
  }

  @inline(never)
  private mutating func longSymbol(_ table: HuffmanTable) throws(PictureError) -> Int {
    guard let (length, symbol) = table.code(in: Int(bits &>> 48)) else {
      throw PictureError(.damaged, "invalid Huffman code")
    }
    skip(length)
    return symbol
  }

  /// Ensures that more than 56 bits are available.
  @inline(never)
  private mutating func fill() {
    while count <= 56 {
      var byte: UInt8 = 0
      if position < bytes.count, bytes[position] != 0xFF {
        byte = bytes[position]
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == 0 {
        byte = 0xFF
        position += 2
      } else {
        madeUp += 8
      }
      bits |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 56 &- count)
      count += 8
    }
  }

  private func byte(at position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }
}
