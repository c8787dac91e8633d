import ViperTerminal

/// Measures the time taken to break words that are longer than a line.
///
/// The time should grow linearly: text that is eight times as long should take about eight times as
/// long.
enum LongWords {
  private static let units = [
    // Regional indicators, which are paired from the start of a run.
    "\u{1F1E6}",
    // Combining marks, joiners and selectors, which form one long character.
    "\u{301}", "\u{1F469}\u{200D}", "\u{1F469}\u{FE0F}\u{200D}", "\u{915}\u{94D}", "\u{1F3FB}",
    // Zero-width characters.
    "\u{200B}", "\u{2060}",
    "a\u{301}", "\u{1161}", "\u{6F22}", "a",
  ]

  static func run() {
    for unit in units {
      let once = duration(unit, scalars: 80_000)
      let eightTimes = duration(unit, scalars: 640_000)
      let name = unit.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      let tenths = Int((eightTimes / once * 10).rounded())
      print(
        "\(name.joined(separator: " ")): \(tenths / 10).\(tenths % 10) times as long for 8 times the text"
      )
    }
  }

  private static func duration(_ unit: String, scalars: Int) -> Duration {
    let text = String(repeating: unit, count: scalars / unit.unicodeScalars.count)
    return (0..<3).map { _ in
      ContinuousClock().measure { _ = TextWrapper(width: 80).lines(text) }
    }.min() ?? .zero
  }
}
