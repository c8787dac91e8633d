import Testing
import Viper

@testable import ViperText

/// Text from outside cannot modify the character before it.
struct CleanedTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("é", "é"), ("\u{1B}[31mé", "[31mé"), ("\u{301}x", "\u{A0}\u{301}x"),
    ("\u{FE0F}x", "\u{A0}\u{FE0F}x"), ("\u{200D}", "\u{A0}\u{200D}"),
    ("\u{7}\u{301}", "\u{A0}\u{301}"), ("\u{200B}x", "\u{200B}x"), ("🇪🇸", "🇪🇸"),
  ])
  func `A combining mark at the start gets its own space`(_ text: String, _ clean: String) {
    let cleaned = StyledText(text, .bold).cleaned
    #expect(cleaned.text.unicodeScalars.elementsEqual(clean.unicodeScalars))
    #expect(cleaned.spans.map(\.style) == [.bold])
  }

  @Test func `A combining mark after another style belongs to the character before it`() {
    let text = StyledText("e") + StyledText("\u{301}\u{302}x", .bold)
    #expect(text.cleaned == StyledText("e\u{301}\u{302}") + StyledText("x", .bold))
    let family = StyledText("👩\u{200D}") + StyledText("👧!", .bold)
    #expect(family.cleaned == StyledText("👩\u{200D}👧") + StyledText("!", .bold))
  }

  @Test(arguments: [
    (10, "one 雨 two"), (9, "one 雨 t…"), (8, "one 雨 …"), (7, "one 雨…"), (6, "one …"), (3, "on…"),
    (1, "…"), (0, ""),
  ])
  func `Truncating spans all styles and leaves one ellipsis`(_ width: Int, _ cut: String) {
    let text = StyledText("one ") + StyledText("雨 ", .bold) + StyledText("two", .dim)
    #expect(text.cut(to: width).text == cut)
  }
}
