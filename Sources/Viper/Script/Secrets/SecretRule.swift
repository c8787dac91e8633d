import ViperText

/// The rule for the values that `secret` types: those that can be found again wherever they are shown.
package enum SecretRule {
  private static let leastCharacters = 3

  /// Returns what is wrong with the value of an environment variable, and what to do about it; `nil` if it can
  /// be typed.
  package static func complaint(about value: String, of variable: String) -> String? {
    if value.unicodeScalars.contains(where: TerminalSanitizer.isUnsafe) {
      return
        "The value of \(variable) has a control character, such as a tab or a line break: remove it."
    }
    guard value.trimmingBlanks.count < leastCharacters else { return nil }
    return
      "The value of \(variable) is too short to be hidden: use one of at least \(leastCharacters) characters."
  }
}

extension String {
  /// The text without the blanks around it, which forms often remove.
  var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
