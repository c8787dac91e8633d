import Testing
import Viper
import ViperText

@testable import ViperCommandLine

/// A line of tab-separated values has as many fields as it was given, whatever is in them.
struct TSVTests {
  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"])
  func `What would break a field or a line becomes a blank`(_ text: String) {
    #expect(TSV.line([StyledText(text), StyledText(text)]).text == "a b\ta b")
  }

  @Test(arguments: ["\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{202E}x"])
  func `Nothing that a terminal obeys is left`(_ text: String) {
    let line = TSV.line(["id", StyledText(text, .bold)])
    #expect(
      !line.text.unicodeScalars.contains { TerminalSanitizer.isUnsafe($0) && $0 != "\t" })
  }

  @Test func `An empty field keeps its place`() {
    #expect(TSV.line(["1", "", "", "x"]).text == "1\t\t\tx")
  }

  @Test func `No line has no fields`() {
    #expect(TSV.line([]).text == "")
  }
}
