/// The payload of a segment, read from its start.
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
      throw PictureError(.damaged, "a segment is too short")
    }
    return Int(byte)
  }

  /// Two bytes, the higher one first.
  mutating func word() throws(PictureError) -> Int {
    try byte() << 8 | byte()
  }

  mutating func bytes(_ count: Int) throws(PictureError) -> [UInt8] {
    guard bytes.count >= count else { throw PictureError(.damaged, "a segment is too short") }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }
}
