import Testing

@testable import ViperText

/// Documents that other programs write.
struct JSONScannerTests {
  @Test(arguments: [
    ("1e400", true), ("-1E+400", true), (String(repeating: "9", count: 1_000), true),
    ("1e", false), ("--1", false), ("[1e400,2]", true), (#""\u0041""#, true),
    (#""\u+041""#, false), (#""\u-000""#, false),
  ])
  func `A value that JSON allows is skipped, and no other`(_ text: String, _ isValid: Bool) {
    let bytes = Array(text.utf8)
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    #expect(((try? scanner.skip()) != nil && scanner.isAtEnd) == isValid)
  }
}
