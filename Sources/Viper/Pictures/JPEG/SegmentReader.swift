/// Reads the segments of a file.
///
/// Each segment has a marker, and most have a payload.
struct SegmentReader {
  let bytes: [UInt8]
  var position = 2

  init(_ bytes: [UInt8]) throws(PictureError) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw PictureError(.notJPEG) }
    self.bytes = bytes
  }

  /// Skips to the next marker, and returns the marker's second byte.
  mutating func marker() throws(PictureError) -> UInt8 {
    while let code = byte() {
      guard code == 0xFF else { continue }
      // Any number of FF bytes may precede a marker; FF 00 is a data byte of a scan.
      while let second = byte() {
        if second == 0 { break }
        if second != 0xFF { return second }
      }
    }
    throw PictureError(.truncated)
  }

  /// Reads the payload after a marker, and moves past the payload.
  mutating func payload() throws(PictureError) -> PayloadReader {
    guard let high = byte(), let low = byte() else { throw PictureError(.truncated) }
    let count = Int(high) << 8 | Int(low)
    guard count >= 2 else { throw PictureError(.damaged, "segment of \(count) bytes") }
    let start = position
    guard bytes.count - start >= count - 2 else { throw PictureError(.truncated) }
    position += count - 2
    return PayloadReader(bytes[start..<position])
  }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }
}

/// A segment's payload, read from the start.
struct PayloadReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  func starts(with text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }

  mutating func byte() throws(PictureError) -> Int {
    guard let byte = bytes.popFirst() else {
      throw PictureError(.damaged, "segment too short")
    }
    return Int(byte)
  }

  /// Reads two bytes, high byte first.
  mutating func word() throws(PictureError) -> Int {
    try byte() << 8 | byte()
  }

  mutating func bytes(_ count: Int) throws(PictureError) -> [UInt8] {
    guard bytes.count >= count else { throw PictureError(.damaged, "segment too short") }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }
}
