import ViperEssentials

/// Encodes values as JSON: always the same bytes for the same value, and no control characters.
package enum JSONText {
  package static func encode(_ value: some Encodable, isPretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings, finite numbers and arrays of them never fails.
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
