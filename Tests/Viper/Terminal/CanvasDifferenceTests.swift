import Testing
import Viper

@testable import ViperTerminal

/// Only the characters that differ are written.
struct CanvasDifferenceTests {
  /// The end of every frame that is not empty.
  private static let cursor = "\u{1B}[?25l\u{1B}[1;1H"
  private let styler = ANSIStyler(isColored: true, hasLinks: true)

  private func canvas(_ lines: [StyledText]) -> Canvas {
    var canvas = Canvas(TerminalSize(columns: 20, rows: 3))
    canvas.draw(lines.map { Frame.Line($0, columns: 20) }, at: 0)
    return canvas
  }

  /// Returns the output before the cursor is positioned.
  private func difference(_ old: Canvas, _ new: inout Canvas) -> String {
    let bytes = CanvasDifference.bytes(from: old, to: &new, styler)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix(Self.cursor) ? String(text.dropLast(Self.cursor.count)) : text
  }

  private func difference(_ old: StyledText, _ new: StyledText) -> String {
    var canvas = canvas([new])
    return difference(self.canvas([old]), &canvas)
  }

  @Test func `Nothing is written for equal lines, even with separate storage`() {
    #expect(difference("one", "one") == "")
    #expect(difference("e\u{301}🇪🇸", "e\u{301}🇪🇸") == "")
    let link = StyledText("one", .init(link: "https://a.example"))
    #expect(difference(link, StyledText("one", .init(link: "https://a.example"))) == "")
  }

  @Test func `A character with several scalars differs from another one`() {
    #expect(difference("e\u{301}", "o\u{301}") == "\u{1B}[1;1Ho\u{301}")
    #expect(difference("ae\u{301}", "e\u{301}e\u{301}") == "\u{1B}[1;1He\u{301}")
  }

  @Test func `A character with another link or style is written again`() {
    let old = StyledText("a", .init(link: "https://a.example"))
    let new = StyledText("a", .init(link: "https://b.example"))
    #expect(difference(old, new) == "\u{1B}[1;1H" + styler.draw(new))
    #expect(difference("a", StyledText("a", .dim)) == "\u{1B}[1;1H\u{1B}[2ma\u{1B}[0m")
    #expect(difference(StyledText("a", .dim), "a") == "\u{1B}[1;1Ha")
  }

  @Test func `A wide character replaces two columns and clears the rest of a wider one`() {
    #expect(difference("雨b", "ab") == "\u{1B}[1;1Hab\u{1B}[1;3H\u{1B}[K")
    #expect(difference("abc", "雨c") == "\u{1B}[1;1H雨")
  }

  @Test func `A frame keeps the cells that the next one is compared with`() {
    var first = canvas(["one", "two"])
    _ = CanvasDifference.bytes(from: nil, to: &first, styler)
    var second = canvas(["one", "ten"])
    _ = CanvasDifference.bytes(from: first, to: &second, styler)
    var third = canvas(["ten", "ten"])
    #expect(difference(second, &third) == "\u{1B}[1;1Hten")
  }

  @Test(arguments: [("雨雨", "ab"), ("ab", "雨"), ("old", ""), ("", "new"), ("e\u{301}", "o\u{301}")])
  func `A row whose preview has changed is the same as a new row`(old: String, new: String) {
    func page(_ preview: String) -> Canvas {
      // The preview covers half of the list's wide character.
      var canvas = canvas(["abcd雨x"])
      canvas.draw(Frame.Line("|", columns: 1), at: 0, column: 5)
      canvas.draw(Frame.Line(StyledText(preview), columns: 9), at: 0, column: 7)
      return canvas
    }
    var (first, second) = (page(old), page(new))
    _ = CanvasDifference.bytes(from: nil, to: &first, styler)
    _ = CanvasDifference.bytes(from: first, to: &second, styler)
    #expect(second.rows[0].cells.cells == page(new).rows[0].cells.cells)
  }
}
