import Testing

@testable import ViperTerminal

@Suite("What has begun and does not go on") struct KeyWaitTests {
  private static let long = Duration.milliseconds(500)
  /// Beginnings that are dropped.
  private static let beginnings = [
    "␛[", "␛[1;", "␛[1;5", "␛[?2026;1$", "␛[<0;1;1", "␛O", "␛O5", "␛]", "␛]11;rgb:", "␛P1", "␛_G",
    "␛X", "␛]0;title␛", "␛[M", "␛[Mab", "␛[[", "␛[?", "␛[99;5",
  ]

  private static func begun(_ spelling: String) -> KeyParser {
    var parser = KeyParser()
    _ = parser.parse(KnownSequence.bytes(spelling))
    return parser
  }

  @Test("Nothing waits before anything has come")
  func fresh() {
    var parser = KeyParser()
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.giveUp() == [])
    #expect(parser.parse([]) == [])
  }

  @Test("An Esc alone waits a moment, and then is the Escape key")
  func escape() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.sequenceTimeout == .milliseconds(30))
    #expect(parser.giveUp() == [.key(.escape)])
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.giveUp() == [])
  }

  @Test("An Esc inside of a sequence waits like an Esc alone", arguments: ["␛␛", "␛[1;␛", "␛O␛"])
  func another(_ spelling: String) {
    var parser = Self.begun(spelling)
    #expect(parser.sequenceTimeout == .milliseconds(30))
    #expect(parser.giveUp() == [.key(.escape)])
  }

  @Test("A longer beginning waits longer, and then is dropped", arguments: beginnings)
  func sequence(_ spelling: String) {
    var parser = Self.begun(spelling)
    #expect(parser.sequenceTimeout == Self.long)
    #expect(parser.giveUp() == [])
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.parse(Array("a".utf8)) == [.character("a")])
  }

  @Test("A scalar that has begun waits for its rest", arguments: 1...3)
  func scalar(count: Int) {
    var parser = KeyParser()
    #expect(parser.parse("🎬".utf8.prefix(count)) == [])
    #expect(parser.sequenceTimeout == Self.long)
    #expect(parser.giveUp() == [])
    #expect(parser.parse("🎬".utf8.dropFirst(count)) == [])
    #expect(parser.parse("a".utf8) == [.character("a")])
  }

  @Test("A paste without an end is a paste", arguments: ["", "␛", "␛[20", "␛[201"])
  func paste(end: String) {
    var parser = Self.begun("␛[200~a\rb")
    #expect(parser.parse(KnownSequence.bytes(end)) == [])
    #expect(parser.sequenceTimeout == Self.long)
    #expect(parser.giveUp() == [.paste("a\rb")])
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.parse("a".utf8) == [.character("a")])
    #expect(parser.parse(KnownSequence.bytes("␛[200~c␛[201~")) == [.paste("c")])
  }
}
