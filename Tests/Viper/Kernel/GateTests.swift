import Testing
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct GateTests {
  private let gate = Gate()
  private let recorder = Recorder.make()

  /// Passes in a separate task and records it; if several pass, their order is unspecified.
  private func pass() -> Task<Void, Never> {
    Task { [gate, recorder] in
      await gate.pass()
      recorder.record("through")
    }
  }

  @Test func `An open gate lets later tasks pass`() async {
    await gate.open()
    await gate.pass()
    await pass().value
    recorder.expect("through")
  }

  @Test func `Waiting for arrivals returns once enough tasks have arrived`() async {
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

  @Test func `A gate that closes again holds later tasks`() async {
    await gate.open()
    await gate.close()
    let task = pass()
    // Twice, because a released task runs in between.
    await gate.arrivals()
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    await task.value
    recorder.expect("through")
  }

  @Test func `A task canceled at the gate is let through`() async {
    let (first, second) = (pass(), pass())
    await gate.arrivals(2)
    first.cancel()
    await first.value
    recorder.expect("through")
    await gate.open()
    await second.value
    recorder.expect("through")
  }

  @Test func `A task canceled before it arrives is let through`() async {
    let task = pass()
    task.cancel()
    await task.value
    recorder.expect("through")
  }

  @Test func `A task that ignores its cancellation keeps waiting`() async {
    let task = Task { [gate, recorder] in
      await gate.pass(ignoringCancellation: true)
      recorder.record("through")
    }
    task.cancel()
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    await task.value
    recorder.expect("through")
  }

  @Test func `Waiting for arrivals ends when it is canceled`() async {
    let watcher = Task { [gate, recorder] in
      recorder.record("arrived: \(await gate.arrivals(2))")
    }
    let task = pass()
    await gate.arrivals()
    watcher.cancel()
    await watcher.value
    recorder.expect("arrived: false")
    await gate.open()
    await task.value
    recorder.expect("through")
  }

  @Test
  func `A task that arrives while the gate opens, or is canceled, gets through`() async {
    for _ in 1...300 {
      let gate = Gate()
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask { await gate.pass() }
          group.addTask { await gate.arrivals(3) }
          group.addTask {
            let task = Task { await gate.pass() }
            task.cancel()
            await task.value
          }
        }
        group.addTask { await gate.open() }
      }
    }
  }
}
