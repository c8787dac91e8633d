import Viper

/// Measures the width of text on a terminal, in columns.
///
/// Terminals disagree on some characters, such as joined emoji, flags, keycaps and the vowels of Indic scripts. A width
/// is always the maximum, so that the text fits in every terminal.
public enum TextWidth {
  /// Returns the maximum width of text without control characters.
  public static func of(_ text: String) -> Int {
    of(text[...])
  }

  /// Returns the maximum width of a part of a text.
  package static func of(_ text: Substring) -> Int {
    if isASCII(text) { return text.utf8.count }
    return singles(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a text if no scalars in it combine.
  private static func singles(_ text: Substring) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      guard let width = ScalarWidth.single(scalar) else { return nil }
      columns += width
    }
    return columns
  }

  /// Returns the maximum width of a character.
  package static func of(_ character: Character) -> Int {
    readings(of: character).upperBound
  }

  /// Returns the minimum and maximum width of a character in terminals.
  public static func readings(of character: Character) -> ClosedRange<Int> {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0...0 : 1...1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0...0 }
    let alone = ScalarWidth.readings(of: first)
    return scalars.dropFirst().isEmpty ? alone : ClusterWidth.readings(of: scalars, first: first)
  }

  /// Returns whether terminals disagree on the width of text without control characters.
  public static func isDisputed(_ text: String) -> Bool {
    !isASCII(text) && singles(text[...]) == nil && text.contains { readings(of: $0).count > 1 }
  }

  /// Returns text without control characters cut to a width, with an ellipsis if it is too wide.
  public static func cut(_ text: String, to width: Int) -> String {
    StyledText(text).cut(to: width).text
  }

  /// Returns the longest prefix of a text that fits a width, which must not be negative.
  package static func prefix(_ text: String, width: Int) -> Substring {
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

  /// Returns whether text is printable ASCII, as most text is, so that its width is its length.
  static func isASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }
}
