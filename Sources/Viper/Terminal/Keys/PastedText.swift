/// A pasted text, up to the sequence that ends it (`CSI 201~`).
struct PastedText {
  /// The maximum number of bytes to keep.
  static let limit = 65_536
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of matching bytes of the end sequence.
  private var matched = 0

  /// The text, without bytes that are not UTF-8.
  var text: String {
    var reader = ScalarReader()
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.compactMap { reader.consume($0) })
    return String(scalars)
  }

  /// Adds a byte, and returns whether it ends the text.
  mutating func consume(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end.prefix(matched))
    // Esc occurs only at the beginning of the end sequence.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }
}
