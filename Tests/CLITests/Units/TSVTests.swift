import MovieEntities
import Testing
import Viper
import ViperTerminal

@testable import MoviesCLI
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

  @Test(arguments: [
    (8.438, "8.4", StyledText.Style.Color.green), (7.0, "7.0", .green), (6.94, "6.9", .yellow),
    (5.0, "5.0", .yellow), (4.94, "4.9", .red),
  ])
  func `A rating has one decimal and the color of its tone`(
    _ average: Double, _ text: String, _ color: StyledText.Style.Color
  ) throws {
    let value = FieldValue.rating(try #require(Rating(average: average, votes: 3)))
    #expect(value.cell == StyledText(text, .init(color: color)))
  }
}
