import Testing

@testable import ViperTerminal
@testable import ViperTestSupport

struct KeyParserTests {
  @Test(arguments: KnownSequence.all)
  func `Every known sequence has its meaning`(_ known: KnownSequence) {
    var (parser, pieces) = (KeyParser(), KeyParser())
    #expect(parser.parse(known.bytes) == known.inputs)
    #expect(known.bytes.flatMap { pieces.parse(CollectionOfOne($0)) } == known.inputs)
    #expect(parser.sequenceTimeout == nil)
    #expect(parser.timeOut() == [])
  }

  @Test func `A sequence has the same meaning wherever it is split`() {
    for known in Effort.some(120, of: KnownSequence.all) {
      for position in Effort.some(50, of: Array(0...known.bytes.count)) {
        var parser = KeyParser()
        let first = parser.parse(known.bytes[..<position])
        let inputs = first + parser.parse(known.bytes[position...])
        guard inputs != known.inputs else { continue }
        Issue.record("\(known.testDescription), split at \(position)")
      }
    }
  }

  @Test(arguments: Effort.some(120, of: Array(KnownSequence.all.indices)))
  func `Two consecutive sequences keep their meanings`(index: Int) {
    let all = KnownSequence.all
    let first = all[index]
    // Each with an eighth of the others; neighbors get different ones.
    for second in stride(from: index % 8, to: all.count, by: 8).map({ all[$0] }) {
      var parser = KeyParser()
      let inputs = parser.parse(first.bytes + second.bytes)
      guard inputs != first.inputs + second.inputs else { continue }
      Issue.record("\(first.testDescription) and \(second.testDescription) are \(inputs)")
    }
  }

  @Test(arguments: [0, 64, 128, 192])
  func `Ctrl-C is recognized with any lock keys`(locks: Int) {
    for spelling in ["␛[99;\(5 + locks)u", "␛[99:67;\(5 + locks):1u", "␛[27;\(5 + locks);99~"] {
      var parser = KeyParser()
      #expect(parser.parse(KnownSequence.bytes(spelling)) == [.control("c")], "\(spelling)")
    }
  }

  @Test func `Every printable ASCII character is a key`() {
    var parser = KeyParser()
    let keys = (UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) }
    #expect(parser.parse(UInt8(0x20)...0x7E) == keys.map(TerminalInput.character))
  }

  @Test func `Any scalar is read, except control characters`() {
    var parser = KeyParser()
    let ranges: [ClosedRange<UInt32>] = [0x80...0x2FFF, 0xD000...0x10FFF, 0x1F000...0x1FFFF]
    for value in ranges.joined() + [0x20000, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isUnsafe = TerminalSanitizer.isUnsafe(scalar)
      let expected: [TerminalInput] = isUnsafe ? [] : [.character(Character(scalar))]
      guard parser.parse(UTF8.encode(scalar) ?? .init()) != expected else { continue }
      Issue.record("U+\(String(value, radix: 16)) is read wrongly.")
    }
  }
}
