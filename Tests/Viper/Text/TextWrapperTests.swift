import Testing
import Viper

@testable import ViperTestSupport
@testable import ViperText

/// Wrapping text between words where possible.
struct TextWrapperTests {
  private static let wrapped: [(String, Int, Int, [String])] = [
    ("", 10, 0, [""]), ("short", 10, 0, ["short"]), ("exactly 10", 10, 0, ["exactly 10"]),
    ("exactly 11.", 10, 0, ["exactly", "11."]), ("a  b", 10, 0, ["a  b"]),
    ("one two three", 7, 0, ["one two", "three"]), ("one     two", 7, 0, ["one", "two"]),
    ("one two ", 7, 0, ["one two"]), ("unbreakable", 4, 0, ["unbr", "eaka", "ble"]),
    ("to unbreakable", 6, 0, ["to", "unbrea", "kable"]),
    ("one two three", 10, 2, ["one two", "  three"]),
    ("aaaa bbbb cccc", 9, 4, ["aaaa bbbb", " cccc"]), ("  in it", 10, 0, ["  in it"]),
    ("雨の日の映写機", 6, 0, ["雨の日", "の映写", "機"]), ("雨の日", 5, 0, ["雨の", "日"]),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 16, 0, ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("ab", 1, 0, ["a", "b"]),
    ("ab", 0, 0, ["a", "b"]), ("a雨b", 1, 0, ["a", "…", "b"]), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, 0, ["………"]),
    ("set TMDB_ACCESS_TOKEN now", 18, 4, ["set", "TMDB_ACCESS_TOKEN", "    now"]),
    ("TMDB_ACCESS_TOKEN", 12, 0, ["TMDB_ACCESS", "_TOKEN"]),
    ("TMDB_ACCESS_TOKEN", 5, 0, ["TMDB", "_ACCE", "SS_TO", "KEN"]),
    ("a____", 3, 0, ["a", "___", "_"]), ("____", 3, 0, ["___", "_"]), ("a_雨", 2, 0, ["a_", "雨"]),
    ("one 👨‍👩‍👧‍👦", 9, 4, ["one", " 👨‍👩‍👧‍👦"]), ("one 👩🏽‍❤️‍💋‍👨🏿", 12, 4, ["one", "👩🏽‍❤️‍💋‍👨🏿"]),
  ]

  @Test(arguments: wrapped)
  func `Text is wrapped into lines`(
    _ text: String, _ width: Int, _ hangingIndent: Int, _ lines: [String]
  ) {
    #expect(TextWrapper(width: width, hangingIndent: hangingIndent).lines(text) == lines)
  }

  @Test(arguments: 2...60)
  func `No word is lost, and no line is too wide`(_ width: Int) {
    let text = "At a fair in a crooked little town, 雨の日の映写機 and an unreasonablylongword stay."
    let lines = TextWrapper(width: width, hangingIndent: 3).lines(text)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(lines.allSatisfy { Columns.of($0) <= width })
  }

  @Test(arguments: 1...60)
  func `A word that fits on a line is not split, whatever its styles`(_ width: Int) {
    let words = "You can set TMDB_ACCESS_TOKEN or log in as an_other_user.".split(separator: " ")
    let text = words.reduce(StyledText("")) { text, word in
      let half = word.index(word.startIndex, offsetBy: word.count / 2)
      return text + StyledText(" " + word[..<half]) + StyledText(String(word[half...]), .bold)
    }
    for indent in 0...5 {
      let lines = TextWrapper(width: width, hangingIndent: indent).lines(text).map(\.text)
      for word in words where word.count <= width {
        #expect(lines.contains { $0.contains(word) }, "\(word) in \(lines)")
      }
      #expect(width < 3 || lines.allSatisfy { !$0.hasSuffix("_") })
      #expect(lines.allSatisfy { Columns.of($0) <= width })
    }
  }

  @Test func `A style continues after a line break`() {
    let text = StyledText("plain ") + StyledText("bold words here", .bold)
    let lines = TextWrapper(width: 10).lines(text)
    #expect(
      lines == [StyledText("plain ") + StyledText("bold", .bold), StyledText("words here", .bold)])
  }

  @Test(arguments: 1...40)
  func `Plain text wraps like styled text`(_ width: Int) {
    var generator = SeededGenerator(seed: width)
    for _ in 0..<200 {
      let letters = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        ["a", "b", "-", " ", " ", "é"][
          Int.random(in: 0...(width % 4 == 0 ? 5 : 4), using: &generator)]
      }
      let wrapper = TextWrapper(width: width, hangingIndent: width % 7)
      let text = letters.joined()
      // Text in one style would be wrapped like plain text.
      let styled = letters.enumerated().reduce(StyledText("")) {
        $0 + StyledText($1.element, $1.offset.isMultiple(of: 2) ? .plain : .bold)
      }
      #expect(wrapper.lines(text) == wrapper.lines(styled).map(\.text), "\(text)")
    }
  }
}
