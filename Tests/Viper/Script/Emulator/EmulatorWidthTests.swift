import Testing

@testable import ViperScript
@testable import ViperTestSupport

struct EmulatorWidthTests {
  private static func line(
    _ text: String, _ reading: WidthReading = .clusters
  ) -> [TerminalEmulator.Cell] {
    var screen = TerminalEmulator(columns: 6, rows: 1, reading: reading)
    screen.write(text.replacing("␛", with: "\u{1B}").utf8)
    return screen.cells[0]
  }

  @Test func `A wide character has two cells`() {
    let cells = Self.line("␛[7m雨a")
    #expect(cells.map(\.text) == ["雨", "", "a", " ", " ", " "])
    #expect(cells.map(\.columns) == [2, 0, 1, 1, 1, 1])
    #expect(cells[1].rendition.isReversed)
  }

  @Test(arguments: [
    ("雨雨␛[1GX", "X 雨"), ("雨雨␛[2GX", " X雨"), ("雨雨␛[2G雨", " 雨"), ("雨雨␛[1G雨", "雨雨"),
    ("雨雨␛[2G␛[K", ""), ("雨雨␛[3G␛[K", "雨"), ("雨雨␛[4G␛[K", "雨"), ("a雨b␛[2GX", "aX b"),
  ])
  func `Overwriting half a wide character clears it`(_ text: String, _ shown: String) {
    var screen = TerminalEmulator(columns: 6, rows: 1, reading: .scalars)
    screen.write(text.replacing("␛", with: "\u{1B}").utf8)
    #expect(screen.text == [shown])
  }

  @Test func `A combining mark joins the character before it`() {
    #expect(Self.line("e\u{301}a").prefix(3).map(\.text) == ["e\u{301}", "a", " "])
    #expect(Self.line("e\u{301}a", .scalars).prefix(3).map(\.text) == ["e\u{301}", "a", " "])
    #expect(Self.line("雨\u{3099}␛[1m\u{301}").prefix(2).map(\.text) == ["雨\u{3099}\u{301}", ""])
    #expect(Self.line("\u{301}a").prefix(2).map(\.text) == ["a", " "])
    #expect(Self.line("\u{301}").allSatisfy { $0 == .blank })
    for reading in WidthReading.allCases {
      let last = Self.line("abcdef\u{301}\u{302}", reading).last
      #expect(last?.text == "f\u{301}\u{302}")
    }
    #expect(Self.line("a\u{200B}\u{301}").prefix(2).map(\.text) == ["a\u{200B}\u{301}", " "])
    #expect(Self.line("e␛[1;3H\u{301}").prefix(3).map(\.text) == ["e", " \u{301}", " "])
    #expect(Self.line("e␛[2J\u{301}").prefix(2).map(\.text) == [" \u{301}", " "])
  }

  @Test func `The width of joined characters depends on the width table`() {
    let text = "👩\u{200D}🚀."
    #expect(Self.line(text).map(\.text) == ["👩\u{200D}🚀", "", ".", " ", " ", " "])
    #expect(Self.line(text, .scalars).map(\.text) == ["👩\u{200D}", "", "🚀", "", ".", " "])
    #expect(Self.line("🇪🇸.").map(\.columns).prefix(3) == [2, 0, 1])
    #expect(Self.line("🇪🇸.", .scalars).map(\.columns).prefix(3) == [1, 1, 1])
    #expect(Self.line("🇪🇸.", .wideScalars).map(\.columns).prefix(5) == [2, 0, 2, 0, 1])
    #expect(Self.line("❤\u{FE0F}.").map(\.text).prefix(3) == ["❤\u{FE0F}", "", "."])
    #expect(Self.line("❤\u{FE0F}.", .scalars).map(\.text).prefix(2) == ["❤\u{FE0F}", "."])
  }

  @Test func `Bytes can arrive one at a time`() {
    let text = "é雨\u{1B}[1;31m👩\u{200D}🚀\u{1B}[2;2He\u{301}❤\u{FE0F}."
    for reading in WidthReading.allCases {
      var whole = TerminalEmulator(columns: 20, rows: 3, reading: reading)
      var pieces = whole
      whole.write(text.utf8)
      for byte in text.utf8 { pieces.write([byte]) }
      #expect(whole.cells == pieces.cells)
      #expect(whole.cursor == pieces.cursor)
    }
  }
}
