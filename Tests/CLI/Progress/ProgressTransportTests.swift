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

/// The mark is there while a question takes long, and gone before anybody has the answer.
@Suite(.places(1)) struct ProgressTransportTests {
  private let rig = ProgressRig()
  private let gate = Gate()

  @Test func `A question that takes less than 150 ms shows nothing`() async {
    async let asked: Void = rig.ask(gate)
    await rig.pass(149)
    await gate.open()
    await asked
    #expect(rig.happened == ["answer"])
  }

  @Test func `A longer one shows the mark, which is gone before the response is there`() async {
    async let asked: Void = rig.ask(gate)
    await rig.pass(150)
    rig.note("150 ms")
    await rig.pass(5_000)
    await gate.open()
    await asked
    #expect(
      rig.happened == [
        "Waiting for TMDB…", "150 ms", "now Waiting for TMDB… 5 s", "erase", "answer",
      ])
  }

  @Test func `A failure takes the mark away as well`() async {
    async let asked: Void = rig.ask(gate, fails: true)
    await rig.pass(150)
    await gate.open()
    await asked
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "connection-lost"])
  }

  @Test func `What is written meanwhile has room, and the mark comes back after it`() async {
    async let asked: Void = rig.ask(gate)
    await rig.pass(150)
    rig.mark.makeRoom { rig.note("debug: a try") }
    await rig.pass(149)
    rig.mark.makeRoom { rig.note("debug: another") }
    await rig.pass(1)
    await gate.open()
    await asked
    #expect(
      rig.happened
        == [
          "Waiting for TMDB…", "erase", "debug: a try", "debug: another", "Waiting for TMDB…",
          "erase",
          "answer",
        ])
  }

  @Test func `Cancelling takes the mark away, before the question gives up`() async {
    let asking = Task { await rig.ask(gate) }
    await rig.pass(150)
    asking.cancel()
    await rig.wait(for: "erase")
    #expect(rig.happened == ["Waiting for TMDB…", "erase"])
    await gate.open()
    await asking.value
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "cancelled"])
  }

  @Test func `Two questions at a time show one mark`() async {
    async let first: Void = rig.ask(gate)
    async let second: Void = rig.ask(gate)
    await rig.pass(150, sleepers: 2)
    rig.note("both wait")
    await gate.open()
    _ = await (first, second)
    #expect(rig.happened == ["Waiting for TMDB…", "both wait", "erase", "answer", "answer"])
  }

  @Test func `When the first of two has its response, the mark goes, and comes back`() async {
    let later = Gate()
    async let second: Void = rig.ask(later, name: "second")
    await rig.clock.sleepers(1)
    async let first: Void = rig.ask(gate, name: "first")
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

  @Test func `A mark that is retired is erased, and does not come back`() async {
    async let asked: Void = rig.ask(gate)
    await rig.pass(150)
    rig.mark.retire()
    await rig.pass(5_000)
    await gate.open()
    await asked
    #expect(rig.happened == ["Waiting for TMDB…", "erase", "answer"])
  }

  @Test(arguments: [1, 2, 5, 12, 13, 80])
  func `A mark leaves the last column free, however narrow the terminal is`(_ columns: Int) {
    let written = Mutex("")
    let mark = ProgressMark(columns: { columns }) { text in
      written.withLock { $0 = text }
    }
    mark.show("Waiting for TMDB…")
    let text = written.withLock { $0 }
    #expect(!text.isEmpty)
    #expect(text.count <= max(columns - 1, 1))
  }

  @Test func `A mark that is not there takes nothing away`() {
    rig.mark.erase()
    rig.mark.makeRoom { rig.note("a line") }
    #expect(rig.happened == ["a line"])
  }
}
