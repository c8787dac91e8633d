/// The width of a character with several scalars in terminals.
enum ClusterWidth {
  /// Returns the minimum and maximum width.
  ///
  /// Some terminals add up the widths of the scalars, others draw the character as one.
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
    // This variation selector requests text presentation.
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

  /// Returns the widths of a Hangul syllable of several letters, which are drawn as one block.
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
