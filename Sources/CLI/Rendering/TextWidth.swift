/// How many columns of a terminal text takes.
enum TextWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of what a person sees as one character, however many scalars it is made of.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    // Joined emoji, flags and whatever asks to be drawn as a picture take two columns in all.
    if scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    // Elsewhere terminals add up what their own table says of each scalar.
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    // The vowels and finals of Hangul stand inside the block that their consonant opens.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// Wide and full-width characters: Unicode's EastAsianWidth.txt, classes W and F, in ranges.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: true
    case 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F251, 0x1F900...0x1F9FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// As much of a text as fits, with an ellipsis where something is left out.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var taken = 1  // the ellipsis
    for character in text {
      taken += of(character)
      if taken > width { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
