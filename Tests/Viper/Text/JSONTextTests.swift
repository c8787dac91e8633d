import Foundation
import Testing

@testable import ViperText

/// JSON has a canonical encoding without control characters.
struct JSONTextTests {
  @Test(arguments: TerminalSanitizerTests.forbidden, [true, false])
  func `Control characters are escaped and parse back`(
    _ range: ClosedRange<UInt32>, _ isPretty: Bool
  ) throws {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      let value = ["a\(Character(scalar))b": "x\(Character(scalar))y"]
      let text = JSONText.encode(value, isPretty: isPretty)
      let unsafe = text.unicodeScalars.filter { TerminalSanitizer.isUnsafe($0) && $0 != "\n" }
      let parsed = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
      #expect(unsafe.isEmpty)
      #expect(parsed == value)
    }
  }

  @Test(arguments: [
    ("\u{7F}", "\\u007f"), ("\u{9B}", "\\u009b"), ("\u{2028}", "\\u2028"), ("\u{202E}", "\\u202e"),
    ("\u{61C}", "\\u061c"), ("\u{1B}", "\\u001b"), ("\u{0}", "\\u0000"), ("\n", "\\n"),
    ("\"\\", "\\\"\\\\"), ("a/b", "a/b"), ("雨é👨‍👩‍👧‍👦", "雨é👨‍👩‍👧‍👦"),
  ])
  func `Special characters are escaped`(_ text: String, _ spelled: String) {
    #expect(JSONText.encode([text], isPretty: false) == "[\"\(spelled)\"]")
  }

  @Test func `Keys are sorted, without whitespace`() {
    let value = ["b": 1, "a": 2, "C": 3, "a_b": 4]
    #expect(JSONText.encode(value, isPretty: false) == #"{"C":3,"a":2,"a_b":4,"b":1}"#)
  }

  @Test func `A pretty-printed document has a line for each value`() {
    #expect(
      JSONText.encode(["b": 1, "a": 2], isPretty: true) == "{\n  \"a\": 2,\n  \"b\": 1\n}")
  }
}
