import Synchronization
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct ManualClockTests {
  private let clock = ManualClock()
  private let recorder = Recorder.make()

  /// Sleeps in a separate task and records how it ended.
  ///
  /// Tasks that wake together are recorded in any order.
  private func sleep(_ seconds: Int) -> Task<Void, Never> {
    Task { [clock, recorder] in
      do {
        try await clock.sleep(for: .seconds(seconds))
        recorder.record("\(seconds) woke")
      } catch {
        recorder.record("\(seconds) \(error is CancellationError ? "was cancelled" : "failed")")
      }
    }
  }

  /// The sleepers that woke, in order.
  private final class Woken: Sendable {
    private let list = Mutex<[Int]>([])
    var seconds: [Int] { list.withLock(\.self) }
    func note(_ seconds: Int) { list.withLock { $0.append(seconds) } }
  }

  @Test func `The clock does not advance by itself`() {
    let beginning = clock.now
    #expect(clock.now == beginning)
    clock.advance(by: .seconds(90))
    clock.advance(by: .milliseconds(5))
    #expect(beginning.duration(to: clock.now) == .seconds(90) + .milliseconds(5))
    #expect(clock.now.duration(to: beginning) == .seconds(-90) - .milliseconds(5))
    #expect(beginning < clock.now)
  }

  @Test func `The earliest due sleeper wakes first`() {
    let executor = HandDrivenExecutor()
    let woken = Woken()
    for seconds in [30, 10, 40, 20] {
      Task(executorPreference: executor) { @concurrent [clock] in
        try await clock.sleep(for: .seconds(seconds))
        woken.note(seconds)
      }
    }
    executor.runAll()
    #expect(woken.seconds == [])
    clock.advance(by: .seconds(30))
    executor.runAll()
    #expect(woken.seconds == [10, 20, 30])
    clock.advance(by: .seconds(10))
    executor.runAll()
    #expect(woken.seconds == [10, 20, 30, 40])
  }

  @Test func `No sleeper wakes early`() async {
    let task = sleep(10)
    await clock.sleepers(1)
    clock.advance(by: .seconds(10) - .nanoseconds(1))
    await clock.sleepers(1)
    recorder.expect()
    clock.advance(by: .nanoseconds(1))
    await task.value
    recorder.expect("10 woke")
  }

  @Test func `Canceling a sleep ends only that sleep, immediately`() async {
    let tasks = [sleep(10), sleep(20)]
    await clock.sleepers(2)
    tasks[0].cancel()
    await tasks[0].value
    recorder.expect("10 was cancelled")
    clock.advance(by: .seconds(20))
    await tasks[1].value
    recorder.expect("20 woke")
  }

  @Test func `A canceled task does not fall asleep`() async {
    let task = sleep(10)
    task.cancel()
    await task.value
    recorder.expect("10 was cancelled")
  }

  @Test func `Sleeping until now or a past time returns`() async throws {
    let beginning = clock.now
    try await clock.sleep(until: beginning, tolerance: nil)
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: beginning, tolerance: nil)
    try await clock.sleep(for: .seconds(-5))
    try await clock.sleep(for: .zero)
    #expect(clock.now == beginning.advanced(by: .seconds(1)))
  }

  @Test func `Waiting for sleepers returns once there are enough`() async {
    let watcher = Task { [clock, recorder] in
      await clock.sleepers(2)
      recorder.record("two sleep")
    }
    let first = sleep(10)
    await clock.sleepers(1)
    recorder.expect()
    let second = sleep(10)
    await watcher.value
    recorder.expect("two sleep")
    await clock.sleepers(0)
    await clock.sleepers(2)
    clock.advance(by: .seconds(10))
    await first.value
    await second.value
    recorder.expect("10 woke", "10 woke")
  }

  @Test func `Waiting for sleepers ends when it is canceled`() async {
    let watcher = Task { [clock, recorder] in
      await clock.sleepers(2)
      recorder.record("gave up")
    }
    let task = sleep(10)
    await clock.sleepers(1)
    watcher.cancel()
    await watcher.value
    recorder.expect("gave up")
    clock.advance(by: .seconds(10))
    await task.value
    recorder.expect("10 woke")
  }

  @Test
  func `A canceled task does not wait for sleepers`() async {
    let watcher = Task { [clock] in await clock.sleepers(1) }
    watcher.cancel()
    await watcher.value
  }

  @Test func `The clock reports when its sleepers wake`() async {
    let tasks = [sleep(30), sleep(10)]
    await clock.sleepers(2)
    #expect(clock.deadlines.map(\.offset) == [.seconds(10), .seconds(30)])
    clock.advance(by: .seconds(10))
    #expect(clock.deadlines.map(\.offset) == [.seconds(30)])
    await tasks[1].value
    recorder.expect("10 woke")
    clock.advance(by: .seconds(20))
    #expect(clock.deadlines == [])
    await tasks[0].value
    recorder.expect("30 woke")
  }

  @Test func `Tasks due at the same instant can be woken one at a time`() async {
    let first = sleep(10)
    await clock.sleepers(1)
    let tasks = [first, sleep(10)]
    await clock.sleepers(2)
    let end = clock.now.advanced(by: .seconds(10))
    #expect(clock.wakeNext(until: end))
    await tasks[0].value
    recorder.expect("10 woke")
    #expect(clock.deadlines == [end])
    #expect(clock.wakeNext(until: end))
    await tasks[1].value
    recorder.expect("10 woke")
    #expect(!clock.wakeNext(until: end))
    #expect(clock.now == end)
  }

  @Test func `The clock does not advance if no task would wake`() async {
    let task = sleep(10)
    await clock.sleepers(1)
    #expect(!clock.wakeNext(until: clock.now.advanced(by: .seconds(9))))
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(10))
    await task.value
    recorder.expect("10 woke")
  }
}
