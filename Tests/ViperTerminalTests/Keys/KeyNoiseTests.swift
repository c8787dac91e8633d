import Testing

@testable import ViperTerminal
@testable import ViperTestSupport

@Suite("Bytes that no terminal sends") struct KeyNoiseTests {
  /// Bytes that sequences are made of come often.
  private static let pieces =
    [
      "␛", "␛[", "␛O", "␛[200~", "␛[201~", "␛[<0;1;", "␛[?2026;", "␛]", "\u{7}", "␛\\", ";", ":",
      "u", "␛P>|", "␛_Gi=31;", "OK",
    ]
    .map { KnownSequence.bytes($0) }

  private static func noise(_ chance: inout Chance) -> [UInt8] {
    (0..<Int.random(in: 1...40, using: &chance)).flatMap { _ in
      if Bool.random(using: &chance), let piece = pieces.randomElement(using: &chance) {
        return piece
      }
      return [UInt8.random(in: 0...255, using: &chance)]
    }
  }

  /// How many elements the collections in a value have, however deep they lie.
  private static func size(of value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .collection ? mirror.children.count : 0
    return mirror.children.reduce(own) { $0 + size(of: $1.value) }
  }

  @Test("None traps, and after them an a is an a", arguments: Effort.seeds(10, of: 50))
  func random(seed: Int) {
    var chance = Chance(seed: seed)
    for _ in 0..<200 {
      let bytes = Self.noise(&chance)
      var (whole, pieces) = (KeyParser(), KeyParser())
      let inputs = whole.parse(bytes)
      #expect(bytes.flatMap { pieces.parse([$0]) } == inputs)
      #expect(whole.giveUp().count <= 1)
      #expect(whole.patience == nil)
      #expect(whole.parse("a".utf8) == [.character("a")], "after \(bytes)")
    }
  }

  @Test("A parser that is never given up keeps on reading", arguments: Effort.seeds(2, of: 10))
  func endless(seed: Int) {
    var (chance, parser) = (Chance(seed: seed), KeyParser())
    for _ in 0..<2_000 {
      let bytes = Self.noise(&chance)
      #expect(parser.parse(bytes).count <= 2 * bytes.count)
    }
    #expect(Self.size(of: parser) < 66_000)
  }

  @Test(
    "A beginning without an end takes no more room",
    arguments: [
      "␛[1", "␛[;", "␛[:", "␛[?", "␛[ ", "␛O1", "␛]x", "␛P1", "␛P>|x", "␛_;", "␛_Gi=31;O", "␛^x",
      "␛X ",
    ])
  func room(_ beginning: String) {
    var parser = KeyParser()
    let bytes = KnownSequence.bytes(beginning)
    #expect(parser.parse(bytes) == [])
    let more = [UInt8](repeating: bytes[bytes.count - 1], count: 100_000)
    #expect(parser.parse(more) == [])
    #expect(Self.size(of: parser) < 64)
    #expect(parser.patience == .milliseconds(500))
  }

  @Test("A paste without an end takes no more room than its limit")
  func pasteRoom() {
    var parser = KeyParser()
    _ = parser.parse(KnownSequence.bytes("␛[200~"))
    let more = [UInt8](repeating: 0x1B, count: PastedText.limit)
    for _ in 0..<4 { #expect(parser.parse(more) == []) }
    #expect(Self.size(of: parser) <= PastedText.limit + 64)
    #expect(Self.size(of: parser) >= PastedText.limit)
    _ = parser.giveUp()
    #expect(Self.size(of: parser) < 64)
  }
}
