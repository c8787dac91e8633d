/// A text that is being pasted, up to the sequence that ends it (`CSI 201~`).
struct PastedText {
  /// The number of bytes that are kept; the rest of a longer text is dropped.
  static let limit = 65_536
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the end marker that have come.
  private var matched = 0

  /// The text, without bytes that are not UTF-8.
  var text: String {
    var reader = ScalarReader()
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.compactMap { reader.take($0) })
    return String(scalars)
  }

  /// Takes a byte, and returns whether the text ends with it.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end.prefix(matched))
    // Esc is the first byte of the end, and no other.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }
}
