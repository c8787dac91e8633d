/// The escapes with which a text can be spelled in a response.
enum Escapes {
  /// Returns a text in which the escapes of JSON are replaced by what they stand for: `a` for
  /// `\u0061`.
  ///
  /// Only ASCII matters to the caller, so other characters and control characters are left out.
  static func removingJSON(from bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.first else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "u"):
        if let number = number(rest.dropFirst().prefix(4), digits: 4) {
          if (1..<0x80).contains(number) { text.append(UInt8(number)) }
          rest.removeFirst(5)
        } else {
          text.append(byte)
        }
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        text.append(rest.removeFirst())
      case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
        UInt8(ascii: "t"):
        rest.removeFirst()
      default: text.append(byte)
      }
    }
    return text
  }

  /// Returns a text in which the escapes of URLs are replaced by what they stand for: `a` for
  /// `%61`.
  static func removingPercents(from bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let number = number(rest.prefix(2), digits: 2) {
        text.append(UInt8(number))
        rest.removeFirst(2)
      } else {
        text.append(byte)
      }
    }
    return text
  }

  private static func number(_ bytes: ArraySlice<UInt8>, digits: Int) -> Int? {
    var number = 0
    for byte in bytes {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | digit
    }
    return bytes.count == digits ? number : nil
  }
}
