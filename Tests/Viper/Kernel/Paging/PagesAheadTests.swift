import Testing
import ViperTesting

@testable import Viper
@testable import ViperTestSupport

@MainActor
struct PagesAheadTests {
  private let recorder = Recorder.make()

  /// Requests the pages after the first one, until a page ends the list.
  private func run(
    through last: Int, maxAhead: Int, fetch: @escaping @MainActor (Int) async -> Int,
    take: @escaping @MainActor (Int) -> Int
  ) async {
    let ahead = PagesAhead(after: 1, through: last, fetch) { [recorder] number in
      recorder.record("take \(number)")
      return take(number)
    }
    await ahead.run(maxAhead: maxAhead)
  }

  @Test func `Pages that arrive in reverse are delivered in order`() async {
    let gates = [2: Gate(), 3: Gate(), 4: Gate()]
    let running = Task {
      await run(through: 4, maxAhead: 8) { number in
        await gates[number]?.pass()
        return number
      } take: { _ in
        4
      }
    }
    for number in 2...4 { await gates[number]?.arrivals() }
    for number in [4, 3, 2] { await gates[number]?.open() }
    await running.value
    recorder.expect("take 2", "take 3", "take 4")
  }

  @Test func `A page can make further pages necessary or unnecessary`() async {
    await run(through: 2, maxAhead: 8, fetch: { $0 }, take: { $0 < 5 ? 5 : 0 })
    recorder.expect("take 2", "take 3", "take 4", "take 5")
    await run(through: 9, maxAhead: 1, fetch: { $0 }, take: { _ in 3 })
    recorder.expect("take 2", "take 3")
  }

  @Test func `Nothing is requested after the last page, even if its task exists`() async {
    await run(through: 4, maxAhead: 8) { [recorder] number in
      recorder.record("fetch \(number)")
      return number
    } take: { _ in
      0
    }
    recorder.expect("fetch 2", "take 2")
  }

  @Test func `The page that ends the list cancels the request for the next one`() async {
    let gate = Gate()
    await run(through: 3, maxAhead: 8) { [recorder] number in
      if number == 2 {
        await gate.pass()
      } else {
        await gate.open()
        for _ in 0..<100 where !Task.isCancelled { await Task.yield() }
        recorder.record("\(number) is cancelled: \(Task.isCancelled)")
      }
      return number
    } take: { _ in
      0
    }
    recorder.expect("take 2", "3 is cancelled: true")
  }

  @Test func `After a cancellation, no page is delivered`() async {
    await Task {
      await run(through: 9, maxAhead: 1) { number in
        withUnsafeCurrentTask { $0?.cancel() }
        return number
      } take: { _ in
        9
      }
    }.value
    recorder.expect()
  }
}
