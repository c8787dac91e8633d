import Testing
import Viper

/// Whether work sleeps on the clock or has finished.
@MainActor
struct ManualClockSleeperTests {
  private let clock = ManualClock()

  /// Starts work that sleeps the given number of times, ten seconds each.
  private func work(_ sleeper: Int?, naps: Int = 1) -> Task<Void, Never> {
    ManualClock.$sleeper.withValue(sleeper) {
      Task { [clock] in
        for _ in 0..<naps {
          await Task.yield()
          do { try await clock.sleep(for: .seconds(10)) } catch { return }
        }
      }
    }
  }

  @Test func `Sleeping work is distinguished from finished work`() async {
    let work = work(1)
    #expect(await clock.sleeps(1, beforeEndOf: work))
    // A second call gives the same result while it sleeps.
    #expect(await clock.sleeps(1, beforeEndOf: work))
    clock.advance(by: .seconds(10))
    #expect(await !clock.sleeps(1, beforeEndOf: work))
    // A second call gives the same result after it has finished.
    #expect(await !clock.sleeps(1, beforeEndOf: work))
  }

  @Test func `Work that sleeps again counts as asleep`() async {
    let work = work(1, naps: 3)
    for _ in 0..<3 {
      #expect(await clock.sleeps(1, beforeEndOf: work))
      clock.advance(by: .seconds(10))
    }
    #expect(await !clock.sleeps(1, beforeEndOf: work))
    #expect(clock.now.offset == .seconds(30))
  }

  @Test func `Work that never sleeps finishes`() async {
    #expect(await !clock.sleeps(1, beforeEndOf: work(1, naps: 0)))
  }

  @Test func `Work canceled while asleep finishes`() async {
    let work = work(1, naps: 2)
    #expect(await clock.sleeps(1, beforeEndOf: work))
    work.cancel()
    #expect(await !clock.sleeps(1, beforeEndOf: work))
    #expect(clock.deadlines == [])
  }

  @Test func `Work canceled before it starts finishes`() async {
    let work = work(1)
    work.cancel()
    #expect(await !clock.sleeps(1, beforeEndOf: work))
  }

  @Test func `A sleeping child task counts as its parent's work sleeping`() async {
    let work = ManualClock.$sleeper.withValue(1) {
      Task { [clock] in
        async let nap: Void? = try? clock.sleep(for: .seconds(5))
        let other = Task { try? await clock.sleep(for: .seconds(10)) }
        _ = await (nap, other.value)
      }
    }
    #expect(await clock.sleeps(1, beforeEndOf: work))
    await clock.sleepers(2)
    clock.advance(by: .seconds(5))
    #expect(await clock.sleeps(1, beforeEndOf: work))
    clock.advance(by: .seconds(5))
    #expect(await !clock.sleeps(1, beforeEndOf: work))
  }

  @Test(arguments: [nil, 2]) func `Other work's sleep does not count`(_ other: Int?) async {
    let other = work(other)
    await clock.sleepers(1)
    #expect(await !clock.sleeps(1, beforeEndOf: work(1, naps: 0)))
    let work = work(1)
    #expect(await clock.sleeps(1, beforeEndOf: work))
    clock.advance(by: .seconds(10))
    await other.value
    await work.value
  }

  @Test func `Several pieces of work can be awaited at once`() async {
    let works = (0..<100).map { work($0, naps: $0 % 3) }
    for round in 0..<3 {
      await withTaskGroup(of: Bool.self) { [clock] asked in
        for (id, work) in works.enumerated() {
          asked.addTask { await clock.sleeps(id, beforeEndOf: work) == (id % 3 > round) }
        }
        for await isExpected in asked { #expect(isExpected) }
      }
      clock.advance(by: .seconds(10))
    }
    #expect(clock.deadlines == [])
  }

  @Test func `Waiting for work ends when it is canceled`() async {
    let other = ManualClock()
    let work = Task<Void, Never> { try? await other.sleep(for: .seconds(10)) }
    let asked = Task { [clock] in
      await clock.sleeps(1, beforeEndOf: Task { await work.value })
    }
    await other.sleepers(1)
    asked.cancel()
    #expect(await !asked.value)
    let late = Task { [clock] in await clock.sleeps(1, beforeEndOf: Task { await work.value }) }
    late.cancel()
    #expect(await !late.value)
    other.advance(by: .seconds(10))
    await work.value
  }

  @Test func `Several callers can wait for the same work`() async {
    let work = work(1)
    await withTaskGroup(of: Bool.self) { [clock] asked in
      for _ in 0..<20 { asked.addTask { await clock.sleeps(1, beforeEndOf: work) } }
      for await isAsleep in asked { #expect(isAsleep) }
    }
    work.cancel()
  }
}
