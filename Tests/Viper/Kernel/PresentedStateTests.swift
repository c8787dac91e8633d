import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct PresentedStateTests {
  private let recorder = Recorder.make()
  private let gate = Gate()

  private func shown() -> PresentedState<String> {
    PresentedState("idle") { [recorder] in recorder.record($0) }
  }

  /// Loads; work that returns nothing was cancelled.
  private func load(
    _ shown: PresentedState<String>, showing waiting: String,
    _ work: @escaping @MainActor () async -> String?
  ) async {
    await shown.load(
      showing: waiting,
      failure: { (_: CancellationError) in Failure(code: "cancelled", message: "") },
      failed: { $0.code }
    ) { () throws(CancellationError) in
      guard let new = await work() else { throw CancellationError() }
      return new
    }
  }

  @Test func `A first load that is cancelled is shown, and one after it leads back to that`() async
  {
    let shown = shown()
    await load(shown, showing: "loading") { nil }
    recorder.expect("loading", "cancelled")
    await load(shown, showing: "loading again") { nil }
    recorder.expect("loading again", "cancelled")
  }

  @Test func `Each failure that is shown is handed to the program with its cause`() async {
    struct DiskOnFire: Error, Equatable {}
    var seen: [Failure] = []
    let shown = shown()
    let before = ViperDiagnostics.onFailure
    ViperDiagnostics.onFailure = { seen.append($0) }
    shown.show(Failure(code: "lost", message: "Lost.", cause: DiskOnFire())) { $0.message }
    ViperDiagnostics.onFailure = before
    recorder.expect("Lost.")
    #expect(seen.map { $0.cause as? DiskOnFire } == [DiskOnFire()])
  }

  @Test func `A new state is sent, and is the state from then on`() {
    let shown = shown()
    shown.show("loaded")
    recorder.expect("loaded")
    #expect(shown.state == "loaded")
  }

  @Test func `The state that is shown is not sent again`() {
    let shown = shown()
    shown.show("idle")
    recorder.expect()
  }

  @Test func `A cancelled task sends nothing`() async {
    let shown = shown()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      shown.show("late")
    }
    await task.value
    recorder.expect()
    #expect(shown.state == "idle")
  }

  @Test func `A load shows what it waits with, and then what it returns`() async {
    let shown = shown()
    await load(shown, showing: "loading") { "loaded" }
    recorder.expect("loading", "loaded")
  }

  @Test func `A cancelled load restores what was shown before it`() async {
    let shown = shown()
    shown.show("page 1")
    await load(shown, showing: "loading") { nil }
    recorder.expect("page 1", "loading", "page 1")
  }

  @Test func `A later load cancels an earlier one, which shows nothing more`() async {
    let shown = shown()
    let earlier = Task { [gate] in
      await load(shown, showing: "loading") {
        await gate.pass()
        return "earlier"
      }
    }
    await gate.arrivals()
    await load(shown, showing: "loading") { "later" }
    await gate.open()
    await earlier.value
    recorder.expect("loading", "later")
  }

  @Test func `A load that replaces another is cancelled back to what was shown before both`() async
  {
    let shown = shown()
    shown.show("page 1")
    let earlier = Task { [gate] in
      await load(shown, showing: "loading") {
        await gate.pass()
        return "earlier"
      }
    }
    await gate.arrivals()
    await load(shown, showing: "loading again") { nil }
    await gate.open()
    await earlier.value
    recorder.expect("page 1", "loading", "loading again", "page 1")
  }

  @Test func `A state that is shown during a load is not what a later load restores`() async {
    let shown = shown()
    await load(shown, showing: "loading") { "page 1" }
    shown.show("page 1, changed")
    await load(shown, showing: "loading") { nil }
    recorder.expect("loading", "page 1", "page 1, changed", "loading", "page 1, changed")
  }

  @Test func `A cancelled task begins no load`() async {
    let shown = shown()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await load(shown, showing: "loading") { "loaded" }
    }
    await task.value
    recorder.expect()
  }

  @Test func `A cancelled load restores the fallback that it was given`() async {
    let shown = shown()
    shown.show("typed")
    await shown.load(showing: "saving", fallback: "typed, checked") {
      shown.show(Failure(code: "cancelled", message: "")) { $0.code }
    }
    recorder.expect("typed", "saving", "typed, checked")
  }

  @Test func `An edit is sent once, also in a cancelled task`() async {
    let shown = shown()
    shown.show("page 1")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      shown.edit { $0 += ", changed" }
    }
    await task.value
    recorder.expect("page 1", "page 1, changed")
  }

  @Test func `An edit that changes nothing is not sent`() {
    let shown = shown()
    shown.edit { $0 = "idle" }
    recorder.expect()
  }

  @Test func `An edit during a load is kept when the load is cancelled`() async {
    let shown = shown()
    shown.show("page 1")
    await load(shown, showing: "loading") {
      shown.edit { $0 += ", changed" }
      return nil
    }
    recorder.expect("page 1", "loading", "loading, changed", "page 1, changed")
  }

  @Test func `An edit during the first load leaves nothing that a cancelled load leads back to`()
    async
  {
    let shown = shown()
    await load(shown, showing: "loading") {
      shown.edit { $0 += ", changed" }
      return nil
    }
    recorder.expect("loading", "loading, changed", "cancelled")
  }

  @Test func `A load that shows its states itself cancels an earlier one`() async {
    let shown = shown()
    let earlier = Task { [gate] in
      await shown.load(showing: "loading") {
        await gate.pass()
        shown.show("earlier")
      }
    }
    await gate.arrivals()
    await shown.load(showing: "loading") { shown.show("later") }
    await gate.open()
    await earlier.value
    recorder.expect("loading", "later")
  }

  @Test func `A load that is cancelled from outside leads back to what was shown before it`() async
  {
    let shown = shown()
    shown.show("page 1")
    let loading = Task { [gate] in
      await load(shown, showing: "loading") {
        await gate.pass()
        return "loaded"
      }
    }
    await gate.arrivals()
    shown.cancelLoad()
    await gate.open()
    await loading.value
    recorder.expect("page 1", "loading", "page 1")
  }
}
