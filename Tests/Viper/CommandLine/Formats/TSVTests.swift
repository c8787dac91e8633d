import Testing
import Viper
import ViperText

@testable import ViperCommandLine

/// A line always has the given number of fields, whatever they contain.
struct TSVTests {
  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"])
  func `Characters that would break a field or a line become spaces`(_ text: String) {
    #expect(TSV.line([StyledText(text), StyledText(text)]).text == "a b\ta b")
  }

  @Test(arguments: ["\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{202E}x"])
  func `Control characters are removed`(_ text: String) {
    let line = TSV.line(["id", StyledText(text, .bold)])
    #expect(
      !line.text.unicodeScalars.contains { TerminalSanitizer.isUnsafe($0) && $0 != "\t" })
  }

  @Test func `An empty field keeps its place`() {
    #expect(TSV.line(["1", "", "", "x"]).text == "1\t\t\tx")
  }

  @Test func `A row without fields is empty`() {
    #expect(TSV.line([]).text == "")
  }
}
