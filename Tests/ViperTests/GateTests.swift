import Testing
import ViperTesting

@MainActor
struct GateTests {
  private let gate = Gate()
  private let recorder = Recorder.make()

  /// Passes in a task of its own and tells of it; in which order several get through is left open.
  private func pass() -> Task<Void, Never> {
    Task { [gate, recorder] in
      await gate.pass()
      recorder.record("through")
    }
  }

  @Test func `Nobody passes a closed gate`() async {
    let tasks = [pass(), pass()]
    await gate.arrivals(2)
    recorder.expect()
    await gate.open()
    for task in tasks { await task.value }
    recorder.expect("through", "through")
  }

  @Test func `Who comes later passes an open gate`() async {
    await gate.open()
    await gate.pass()
    await pass().value
    recorder.expect("through")
  }

  @Test func `Waiting for arrivals returns once so many are there`() async {
    let watcher = Task { [gate, recorder] in
      await gate.arrivals(2)
      recorder.record("two are there")
    }
    let first = pass()
    await gate.arrivals()
    recorder.expect()
    let second = pass()
    await watcher.value
    recorder.expect("two are there")
    await gate.arrivals(2)
    await gate.open()
    await first.value
    await second.value
    recorder.expect("through", "through")
  }
}
