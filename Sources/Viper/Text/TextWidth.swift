import Viper

/// Measures the width of text on a terminal, in columns.
///
/// Some characters, such as joined emoji, flags, keycaps and the vowels of Indic scripts, have
/// different widths in different terminals. Unless stated otherwise, a width is the maximum, so
/// that the text fits in every terminal.
public enum TextWidth {
  /// Returns the maximum width of text without control characters.
  public static func of(_ text: String) -> Int {
    isASCII(text) ? text.utf8.count : of(text[...])
  }

  /// Returns the maximum width of a substring.
  package static func of(_ text: Substring) -> Int {
    singles(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of text in which no scalars combine; `nil` if any scalars might.
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

  /// Returns the width of a scalar that never combines with others and has the same width in all
  /// terminals; `nil` for any other scalar.
  package static func single(_ scalar: Unicode.Scalar) -> Int? { ScalarWidth.single(scalar) }

  /// Returns a character's minimum and maximum width across terminals.
  public static func readings(of character: Character) -> ClosedRange<Int> {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0...0 : 1...1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0...0 }
    let alone = ScalarWidth.readings(of: first)
    return scalars.dropFirst().isEmpty ? alone : ClusterWidth.readings(of: scalars, first: first)
  }

  /// Returns whether a character is one column wide in most terminals but can be two columns wide
  /// with East Asian fonts.
  ///
  /// Only characters that a host draws itself, such as lines and hearts, are recognized. The host
  /// repositions the cursor after each of them, except for horizontal lines (U+2500), of which
  /// borders have too many.
  package static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2501...0x25FF, 0x2665, 0x2713: true
    default: false
    }
  }

  /// Returns whether the width of text without control characters differs between terminals.
  public static func isDisputed(_ text: String) -> Bool {
    !isASCII(text) && singles(text[...]) == nil && text.contains { readings(of: $0).count > 1 }
  }

  /// Returns text without control characters, truncated to a width.
  ///
  /// If the text is too wide, it ends with an ellipsis.
  public static func cut(_ text: String, to width: Int) -> String {
    StyledText(text).cut(to: width).text
  }

  /// Returns the longest prefix of some text that fits in a given width.
  ///
  /// The width must not be negative.
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

  /// Returns whether text is printable ASCII, so that its width equals its length.
  static func isASCII(_ text: String) -> Bool {
    func isASCII(_ bytes: some Sequence<UInt8>) -> Bool {
      // Without an early exit, many bytes are checked at once.
      bytes.reduce(0) { $0 | ($1 &- 0x20 < 0x5F ? 0 : 1) as UInt8 } == 0
    }
    return unsafe text.utf8.withContiguousStorageIfAvailable(isASCII) ?? isASCII(text.utf8)
  }

  /// Returns whether each scalar is a character of its own that every terminal shows.
  static func isSimple(_ text: String) -> Bool { isASCII(text) || singles(text[...]) != nil }
}

/// The width of a character that consists of several scalars.
enum ClusterWidth {
  /// Returns the character's minimum and maximum width across terminals.
  ///
  /// Some terminals add up the widths of the scalars; others draw the scalars as one character.
  static func readings(
    of scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> ClosedRange<Int> {
    if let syllable = hangul(scalars, first: first) { return syllable }
    var (least, most, widest) = (0, 0, 0)
    for scalar in scalars {
      let width = ScalarWidth.readings(of: scalar)
      least += width.lowerBound
      most += width.upperBound
      widest = max(widest, width.lowerBound)
    }
    let joined = isPicture(scalars, first: first) ? 2 : widest
    // The variation selector U+FE0E requests text presentation.
    let narrowest = scalars.contains("\u{FE0E}") ? min(joined, 1) : joined
    return min(least, narrowest)...max(most, joined)
  }

  /// Returns whether a character is an emoji, a flag or a keycap.
  private static func isPicture(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> Bool {
    first.properties.isEmojiPresentation
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  /// Returns the possible widths of a Hangul syllable whose letters are drawn together as one
  /// block.
  private static func hangul(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> ClosedRange<Int>? {
    guard opensSyllable(first), !scalars.contains("\u{FE0F}") else { return nil }
    return 2...2 * scalars.count { opensSyllable($0) }
  }

  private static func opensSyllable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

enum ScalarWidth {
  /// Returns a scalar's minimum and maximum width across terminals.
  static func readings(of scalar: Unicode.Scalar) -> ClosedRange<Int> {
    switch scalar.value {
    // Only some terminals show a soft hyphen.
    case 0xAD: return 0...1
    case 0x20...0x7E, 0xA0...0x2FF, 0x2500...0x259F: return 1...1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 2...2
    // Hangul vowels and final consonants combine with an initial consonant; alone, they may take up
    // a column.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0...1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0...0
    case .spacingMark: return 0...1
    case .format: return isInvisible(scalar) ? 0...0 : 0...1
    default: break
    }
    if isWide(scalar) { return 2...2 }
    return mayBeWide(scalar) ? 1...2 : 1...1
  }

  /// Returns the width of a scalar that never combines with others; `nil` for any other scalar.
  ///
  /// Most text consists only of such scalars, and can be measured without finding character
  /// boundaries.
  static func single(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2500...0x259F: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// Returns whether a scalar is a format character that every terminal hides.
  ///
  /// Such format characters are joiners, direction marks and tags.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0001...0xE007F: true
    default: false
    }
  }

  /// Returns whether a scalar is wide or fullwidth (W or F) in Unicode's EastAsianWidth.txt.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return !isRegional(scalar) }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: true
    case 0xA000...0xA4CF, 0xA960...0xA97F, 0xF900...0xFAFF: true
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F251, 0x1F900...0x1F9FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Returns whether a scalar can be either narrow or wide, depending on the terminal.
  ///
  /// Such scalars are halves of flags, emoji with text presentation, and scalars that became wide
  /// in Unicode 16.
  private static func mayBeWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    case 0x1F000...0x1FAFF: isRegional(scalar) || isPicture(scalar)
    default: false
    }
  }

  /// Returns whether a scalar in an emoji block is an emoji or may become one in a newer Unicode
  /// version.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji || scalar.value >= 0x1F300
      || scalar.properties.generalCategory == .unassigned
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
