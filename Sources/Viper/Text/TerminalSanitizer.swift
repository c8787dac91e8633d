/// Removes control characters that a terminal interprets instead of showing.
public enum TerminalSanitizer {
  /// Returns untrusted text, such as a title, without any control characters.
  ///
  /// Line breaks become spaces.
  public static func clean(_ text: String) -> String {
    // Most text is printable ASCII, for which this check is fast.
    if TextWidth.isASCII(text) { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var clean = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) {
        clean.append(scalar)
      } else if breaksLine(scalar), !(last == "\r" && scalar == "\n") {
        clean.append(" ")
      }
      last = scalar
    }
    return String(clean)
  }

  /// Returns whether a terminal may interpret a scalar instead of showing it.
  ///
  /// Such scalars are the C0 and C1 controls, DEL, the line and paragraph separators, and the
  /// bidirectional controls.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}
