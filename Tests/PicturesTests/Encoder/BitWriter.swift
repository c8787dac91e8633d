/// Writes the bits of a scan.
struct BitWriter {
  var bytes: [UInt8] = []
  private var bits = 0
  private var count = 0

  /// Writes a number, the highest bit first.
  mutating func write(_ number: Int, _ length: Int) {
    for place in (0..<length).reversed() {
      bits = bits << 1 | number >> place & 1
      count += 1
      guard count == 8 else { continue }
      bytes.append(UInt8(bits))
      if bits == 0xFF { bytes.append(0) }
      (bits, count) = (0, 0)
    }
  }

  /// Fills the last byte with ones.
  mutating func fill() {
    while count > 0 { write(1, 1) }
  }
}
