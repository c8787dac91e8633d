import Synchronization
import Testing

@testable import ViperCommandLine

struct HeldLinesTests {
  @Test func `Lines are held only while a window is open`() {
    let held = HeldLines()
    #expect(!held.show("a") && !held.keep("b"))
    held.begin { _ in }
    #expect(held.end() == [])
    #expect(!held.show("a") && !held.keep("b"))
    #expect(held.end() == [])
  }

  @Test func `A window shows notes and holds the log in order`() {
    let shown = Mutex<[String]>([])
    let held = HeldLines()
    held.begin { note in shown.withLock { $0.append(note) } }
    #expect(held.show("note") && held.keep("1") && held.keep("2"))
    #expect(shown.withLock(\.self) == ["note"])
    #expect(held.end() == ["1", "2"])
  }
}
