import MovieEntities
import MovieTMDB
import Synchronization
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Progress is shown during a slow request, and erased before its response is used.
@Suite(.places(1)) struct ProgressTransportTests {
  private let rig = ProgressRig()
  private let gate = Gate()

  @Test func `A request under 150 ms shows nothing`() async {
    async let sent: Void = rig.send(gate)
    await rig.pass(149)
    await gate.open()
    await sent
    #expect(rig.happened == ["answer"])
  }

  @Test func `A longer request shows progress, erased before the response arrives`() async {
    async let sent: Void = rig.send(gate)
    await rig.pass(150)
    rig.note("150 ms")
    await rig.pass(5_000)
    await gate.open()
    await sent
    #expect(
      rig.happened == [
        "Waiting for TMDB…", "150 ms", "now Waiting for TMDB… 5 s", "erase", "answer",
      ])
  }

  @Test func `A failure erases the progress`() async {
    async let sent: Void = rig.send(gate, fails: true)
    await rig.pass(150)
    await gate.open()
    await sent
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "connection-lost"])
  }

  @Test func `Output erases the progress, which is drawn again after it`() async {
    async let sent: Void = rig.send(gate)
    await rig.pass(150)
    rig.mark.makeRoom { rig.note("debug: a try") }
    await rig.pass(149)
    rig.mark.makeRoom { rig.note("debug: another") }
    await rig.pass(1)
    await gate.open()
    await sent
    #expect(
      rig.happened
        == [
          "Waiting for TMDB…", "erase", "debug: a try", "debug: another", "Waiting for TMDB…",
          "erase",
          "answer",
        ])
  }

  @Test func `Canceling erases the progress before the request ends`() async {
    let sending = Task { await rig.send(gate) }
    await rig.pass(150)
    sending.cancel()
    await rig.wait(for: "erase")
    #expect(rig.happened == ["Waiting for TMDB…", "erase"])
    await gate.open()
    await sending.value
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "cancelled"])
  }

  @Test func `Two simultaneous requests show one progress line`() async {
    async let first: Void = rig.send(gate)
    async let second: Void = rig.send(gate)
    await rig.pass(150, sleepers: 2)
    rig.note("both wait")
    await gate.open()
    _ = await (first, second)
    #expect(rig.happened == ["Waiting for TMDB…", "both wait", "erase", "answer", "answer"])
  }

  @Test func `The first of two responses erases the progress, which then reappears`() async {
    let later = Gate()
    async let second: Void = rig.send(later, name: "second")
    await rig.clock.sleepers(1)
    async let first: Void = rig.send(gate, name: "first")
    await rig.pass(150, sleepers: 2)
    await gate.open()
    await first
    await rig.pass(150)
    await later.open()
    await second
    #expect(
      rig.happened == [
        "Waiting for TMDB…", "erase", "first", "Waiting for TMDB…", "erase", "second",
      ])
  }

  @Test func `Retired progress is erased and never drawn again`() async {
    async let sent: Void = rig.send(gate)
    await rig.pass(150)
    rig.mark.retire()
    await rig.pass(5_000)
    await gate.open()
    await sent
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "answer"])
  }

  @Test(arguments: [1, 2, 5, 12, 13, 80])
  func `Progress never uses the last column`(_ columns: Int) {
    let written = Mutex("")
    let mark = ProgressMark(columns: { columns }) { text in
      written.withLock { $0 = text }
    }
    mark.show("Waiting for TMDB…")
    let text = written.withLock { $0 }
    #expect(!text.isEmpty)
    #expect(text.count <= max(columns - 1, 1))
  }

  @Test func `Erasing progress that is not shown writes nothing`() {
    rig.mark.erase()
    rig.mark.makeRoom { rig.note("a line") }
    #expect(rig.happened == ["a line"])
  }
}
