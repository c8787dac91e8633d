import Testing
import Viper

@testable import ViperTerminal

struct ScreenModesTests {
  /// All modes that can be turned on.
  private static var all: ScreenModes {
    var modes = ScreenModes(features: [.synchronizedOutput, .extendedKeys, .mouse])
    modes.isSynchronized = true
    modes.hasExtendedKeys = true
    return modes
  }

  /// The private modes that a text sets or resets, depending on the final character.
  private func numbers(_ text: String, _ end: String) -> Set<Substring> {
    Set(text.split(separator: "\u{1B}[?").filter { $0.hasSuffix(end) }.map { $0.dropLast() })
  }

  @Test func `Every mode that is turned on is turned off, and vice versa`() {
    let (enter, leave) = (Self.all.enter, Self.all.leave)
    for mode in ["1049", "2004", "1000", "1006"] {
      #expect(enter.contains("?\(mode)h") && leave.contains("?\(mode)l"), "\(mode)")
    }
    for mode in ["7", "25"] {
      #expect(enter.contains("?\(mode)l") && leave.contains("?\(mode)h"), "\(mode)")
    }
  }

  @Test func `Extended keys are turned on and off on the alternate screen`() throws {
    #expect(
      try #require(Self.all.enter.firstRange(of: "[?1049h")?.lowerBound) < #require(
        Self.all.enter.firstRange(of: "[>1u")?.lowerBound))
    #expect(
      try #require(Self.all.leave.firstRange(of: "[<u")?.lowerBound) < #require(
        Self.all.leave.firstRange(of: "[?1049l")?.lowerBound))
  }

  @Test func `The mode sequences fit the memory prepared for a crash`() {
    #expect(max(Self.all.enter.utf8.count, Self.all.leave.utf8.count) <= 127)
  }

  @Test func `The query that every terminal answers comes last, and never alone`() {
    #expect(ScreenModes(features: .extendedKeys).queries == "\u{1B}[?u\u{1B}[c")
    #expect(ScreenModes(features: .mouse).queries == "")
  }

  @Test func `Picture queries come last, and kitty's only if enabled`() {
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    let all: TerminalSession.Features = [
      .synchronizedOutput, .extendedKeys, .pictures, .kittyPictures,
    ]
    #expect(
      ScreenModes(features: all).queries
        == "\u{1B}[?2026$p\u{1B}[?u\u{1B}[>q\(kitty)\u{1B}[16t\u{1B}[c")
    #expect(ScreenModes(features: .pictures).queries == "\u{1B}[>q\u{1B}[16t\u{1B}[c")
  }

  @Test func `The queries for the colors are sent with the others`() {
    #expect(
      ScreenModes(features: .background).queries
        == "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c")
  }

  @Test func `For the symbol width, only the final query is in the batch`() {
    #expect(ScreenModes(features: .symbolWidth).queries == "\u{1B}[c")
  }
}
