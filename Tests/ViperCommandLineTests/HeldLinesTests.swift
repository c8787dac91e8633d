import Synchronization
import Testing

@testable import ViperCommandLine

@Suite("Lines behind a window") struct HeldLinesTests {
  @Test("Before and after a window lines go their usual way")
  func usual() {
    let held = HeldLines()
    #expect(!held.show("a") && !held.keep("b"))
    held.begin { _ in }
    #expect(held.end() == [])
    #expect(!held.show("a") && !held.keep("b"))
    #expect(held.end() == [])
  }

  @Test("Notes are shown, and the log is kept in its order")
  func held() {
    let shown = Mutex<[String]>([])
    let held = HeldLines()
    held.begin { note in shown.withLock { $0.append(note) } }
    #expect(held.show("note") && held.keep("1") && held.keep("2"))
    #expect(shown.withLock(\.self) == ["note"])
    #expect(held.end() == ["1", "2"])
  }

  @Test("Of a long log the end is kept, and the rest is counted")
  func long() {
    let held = HeldLines()
    held.begin { _ in }
    for number in 1...25_000 { #expect(held.keep(String(number))) }
    let lines = held.end()
    #expect(lines.count <= HeldLines.limit + 1)
    #expect(lines.last == "25000")
    let first = lines.dropFirst().first.flatMap { Int($0) } ?? 0
    #expect(lines.first == "debug: \(first - 1) earlier lines are left out")
    #expect(lines.count - 1 == 25_000 - first + 1)
  }
}
