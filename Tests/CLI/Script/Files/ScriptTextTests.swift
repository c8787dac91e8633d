import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Line endings, encoding, and size of a script.
struct ScriptTextTests {
  static let noText: [[UInt8]] = [
    [0xFF, 0xFE, 0x6E, 0x00], [0xC3, 0x28], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xF0, 0x9F, 0x8E],
    [0xC0, 0xAF], [0x00], Array("next\0".utf8), Array("expect \"a\0b\"".utf8),
    [0x23, 0x20, 0x80],
  ]

  private func reader(_ text: String) -> MovieReader { MovieReader.reading(text) }

  @Test(arguments: [
    "next\nback\n", "next\nback", "next\r\nback\r\n", "next\r\nback", "\u{FEFF}next\nback\n",
    "\u{FEFF}next\r\nback\r\n", "next  \nback\t",
  ])
  func `All line endings are equivalent`(_ text: String) {
    #expect(reader(text).mistakeTexts == [])
    #expect(reader(text).commands == ["s:1 next", "s:2 back"])
  }

  @Test(arguments: ["", "\n", "\r\n", "\u{FEFF}", "# so", "# so\n\n  # and so\n", "   \n\t\n"])
  func `A script without commands does nothing`(_ text: String) {
    #expect(reader(text).mistakeTexts == [])
    #expect(reader(text).commands == [])
  }

  @Test func `Blank lines and comments count as lines`() {
    #expect(reader("# so\n\n\r\nnext\n").commands == ["s:4 next"])
  }

  @Test(arguments: ["\u{2028}", "\u{85}", "\u{B}", "\r"])
  func `Other line separators are whitespace`(_ blank: String) {
    #expect(reader("select\(blank)row 3").commands.count == 1)
  }

  @Test func `A byte order mark is ignored only at the start`() {
    #expect(
      reader("\u{FEFF}\u{FEFF}next").mistakeTexts.joined().lineList.first
        == "s:1:1: Unknown command '\u{FEFF}next'. Did you mean 'next'?")
  }

  @Test(arguments: noText)
  func `A line that is not UTF-8 is reported but not shown`(_ bytes: [UInt8]) {
    let reader = MovieReader.reading(Array("next\n".utf8) + bytes + Array("\nback".utf8))
    #expect(reader.mistakeTexts == ["s:2:1: This line is not UTF-8 text."])
  }

  @Test func `Arbitrary bytes are reported as mistakes`() {
    var bytes: [UInt8] = []
    for byte in UInt8.min...UInt8.max { bytes += [byte, byte, byte, 10] }
    let heads = MovieReader.reading(bytes).mistakeTexts.map { $0.prefix { $0 != " " } }
    #expect(heads.count == 50)
    #expect(heads.allSatisfy { $0.hasPrefix("s:") })
  }

  @Test func `A line of 4096 bytes is read`() {
    let line = "expect \"" + String(repeating: "é", count: 2_043) + "a\""
    #expect(line.utf8.count == 4_096)
    #expect(reader(line + "\r\nnext").mistakeTexts == [])
  }

  @Test(arguments: ["#", "expect \"", "é", " "])
  func `A longer line is reported but not shown`(_ beginning: String) {
    let line = beginning + String(repeating: " ", count: 4_097 - beginning.utf8.count)
    #expect(reader(line + "\nnext").mistakeTexts == ["s:1:1: This line is longer than 4096 bytes."])
  }

  @Test func `A script with many lines is read`() {
    let reader = MovieReader.reading(String(repeating: "show\n", count: 20_000))
    #expect(reader.mistakeTexts == [])
    #expect(reader.steps.count == 20_000)
    #expect(reader.steps.last?.location.line == 20_000)
  }
}
