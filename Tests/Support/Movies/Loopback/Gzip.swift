/// Writes gzip data (RFC 1952) in stored, uncompressed blocks (RFC 1951, 3.2.4).
enum Gzip {
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      packed.append(rest.isEmpty ? 1 : 0)
      packed += littleEndian(UInt16(block.count)) + littleEndian(~UInt16(block.count))
      packed += block
    } while !rest.isEmpty
    return packed + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// The beginning of a compressed run of zeros, about 1/160 of its length (RFC 1951, 3.2.6).
  static func zeros(count: Int) -> [UInt8] {
    // A final block with fixed codes: the literal 0, then repeated copies of 258 bytes at distance
    // 1.
    var bits: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<(count / 258) { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    for start in stride(from: 0, to: bits.count - 7, by: 8) {
      packed.append((0..<8).reduce(0) { $0 | bits[start + $1] << UInt8($1) })
    }
    return packed
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
