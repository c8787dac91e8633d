import Testing

@testable import ViperTestSupport

@Suite("A strict screen") struct ScreenModelTests {
  private static func screen(
    _ text: String, columns: Int = 6, rows: Int = 3, reading: WidthReading = .clusters
  ) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows, reading: reading)
    screen.write(text.replacing("␛", with: "\u{1B}").utf8)
    return screen
  }

  @Test("Text stands where it was written")
  func text() {
    let screen = Self.screen("ab\r\nc␛[3;5Hde␛[2GX")
    #expect(screen.text == ["ab", "c", " X  de"])
    #expect(screen.cursor == .init(row: 2, column: 2))
    #expect(screen.isCursorVisible && !screen.isAlternate && !screen.isUnfinished)
    #expect(Self.screen("a\nb\r").text == ["a", " b", ""])
  }

  @Test("A line wraps at its end, and the last one scrolls")
  func wraps() {
    #expect(Self.screen("abcdef").cursor == .init(row: 0, column: 5))
    #expect(Self.screen("abcdefg").text == ["abcdef", "g", ""])
    #expect(Self.screen("1\r\n2\r\n3\r\nabcdefg").text == ["3", "abcdef", "g"])
    #expect(Self.screen("abcdef\rX").text == ["Xbcdef", "", ""])
  }

  @Test("A part is cleared")
  func clears() {
    let filled = "abcdef\r\nghijk\r\nlmn␛[2;3H"
    #expect(Self.screen(filled + "␛[K").text == ["abcdef", "gh", "lmn"])
    #expect(Self.screen(filled + "␛[0K").text == ["abcdef", "gh", "lmn"])
    #expect(Self.screen(filled + "␛[J").text == ["abcdef", "gh", ""])
    #expect(Self.screen(filled + "␛[2JX").text == ["", "  X", ""])
    // Terminals clear the last column, although the cursor seems to be behind it.
    #expect(Self.screen("abcdef␛[K").text == ["abcde", "", ""])
  }

  @Test("A region scrolls, and nothing else")
  func scrolls() {
    let filled = "1\r\n2\r\n3\r\n4␛[2;3r"
    #expect(Self.screen(filled, rows: 4).cursor == .init())
    #expect(Self.screen(filled, rows: 4).region == 1...2)
    #expect(Self.screen(filled + "␛[S", rows: 4).text == ["1", "3", "", "4"])
    #expect(Self.screen(filled + "␛[T", rows: 4).text == ["1", "", "2", "4"])
    #expect(Self.screen(filled + "␛[9S", rows: 4).text == ["1", "", "", "4"])
    #expect(Self.screen(filled + "␛[3;1H\nX", rows: 4).text == ["1", "3", "X", "4"])
    #expect(Self.screen(filled + "␛[4;1H\nX", rows: 4).text == ["1", "2", "3", "X"])
    let reset = Self.screen(filled + "␛[3;2H␛[r␛[2S", rows: 4)
    #expect(reset.text == ["3", "4", "", ""])
    #expect(reset.region == 0...3 && reset.cursor == .init())
  }

  @Test("Each cell has its rendition")
  func renditions() {
    let cells = Self.screen("␛[1;31ma␛[2;7mb␛[0mc␛[36md␛[me").cells[0]
    #expect(cells[0].rendition == .init(isBold: true, color: .red))
    let all = ScreenRendition(isBold: true, isDim: true, isReversed: true, color: .red)
    #expect(cells[1].rendition == all)
    #expect(cells[2].rendition == .init())
    #expect(cells[3].rendition == .init(color: .cyan))
    #expect(cells[4...].allSatisfy { $0.rendition == .init() })
  }

  @Test("The other screen is empty, and the first one comes back")
  func alternate() {
    var screen = Self.screen("ab␛[1m␛[?1049h␛[?25l␛[>1u␛[2;1H␛[0mcd")
    #expect(screen.text == ["", "cd", ""])
    #expect(screen.isAlternate && !screen.isCursorVisible)
    #expect(screen.alternate.keyboardDepth == 1 && screen.main.keyboardDepth == 0)
    screen.write("\u{1B}[<u\u{1B}[?1049l\u{1B}[?25hX".utf8)
    #expect(screen.text == ["abX", "", ""])
    #expect(screen.cells[0][2].rendition.isBold)
    #expect(screen.alternate.keyboardDepth == 0 && screen.isCursorVisible)
    screen.write("\u{1B}[?1049h".utf8)
    #expect(screen.text == ["", "", ""])
    #expect(Self.screen("ab␛[?1049lc").text == ["abc", "", ""])
  }

  @Test("Modes are set and reset, and questions are kept")
  func modes() {
    var screen = Self.screen("␛[?2026h␛[?1000;1006h␛[?2004h␛[?7l␛[c␛[?u␛[?2026$p")
    #expect(screen.modes == [25, 1000, 1006, 2004, 2026])
    #expect(screen.questions == [.attributes, .keyboard, .synchronizedOutput])
    screen.write("\u{1B}[?1006;1000;2004;2026l\u{1B}[?7h".utf8)
    #expect(screen.modes == [7, 25])
  }

  @Test("Another size keeps what fits")
  func resizes() {
    var screen = Self.screen("abc雨f\r\nx\r\ny␛[3;6H")
    screen.resize(columns: 4, rows: 2)
    #expect(screen.text == ["abc", "x"])
    #expect(screen.cells.map(\.count) == [4, 4])
    #expect(screen.cursor == .init(row: 1, column: 3) && screen.region == 0...1)
    screen.resize(columns: 5, rows: 3)
    #expect(screen.text == ["abc", "x", ""])
  }

  @Test("Both screens get another size")
  func resizesBoth() {
    var screen = Self.screen("␛[3;6H␛[?1049hX")
    screen.resize(columns: 4, rows: 2)
    #expect(screen.cells.map(\.count) == [4, 4])
    screen.write("\u{1B}[?1049lX".utf8)
    #expect(screen.text == ["", "   X"])
  }

  @Test("Bytes may come one by one")
  func bytes() {
    let text = "é雨\u{1B}[1;31m👩\u{200D}🚀\u{1B}[2;2He\u{301}❤\u{FE0F}."
    for reading in WidthReading.allCases {
      var whole = Self.screen("", columns: 20, reading: reading)
      var pieces = whole
      whole.write(text.utf8)
      for byte in text.utf8 { pieces.write([byte]) }
      #expect(whole.cells == pieces.cells)
      #expect(whole.cursor == pieces.cursor)
    }
  }
}
