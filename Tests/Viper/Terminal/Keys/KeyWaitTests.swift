import Testing

@testable import ViperTerminal

struct KeyWaitTests {
  private static let long = Duration.milliseconds(500)
  /// Incomplete sequences that are dropped.
  private static let beginnings = [
    "␛[", "␛[1;", "␛[1;5", "␛[?2026;1$", "␛[<0;1;1", "␛O", "␛O5", "␛]", "␛]11;rgb:", "␛P1", "␛_G",
    "␛X", "␛]0;title␛", "␛[M", "␛[Mab", "␛[[", "␛[?", "␛[99;5",
  ]

  private static func begun(_ spelling: String) -> KeyParser {
    var parser = KeyParser()
    _ = parser.parse(KnownSequence.bytes(spelling))
    return parser
  }

  @Test func `Without input, there is no timeout`() {
    var parser = KeyParser()
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.timeOut() == [])
    #expect(parser.parse([]) == [])
  }

  @Test func `Esc alone is the Escape key after a short timeout`() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.sequenceTimeout == .milliseconds(30))
    #expect(parser.timeOut() == [.key(.escape)])
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.timeOut() == [])
  }

  @Test(arguments: ["]11;rgb:fdfd/f6f6/e3e3␛\\", "P>|foot␛\\"])
  func `While a reply is outstanding, Esc waits for the rest of it`(_ rest: String) {
    var parser = KeyParser(repliesUntil: .now + .seconds(600))
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.sequenceTimeout == Self.long)
    let inputs = parser.parse(KnownSequence.bytes(rest))
    #expect(inputs.count == 1 && !inputs.contains(.key(.escape)))
    // The last reply.
    #expect(parser.parse(KnownSequence.bytes("␛[?62c")) == [.reply(.end(hasSixel: false))])
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.sequenceTimeout == .milliseconds(30))
  }

  @Test func `If a terminal does not reply in time, Esc waits no longer than usual`() {
    var parser = KeyParser(repliesUntil: .now)
    _ = parser.parse([0x1B])
    #expect(parser.sequenceTimeout == .milliseconds(30))
  }

  @Test(arguments: ["␛␛", "␛[1;␛", "␛O␛"])
  func `Esc inside a sequence waits like Esc alone`(_ spelling: String) {
    var parser = Self.begun(spelling)
    #expect(parser.sequenceTimeout == .milliseconds(30))
    #expect(parser.timeOut() == [.key(.escape)])
  }

  @Test(arguments: beginnings)
  func `A longer incomplete sequence waits longer and is then dropped`(_ spelling: String) {
    var parser = Self.begun(spelling)
    #expect(parser.sequenceTimeout == Self.long)
    #expect(parser.timeOut() == [])
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.parse(Array("a".utf8)) == [.character("a")])
  }

  @Test(arguments: 1...3)
  func `An incomplete scalar waits for the rest`(count: Int) {
    var parser = KeyParser()
    #expect(parser.parse("🎬".utf8.prefix(count)) == [])
    #expect(parser.sequenceTimeout == Self.long)
    #expect(parser.timeOut() == [])
    #expect(parser.parse("🎬".utf8.dropFirst(count)) == [])
    #expect(parser.parse("a".utf8) == [.character("a")])
  }

  @Test(arguments: KnownSequence.pastes)
  func `A pause does not end a paste`(_ known: KnownSequence) {
    // The first and last six bytes are its start and end.
    let end = KnownSequence.bytes("␛[201~")
    let text = known.bytes.indices.filter { known.bytes[$0...].starts(with: end) }.last ?? 0
    for position in 6..<text + end.count {
      var parser = KeyParser()
      #expect(parser.parse(known.bytes[..<position]) == [])
      #expect(parser.sequenceTimeout == Self.long)
      #expect(parser.timeOut() == [])
      #expect(parser.sequenceTimeout == .milliseconds(1_500))
      #expect(parser.isPasting)
      #expect(parser.parse(known.bytes[position...]) == known.inputs, "paused at \(position)")
      #expect(!parser.isPasting)
    }
  }

  @Test(arguments: ["\u{3}", "␛[99;5u"])
  func `Ctrl-C alone after a pause ends an unterminated paste`(_ spelling: String) {
    var parser = Self.begun("␛[200~quit")
    _ = parser.timeOut()
    #expect(parser.parse(KnownSequence.bytes(spelling)) == [.control("c")])
    #expect(!parser.isPasting)
    #expect(parser.parse(KnownSequence.bytes("q␛[200~c␛[201~")) == [.character("q"), .paste("c")])
  }

  @Test(arguments: [
    (false, ["\u{3}"]), (true, ["\u{3}\u{3}"]), (true, ["a\u{3}"]), (true, ["\u{3}a"]),
    (true, ["a", "\u{3}"]), (false, ["a", "\u{3}"]),
  ])
  func `Ctrl-C in a paste is text without a pause or next to other bytes`(
    pauses: Bool, reads: [String]
  ) {
    var parser = Self.begun("␛[200~")
    if pauses { _ = parser.timeOut() }
    for read in reads { #expect(parser.parse(read.utf8) == []) }
    #expect(parser.parse(KnownSequence.bytes("␛[201~")) == [.paste(reads.joined())])
  }
}
