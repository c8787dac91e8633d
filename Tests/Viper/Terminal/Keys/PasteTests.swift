import Testing

@testable import ViperTerminal

struct PasteTests {
  private static func paste(_ text: some Sequence<UInt8>) -> [TerminalInput] {
    var parser = KeyParser()
    let bytes = KnownSequence.bytes("␛[200~") + text + KnownSequence.bytes("␛[201~a")
    return parser.parse(bytes)
  }

  @Test(arguments: [-1, 0, 1, 100_000])
  func `A paste is kept up to its limit`(beyond: Int) {
    #expect(PastedText.limit == 65_536)
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: PastedText.limit + beyond)
    let kept = String(repeating: "x", count: PastedText.limit + min(beyond, 0))
    #expect(Self.paste(text) == [.paste(kept), .character("a")])
  }

  @Test func `The limit does not split a character`() {
    let text = "x" + String(repeating: "雨", count: PastedText.limit)
    let kept = "x" + String(repeating: "雨", count: (PastedText.limit - 1) / 3)
    #expect(Self.paste(text.utf8) == [.paste(kept), .character("a")])
  }

  @Test func `A partial end sequence at the limit is text`() {
    let text = String(repeating: "x", count: PastedText.limit - 2)
    let odd = text + "\u{1B}[20"
    #expect(Self.paste(odd.utf8) == [.paste(text + "\u{1B}["), .character("a")])
  }
}
