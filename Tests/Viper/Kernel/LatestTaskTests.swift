import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct LatestTaskTests {
  private let recorder = Recorder.make()
  private let clock = ManualClock()
  private let latest = LatestTask()

  /// Work that sleeps for a minute and records how it ended.
  private func work(_ name: String) -> @MainActor () async -> Void {
    { [recorder, clock] in
      do {
        try await clock.sleep(for: .seconds(60))
        recorder.record("\(name) is done")
      } catch {
        recorder.record("\(name) was cancelled")
      }
    }
  }

  /// Starts work that sleeps.
  private func begin(_ name: String) async -> Task<Void, Never> {
    let task = Task { [latest, recorder] in
      await latest.run(work(name))
      recorder.record("\(name) returned")
    }
    await clock.sleepers(1)
    return task
  }

  @Test func `A run returns when the work is done`() async {
    let task = await begin("work")
    recorder.expect()
    clock.advance(by: .seconds(60))
    await task.value
    recorder.expect("work is done", "work returned")
  }

  @Test func `Newer work cancels older work, which returns once it has stopped`() async {
    let older = await begin("older")
    let newer = Task { await latest.run(work("newer")) }
    await older.value
    recorder.expect("older was cancelled", "older returned")
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await newer.value
    recorder.expect("newer is done")
  }

  @Test func `Older work is canceled before the newer starts`() async {
    let gate = Gate()
    let older = Task { [latest, recorder] in
      await latest.run {
        await withTaskCancellationHandler {
          await gate.pass(ignoringCancellation: true)
        } onCancel: {
          MainActor.assumeIsolated { recorder.record("older is cancelled") }
        }
      }
    }
    await gate.arrivals(1)
    await latest.run { recorder.record("newer begins") }
    await gate.open()
    await older.value
    recorder.expect("older is cancelled", "newer begins")
  }

  @Test func `The end of older work does not affect newer work`() async {
    let older = await begin("older")
    let newer = Task { await latest.run(work("newer")) }
    await older.value
    await clock.sleepers(1)
    latest.cancel()
    await newer.value
    recorder.expect("older was cancelled", "older returned", "newer was cancelled")
  }

  @Test func `Work is canceled with its caller`() async {
    let task = await begin("work")
    task.cancel()
    await task.value
    recorder.expect("work was cancelled", "work returned")
  }

  @Test func `A canceled caller starts no work and cancels no other`() async {
    let task = await begin("work")
    let late = Task { await latest.run { recorder.record("late began") } }
    late.cancel()
    await late.value
    clock.advance(by: .seconds(60))
    await task.value
    recorder.expect("work is done", "work returned")
  }

  @Test func `Canceling without work does nothing, and the next work runs`() async {
    latest.cancel()
    let task = await begin("work")
    clock.advance(by: .seconds(60))
    await task.value
    latest.cancel()
    await latest.run { recorder.record("next is cancelled: \(Task.isCancelled)") }
    recorder.expect("work is done", "work returned", "next is cancelled: false")
  }
}
