import Testing
import ViperText

/// Splitting words longer than a line; `Tools/Benchmarks/run` measures the time.
struct LongWordTests {
  static let units = [
    // Regional indicators, whose pairs are found only from the start of their run.
    "\u{1F1E6}",
    // Marks, joiners, and selectors, which form one long character.
    "\u{301}", "\u{1F469}\u{200D}", "\u{1F469}\u{FE0F}\u{200D}", "\u{915}\u{94D}", "\u{1F3FB}",
    // Zero-width characters.
    "\u{200B}", "\u{2060}",
    "a\u{301}", "\u{1161}", "\u{6F22}", "a",
  ]

  @Test(arguments: units) func `A split word loses no text, and every line fits`(_ unit: String) {
    let text = word(unit, scalars: 3_000)
    for width in [1, 2, 7, 80] {
      let lines = TextWrapper(width: width).lines(text)
      #expect(lines.allSatisfy { TextWidth.of($0) <= width })
      #expect(lines.joined() == text || lines.joined().contains("…"))
    }
  }

  private func word(_ unit: String, scalars: Int) -> String {
    String(repeating: "a", count: 100)
      + String(repeating: unit, count: scalars / unit.unicodeScalars.count)
  }
}
