package import Viper

/// Escaping and style classes for text in XML, HTML and SVG.
package enum Markup {
  /// Returns text with special characters escaped as entities, and without control characters.
  ///
  /// XML, HTML and SVG cannot contain control characters.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default:
        let isAllowed = !TerminalSanitizer.isUnsafe(scalar) && scalar.value | 1 != 0xFFFF
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  package static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      0x590...0x8FF ~= $0.value || 0xFB1D...0xFDFF ~= $0.value || 0xFE70...0xFEFF ~= $0.value
    } ?? false
  }

  /// Returns the CSS class names for a style, such as `g b`; empty for the plain style.
  package static func classes(_ style: StyledText.Style) -> String {
    let color: String? =
      switch style.color {
      case .green: "g"
      case .yellow: "y"
      case .red: "r"
      case .cyan: "c"
      case nil: nil
      }
    let marks = [
      color, style.isBold ? "b" : nil, style.isDim ? "d" : nil, style.isReversed ? "v" : nil,
    ]
    return marks.compactMap(\.self).joined(separator: " ")
  }
}
