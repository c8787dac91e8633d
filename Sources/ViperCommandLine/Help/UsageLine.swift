/// The usage line of a command, as far as it may be broken.
enum UsageLine {
  /// The blank at which a line is not broken.
  static let blank: Character = "\u{A0}"

  /// Returns a usage line in which the blanks between brackets are unbreakable.
  static func unbreakable(_ line: String) -> String {
    var depth = 0
    return String(
      line.map { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return character == " " && depth > 0 ? blank : character
      })
  }
}
