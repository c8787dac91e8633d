import Viper

/// The number of columns that text takes on a terminal.
///
/// Terminals disagree on some characters: on joined emoji, flags and keycaps, and on the vowels of Indic scripts. Some add
/// up the columns of the scalars, others draw the whole character in one place. A width is always that of the
/// widest reading, so that text which fits by it fits in every terminal.
public enum TextWidth {
  /// Returns how many columns a text without control characters takes at most.
  public static func of(_ text: String) -> Int {
    of(text[...])
  }

  /// Returns how many columns a part of a text takes at most.
  static func of(_ text: Substring) -> Int {
    if isASCII(text) { return text.utf8.count }
    return singles(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The width of a text whose characters are a scalar each.
  private static func singles(_ text: Substring) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      guard let width = ScalarWidth.single(scalar) else { return nil }
      columns += width
    }
    return columns
  }

  /// Returns how many columns a character takes at most.
  package static func of(_ character: Character) -> Int {
    readings(of: character).upperBound
  }

  /// Returns the narrowest and the widest width that terminals give a character, in columns.
  public static func readings(of character: Character) -> ClosedRange<Int> {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0...0 : 1...1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0...0 }
    let alone = ScalarWidth.readings(of: first)
    return scalars.dropFirst().isEmpty ? alone : ClusterWidth.readings(of: scalars, first: first)
  }

  /// Returns whether terminals disagree on the width of a text without control characters.
  public static func isDisputed(_ text: String) -> Bool {
    !isASCII(text) && singles(text[...]) == nil && text.contains { readings(of: $0).count > 1 }
  }

  /// Returns as much of a text without control characters as fits, with an ellipsis if something is
  /// left out.
  public static func cut(_ text: String, to width: Int) -> String {
    StyledText(text).cut(to: width).text
  }

  /// Returns the longest beginning of a text that fits in a width, which is not negative.
  static func prefix(_ text: String, width: Int) -> Substring {
    guard !isASCII(text) else {
      let end = text.utf8.index(text.startIndex, offsetBy: width, limitedBy: text.endIndex)
      return text[..<(end ?? text.endIndex)]
    }
    var room = width
    return text.prefix { character in
      room -= of(character)
      return room >= 0
    }
  }

  /// Whether a text is made of printable ASCII alone; nearly all text is, and it is measured by its length.
  static func isASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }
}
