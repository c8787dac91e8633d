import Testing

@testable import ViperTerminal
@testable import ViperTestSupport

/// Limits on memory; a fuzzer tests the meaning of arbitrary bytes.
struct KeyNoiseTests {
  /// Returns the number of elements in all nested collections of a value.
  private static func size(of value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .collection ? mirror.children.count : 0
    return mirror.children.reduce(own) { $0 + size(of: $1.value) }
  }

  @Test(arguments: [
    "␛[1", "␛[;", "␛[:", "␛[?", "␛[ ", "␛O1", "␛]x", "␛]11;rgb:0", "␛P1", "␛P>|x", "␛_;",
    "␛_Gi=31;O", "␛^x",
    "␛X ",
  ])
  func `An unterminated sequence takes limited memory`(_ beginning: String) {
    var parser = KeyParser()
    let bytes = KnownSequence.bytes(beginning)
    #expect(parser.parse(bytes) == [])
    let more = [UInt8](repeating: bytes[bytes.count - 1], count: 100_000)
    #expect(parser.parse(more) == [])
    #expect(Self.size(of: parser) < 64)
    #expect(parser.sequenceTimeout == .milliseconds(500))
  }

  @Test func `An unterminated paste takes limited memory`() {
    var parser = KeyParser()
    _ = parser.parse(KnownSequence.bytes("␛[200~"))
    let more = [UInt8](repeating: 0x1B, count: PastedText.limit)
    for _ in 0..<4 { #expect(parser.parse(more) == []) }
    #expect(Self.size(of: parser) <= PastedText.limit + 64)
    #expect(Self.size(of: parser) >= PastedText.limit)
    // Until the second pause, the rest is not user input and has no meaning.
    _ = parser.timeOut()
    #expect(parser.parse("q\u{3}".utf8) == [])
    #expect(parser.parse(KnownSequence.bytes("␛[201~")).count == 1)
    #expect(Self.size(of: parser) < 64)
  }
}
