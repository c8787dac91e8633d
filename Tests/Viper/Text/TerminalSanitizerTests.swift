import Testing

@testable import ViperText

/// Removing control sequences from external text, and nothing else.
struct TerminalSanitizerTests {
  static let forbidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E,
    0x2066...0x2069,
  ]
  static let breaks: Set<UInt32> = [0x9, 0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]

  @Test(arguments: forbidden)
  func `Forbidden characters are removed, and line breaks become spaces`(
    _ range: ClosedRange<UInt32>
  ) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      let blank = Self.breaks.contains(scalar.value) ? " " : ""
      #expect(TerminalSanitizer.clean("a\(Character(scalar))b") == "a\(blank)b", "\(scalar.value)")
    }
  }

  @Test func `All other characters are kept`() {
    for value in UInt32(0)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isForbidden = Self.forbidden.contains { $0.contains(value) }
      guard isForbidden != TerminalSanitizer.isUnsafe(scalar) else { continue }
      Issue.record("U+\(String(value, radix: 16)) is judged wrongly.")
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("one\r\ntwo", "one two"), ("one\n\rtwo", "one  two"),
    ("one\n\ntwo", "one  two"), ("\r\n", " "), ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("\u{1B}]0;title\u{7}", "]0;title"), ("\u{9B}31m", "31m"), ("a\tb", "a b"),
    ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("e\u{301}\u{7F}", "e\u{301}"), ("❤️", "❤️"),
    ("\u{202E}evil\u{202C}", "evil"), ("שלום\u{200F}", "שלום"), ("日\u{0}本", "日本"),
    ("~", "~"), ("\u{7F}", ""), (" ", " "), ("\u{A0}", "\u{A0}"),
  ])
  func `Hostile texts are sanitized`(_ text: String, _ clean: String) {
    #expect(TerminalSanitizer.clean(text).unicodeScalars.elementsEqual(clean.unicodeScalars))
  }
}
