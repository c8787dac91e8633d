/// Formats compact JSON as `jq` does: with two spaces for each level and one line for each member.
package struct JSONLayout {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  /// Whether the last character was an opening bracket, which is followed by a line break unless it is closed next.
  private var isOpen = false

  package init() {}

  /// Formats the next piece of a compact document.
  package mutating func add(_ json: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(json.utf8.count * 3 / 2)
    for byte in json.utf8 { add(byte, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func add(_ byte: UInt8, to text: inout [UInt8]) {
    guard !isInText else {
      text.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
      }
      return
    }
    let closes = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    if closes { depth -= 1 }
    // Nothing is between the brackets of an empty list or object.
    if isOpen != closes { breakLine(in: &text) }
    isOpen = false
    text.append(byte)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, isOpen) = (depth + 1, true)
    case UInt8(ascii: ","): breakLine(in: &text)
    case UInt8(ascii: ":"): text.append(UInt8(ascii: " "))
    default: isInText = byte == UInt8(ascii: "\"")
    }
  }

  private func breakLine(in text: inout [UInt8]) {
    text.append(UInt8(ascii: "\n"))
    text += repeatElement(UInt8(ascii: " "), count: max(depth, 0) * 2)
  }
}
