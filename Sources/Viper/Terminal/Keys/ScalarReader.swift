/// Decodes UTF-8 byte by byte, and drops invalid bytes.
struct ScalarReader {
  private var begun: [UInt8] = []

  /// Whether the current scalar is incomplete.
  var isUnfinished: Bool { !begun.isEmpty }

  /// Decodes a byte, and returns the scalar that it completes, if any.
  mutating func consume(_ byte: UInt8) -> Unicode.Scalar? {
    if !UTF8.isContinuation(byte) { begun = [] } else if begun.isEmpty { return nil }
    begun.append(byte)
    guard begun.count >= UTF8.length(from: begun[0]) else { return nil }
    defer { begun = [] }
    return String(validating: begun, as: UTF8.self)?.unicodeScalars.first
  }
}

extension UTF8 {
  /// Returns the number of bytes of a scalar by the first of them; 1 if no scalar begins with it.
  package static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}
