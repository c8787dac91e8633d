import Synchronization
import Testing

@testable import ViperScript
@testable import ViperTestSupport

struct EmulatorDiagnosticTests {
  private static func faults(
    _ text: String, columns: Int = 4, reading: WidthReading = .clusters
  ) -> [TerminalEmulator.Diagnostic] {
    faults(text.replacing("␛", with: "\u{1B}").utf8, columns: columns, reading: reading)
  }

  private static func faults(
    _ bytes: some Sequence<UInt8>, columns: Int = 4, reading: WidthReading = .clusters
  ) -> [TerminalEmulator.Diagnostic] {
    var screen = TerminalEmulator(columns: columns, rows: 3, reading: reading) { _ in }
    screen.write(bytes)
    return screen.faults
  }

  @Test func `A diagnostic has its position`() {
    let reported = Mutex<[TerminalEmulator.Diagnostic]>([])
    var screen = TerminalEmulator(columns: 4, rows: 3, reading: .clusters) { fault in
      reported.withLock { $0.append(fault) }
    }
    screen.write([0x07])
    #expect(reported.withLock(\.self) == [.control(7)])
    #expect(screen.faults == [.control(7)])
  }

  @Test(arguments: [
    "[A", "[1X", "[3J", "[1K", "[1J", "[;K", "[1;2;3H", "[1;2G", "[4m", "[1;38;5m", "[38;5;256m",
    "[48;2;1;2m", "[38;3;1m", "[39m", "[98m", "[?12h",
    "[?7;12l", "[?h", "[?;7h", "[7h", "[>3u", "[>u", "[<1u", "[0c", "[>c", "[?1u", "[?2027$p",
    "[?2026p", "[s", "[0S", "[0T", "[2;2r", "[3;2r", "[1;4r", "[0;2r", "[1:2H", "[?1?h", "[7?l",
    "[??7l", "[!p",
    "[99999999999999999999H", "[99999999999999999999;1H", "8", "M", "(", "\u{1B}",
    "[1\u{7}", "[\u{1B}",
  ])
  func `An unknown sequence is reported`(_ sequence: String) {
    #expect(Self.faults("a␛\(sequence)") == [.unknownSequence(sequence)])
  }

  @Test(arguments: [0, 7, 8, 9, 11, 12, 24, 127, 0x85, 0x9B])
  func `An unknown control character is reported`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Self.faults("a\(scalar)b") == [.control(value)])
  }

  @Test func `Text past the last column of a line without wrapping is reported`() {
    #expect(Self.faults("␛[?7labcd") == [])
    #expect(Self.faults("␛[?7labcde") == [.beyondLastColumn("e")])
    #expect(Self.faults("␛[?7labcd\u{301}") == [])
    #expect(Self.faults("␛[?7lab雨c") == [.beyondLastColumn("c")])
    #expect(Self.faults("␛[?7labcd\rX") == [])
    #expect(Self.faults("␛[?7labcd␛[1mX") == [.beyondLastColumn("X")])
    #expect(Self.faults("abcde") == [])
  }

  @Test func `Half a wide character in the last column is reported`() {
    #expect(Self.faults("ab雨") == [])
    #expect(Self.faults("abc雨") == [.halfCharacter("雨")])
    #expect(Self.faults("␛[?7l␛[1;4H雨") == [.halfCharacter("雨")])
    #expect(Self.faults("abc❤\u{FE0F}") == [.halfCharacter("❤\u{FE0F}")])
    #expect(Self.faults("abc❤\u{FE0F}", reading: .scalars) == [])
    #expect(Self.faults("雨", columns: 1) == [.halfCharacter("雨")])
  }

  @Test func `A position outside the screen is reported`() {
    #expect(Self.faults("␛[3;4H␛[4G␛[1G␛[H␛[;4H") == [])
    #expect(Self.faults("␛[4;1H") == [.outside(row: 4, column: 1)])
    #expect(Self.faults("␛[1;5H") == [.outside(row: 1, column: 5)])
    #expect(Self.faults("␛[0;1H") == [.outside(row: 0, column: 1)])
    #expect(Self.faults("␛[5G") == [.outside(row: 1, column: 5)])
  }

  @Test func `A keyboard mode that was not set is reported`() {
    #expect(Self.faults("␛[>1u␛[<u") == [])
    #expect(Self.faults("␛[<u") == [.emptyKeyboardStack])
    #expect(Self.faults("␛[?1049h␛[>1u␛[?1049l␛[<u") == [.emptyKeyboardStack])
  }

  @Test func `Bytes that are not UTF-8 are reported`() {
    #expect(Self.faults([0xFF]) == [.notUTF8([0xFF])])
    #expect(Self.faults([0x80]) == [.notUTF8([0x80])])
    #expect(Self.faults([0xC0, 0x80]) == [.notUTF8([0xC0, 0x80])])
    #expect(Self.faults([0xED, 0xA0, 0x80]) == [.notUTF8([0xED, 0xA0, 0x80])])
    #expect(Self.faults([0xE9, 0x9B, 0x61]) == [.notUTF8([0xE9, 0x9B])])
    #expect(Self.faults([0xE9, 0x9B, 0x1B, 0x5B, 0x48]) == [.notUTF8([0xE9, 0x9B])])
    #expect(Self.faults([0xE9, 0xC3, 0xA9]) == [.notUTF8([0xE9])])
    #expect(Self.faults([0xC3, 0xA9, 0xA9]) == [.notUTF8([0xA9])])
  }

  @Test(
    arguments: [[0x1B], [0x1B, 0x5B, 0x31], [0x1B, 0x5D], [0x1B, 0x50, 0x1B], [0xE9, 0x9B]]
      as [[UInt8]])
  func `An incomplete sequence is known as such`(_ bytes: [UInt8]) {
    var screen = TerminalEmulator(columns: 4, rows: 3, reading: .clusters)
    screen.write(bytes)
    #expect(screen.isUnfinished)
    #expect(screen.faults == [])
  }
}
