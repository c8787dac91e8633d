import Synchronization
import Testing

@testable import ViperCommandLine

struct HeldLinesTests {
  @Test func `Before and after a window, lines are printed immediately`() {
    let held = HeldLines()
    #expect(!held.show("a") && !held.keep("b"))
    held.begin { _ in }
    #expect(held.end() == [])
    #expect(!held.show("a") && !held.keep("b"))
    #expect(held.end() == [])
  }

  @Test func `Notes are shown, and the log keeps its order`() {
    let shown = Mutex<[String]>([])
    let held = HeldLines()
    held.begin { note in shown.withLock { $0.append(note) } }
    #expect(held.show("note") && held.keep("1") && held.keep("2"))
    #expect(shown.withLock(\.self) == ["note"])
    #expect(held.end() == ["1", "2"])
  }
}
