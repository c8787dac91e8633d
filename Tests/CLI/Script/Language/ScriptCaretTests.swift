import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// The caret is below the error, whatever precedes it on the line.
struct ScriptCaretTests {
  private func told(_ line: String) -> String { MovieReader.reading(line).mistakeTexts.joined() }

  @Test func `A tab is shown as a space`() {
    #expect(
      told("\tselect\trow\tx") == """
        s:1:13: Expected N (a whole number from 1 to 1000000).
           select row x
                      ^
        """)
  }

  @Test(arguments: [
    ("expect '映画' x", 13, "                ^"), ("expect '🎬' x", 12, "              ^"),
    ("expect '👨‍👩‍👧' x", 12, "                  ^"), ("expect 'e\u{301}' x", 12, "             ^"),
    ("expect '한글' x", 13, "                ^"),
  ])
  func `A wide character takes all its columns on the terminal, but one in the line`(
    _ line: String, _ column: Int, _ caret: String
  ) {
    #expect(
      told(line) == "s:1:\(column): Unexpected text after the command.\n  \(line)\n\(caret)"
    )
  }

  @Test func `Control characters are not shown`() {
    #expect(
      told("expect '\u{1B}[2J\u{202E}\u{85}\u{B}' x") == """
        s:1:18: Unexpected text after the command.
          expect '[2J  ' x
                         ^
        """)
  }

  @Test func `A long line is truncated at its end if the error is near its start`() {
    let line = "nxt " + String(repeating: "a", count: 4_000)
    #expect(
      told(line) == "s:1:1: Unknown command 'nxt'. Did you mean 'next'?\n  "
        + line.prefix(120) + "\n  ^")
  }

  @Test func `A long line is shown around an error far to the right`() {
    let line = "expect '" + String(repeating: "a", count: 3_000) + "' here " + "and there"
    #expect(
      told(line) == "s:1:3011: Unexpected text after the command.\n  "
        + String(repeating: "a", count: 58) + "' here and there\n  "
        + String(repeating: " ", count: 60) + "^")
  }

  @Test func `An error at the end of the longest line is shown`() {
    let line = "expect '" + String(repeating: "映", count: 1_362) + "'b"
    #expect(line.utf8.count == 4_096)
    #expect(
      told(line) == "s:1:1372: Expected a space.\n  "
        + String(repeating: "映", count: 59) + "'b\n  " + String(repeating: " ", count: 119) + "^")
  }
}
