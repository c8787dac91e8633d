package import Viper

/// Converts styled text to plain text or to text with escape sequences.
package struct ANSIStyler: Sendable {
  /// The theme's colors; `nil` to use no colors.
  private let theme: Theme?
  private let hasStyles: Bool
  package let hasLinks: Bool

  /// Creates a styler for printed text, which has no styles at all if color is disabled.
  package init(isColored: Bool, hasLinks: Bool = false) {
    theme = isColored ? .printed : nil
    hasStyles = isColored
    self.hasLinks = hasLinks
  }

  /// Creates a styler for a full screen, where text can be bold, dim or reversed even without a
  /// theme.
  package init(theme: Theme?, hasLinks: Bool = false) {
    self.theme = theme
    hasStyles = true
    self.hasLinks = hasLinks
  }

  /// Whether borders have a color of their own.
  package var hasBorderColor: Bool { theme?.border != nil }

  /// Returns text without control characters, except the escape sequences around each styled span.
  package func draw(_ text: StyledText) -> String {
    guard hasStyles || hasLinks else { return text.text }
    return text.spans.map { span in
      let codes = codes(span.style)
      let drawn = codes.isEmpty ? span.text : "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
      guard hasLinks, let link = span.style.link else { return drawn }
      return self.link(drawn, to: link)
    }
    .joined()
  }

  /// Returns the escape sequence that moves the cursor to a column, counted from 0.
  package func move(toColumn column: Int) -> String { "\u{1B}[\(column + 1)G" }

  /// Returns text as a link, or returns the text unchanged.
  ///
  /// The text is unchanged if links are disabled or the address is invalid.
  package func link(_ text: String, to address: String) -> String {
    TerminalLink.text(text, to: address)
  }

  /// Returns the escape sequence parameters for a style; empty if styles are disabled or the style
  /// is plain.
  package func codes(_ style: StyledText.Style) -> String {
    guard hasStyles else { return "" }
    let border = style.isBorder ? theme?.border : nil
    let dim = border ?? (style.isDim ? theme?.dim : nil)
    var codes = dim ?? style.color.flatMap { theme?.codes(of: $0) } ?? ""
    func add(_ code: String) { codes = codes.isEmpty ? code : code + ";" + codes }
    if style.isReversed { add("7") }
    if style.isDim, dim == nil { add("2") }
    if style.isBold { add("1") }
    return codes
  }
}

/// The escape sequence (SGR) parameters for text colors.
package struct Theme: Hashable, Sendable {
  private let green: String
  private let yellow: String
  private let red: String
  private let cyan: String
  /// The parameters for dim text of any color; `nil` to use the terminal's dim attribute.
  package var dim: String?
  /// The parameters for the borders of panels; `nil` to draw them like dim text.
  package var border: String?

  package init(green: String, yellow: String, red: String, cyan: String) {
    (self.green, self.yellow, self.red, self.cyan) = (green, yellow, red, cyan)
  }

  /// The theme for printed text: colors from the 256-color palette with a contrast ratio of at
  /// least 3 on both black and white.
  ///
  /// The theme avoids the terminal's own 16 colors, because green, yellow and cyan are often too
  /// bright on a white background. In addition, terminals do not brighten the theme's colors in
  /// bold text.
  package static let printed = Theme(
    green: "38;5;28", yellow: "38;5;100", red: "38;5;160", cyan: "38;5;27")

  /// The theme that uses the terminal's own 16 colors, which the user has chosen to suit the
  /// background.
  package static let terminal = Theme(green: "32", yellow: "33", red: "31", cyan: "36")

  /// Returns the escape sequence parameters for a color.
  package func codes(of color: StyledText.Style.Color) -> String {
    switch color {
    case .green: green
    case .yellow: yellow
    case .red: red
    case .cyan: cyan
    }
  }
}

extension StyledText {
  /// Returns the text after a change to each span's characters, leaving out spans that become
  /// empty.
  package func mapText(_ change: (String) -> String) -> StyledText {
    spans.reduce(into: "") { $0 += StyledText(change($1.text), $1.style) }
  }
}

/// Writes links as OSC 8 escape sequences.
private enum TerminalLink {
  /// The maximum address length that VTE and iTerm2 accept.
  private static let maxBytes = 2_083

  /// Returns text as a link, or returns the text unchanged.
  ///
  /// The text is unchanged if the address is too long or is not a web address.
  ///
  /// In the address, characters that could end the sequence are percent-encoded.
  static func text(_ text: String, to address: String) -> String {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count <= maxBytes
    else { return text }
    let address = escaped(address)
    guard address.utf8.count <= maxBytes else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isSafe) { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      escaped +=
        isSafe(byte)
        ? String(Unicode.Scalar(byte))
        : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static func isSafe(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
