enum ScalarWidth {
  /// Returns the minimum and maximum width.
  static func readings(of scalar: Unicode.Scalar) -> ClosedRange<Int> {
    switch scalar.value {
    // Only some terminals show a soft hyphen.
    case 0xAD: return 0...1
    case 0x20...0x7E, 0xA0...0x2FF: return 1...1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 2...2
    // The vowels and finals of Hangul combine with a consonant; alone, they may take a column.
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

  /// Returns the width of a scalar that never combines with others; `nil` for all others.
  ///
  /// Most text consists of such scalars, and can be measured without finding character boundaries.
  static func single(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// Returns whether every terminal hides a format character: a joiner, a direction mark or a tag.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0001...0xE007F: true
    default: false
    }
  }

  /// Returns whether a scalar is wide or fullwidth in Unicode's EastAsianWidth.txt (W or F).
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

  /// Returns whether a scalar is half a flag, an emoji with text presentation, or wide since Unicode 16.
  private static func mayBeWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    case 0x1F000...0x1FAFF: isRegional(scalar) || isPicture(scalar)
    default: false
    }
  }

  /// Returns whether a scalar in these blocks is an emoji, or may be one in a newer Unicode version.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji || scalar.value >= 0x1F300
      || scalar.properties.generalCategory == .unassigned
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
