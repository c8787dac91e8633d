import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Unquoted values have one format and a range.
struct ScriptValueMistakeTests {
  private func told(_ line: String) -> [String] { MovieReader.reading(line).mistakeTexts }

  private func expected(_ line: String, _ what: String) -> [String] {
    let last = line.split(separator: " ").last?.count ?? 0
    let column = line.count - last + 1
    let shown =
      line.hasPrefix("secret") ? line.dropLast(last) + String(repeating: "•", count: last) : line
    return [
      "s:1:\(column): Expected \(what).\n  \(shown)\n  "
        + String(repeating: " ", count: column - 1) + "^"
    ]
  }

  @Test(arguments: [
    "2", "s", "-2s", "2h", "2S", "1.5s", "2 s", "٢s", "1000001s", "99999999999999999999s", "16667m",
    "1000000001ms", "+2s",
  ])
  func `A duration is a whole number and a unit, up to a million seconds`(_ value: String) {
    let value = value.replacing(" ", with: "_")
    let line = "advance \(value)"
    #expect(told(line) == expected(line, "DURATION (such as 250ms, 2s or 5m)"))
  }

  @Test(arguments: ["0s", "0ms", "1000000s", "16666m", "1000000000ms", "007s"])
  func `A duration can be zero or a million seconds`(_ value: String) {
    #expect(told("advance \(value)") == [])
  }

  @Test(arguments: [
    "80", "x", "80x", "x24", "80X24", "80x24x2", "0x24", "80x0", "1001x24", "80x1001", "-80x24",
    "٨٠x24", "80×24", "99999999999999999999x24", "+80x24",
  ])
  func `A size has 1 to 1000 columns and rows`(_ value: String) {
    let line = "set size \(value)"
    #expect(told(line) == expected(line, "COLUMNSxROWS (such as 80x24, up to 1000x1000)"))
  }

  @Test(arguments: ["X", "$", "$1", "$A-B", "$Ä", "$AÄ", "$$A", "${A}", "'$A'"])
  func `A variable is a dollar sign and a name`(_ value: String) {
    let line = "secret username \(value)"
    #expect(told(line) == expected(line, "$NAME (a variable such as $PASSWORD)"))
  }

  @Test(arguments: ["x", "3", "x0", "x1000001", "X3", "x-1", "x3x", "x٣", "x99999999999999999999"])
  func `A repeat count follows an x`(_ value: String) {
    let line = "fail next offline \(value)"
    #expect(told(line) == expected(line, "xN (from x1 to x1000000)"))
  }

  @Test(arguments: [
    ("select row", "1 to 1000000"), ("repeat", "1 to 1000000"), ("expect focus", "1 to 1000000"),
    ("expect count", "0 to 1000000000"), ("expect depth", "0 to 1000000000"),
    ("expect requests", "0 to 1000000000"), ("expect leaks", "0 to 1000000000"),
  ])
  func `A number must be whole and in range`(_ command: String, _ range: String) {
    let ends = range.split(separator: " to ").compactMap { Int($0) }
    let wrong = [
      String(ends[0] - 1), String(ends[1] + 1), "1.0", "1e3", "٣", "99999999999999999999",
    ]
    for value in wrong {
      let line = "\(command) \(value)"
      #expect(told(line) == expected(line, "N (a whole number from \(range))"))
    }
    let isBlock = command == "repeat"
    for end in ends { #expect(told("\(command) \(end)" + (isBlock ? "\nend" : "")) == []) }
  }

  @Test func `A row number can be followed by the row's text`() {
    #expect(
      told("expect row 0 \"a\"") == [
        """
        s:1:12: Expected N (a whole number from 1 to 1000000).
          expect row 0 "a"
                     ^
        """
      ])
  }

  @Test func `A pattern with a hundred classes is read`() {
    let classes = String(repeating: "[", count: 100) + "a" + String(repeating: "]", count: 100)
    #expect(told("expect /\(classes)/") == [])
  }

  @Test(arguments: [101, 4_000])
  func `Deeply nested classes are rejected before the stack overflows`(_ depth: Int) throws {
    let line = "expect /\(String(repeating: "[", count: depth))/"
    let head = try #require(told(line).first?.lineList.first)
    #expect(head == "s:1:8: The pattern has more than 100 character classes.")
  }
}
