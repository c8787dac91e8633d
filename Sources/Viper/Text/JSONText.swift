import ViperEssentials

/// Encodes values as JSON without control characters, so that equal values yield identical bytes.
package enum JSONText {
  package static func encode(_ value: some Encodable, isPretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings, finite numbers and arrays of such values never fails.
    let data = (try? encoder.encode(value)) ?? Data()
    let json = escaped(String(decoding: data, as: UTF8.self))
    guard isPretty else { return json }
    var layout = JSONLayout()
    return layout.add(json)
  }

  /// Escapes the unsafe characters that the encoder does not escape, such as U+007F.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
    var escaped = ""
    for scalar in json.unicodeScalars {
      guard isUnsafe(scalar) else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return escaped
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && TerminalSanitizer.isUnsafe(scalar)
  }
}

/// Formats compact JSON in the style of `jq`, with one line per member and an indent of two spaces.
package struct JSONLayout {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  /// Whether the last character was an opening bracket.
  ///
  /// A line break follows unless a closing bracket comes next.
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
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      beginLine(in: &text)
      text.append(byte)
      depth += 1
      isOpen = true
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if !isOpen { breakLine(in: &text) }
      isOpen = false
      text.append(byte)
    case UInt8(ascii: ","):
      text.append(byte)
      breakLine(in: &text)
    case UInt8(ascii: ":"):
      text += [byte, UInt8(ascii: " ")]
    default:
      beginLine(in: &text)
      text.append(byte)
      isInText = byte == UInt8(ascii: "\"")
    }
  }

  private mutating func beginLine(in text: inout [UInt8]) {
    guard isOpen else { return }
    isOpen = false
    breakLine(in: &text)
  }

  private func breakLine(in text: inout [UInt8]) {
    text.append(UInt8(ascii: "\n"))
    text += Array(repeating: UInt8(ascii: " "), count: max(depth, 0) * 2)
  }
}
