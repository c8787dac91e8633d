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

  /// Loads; a nil result means canceled.
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

  @Test func `A canceled first load is shown, and a later canceled load restores that`() async {
    let shown = shown()
    await load(shown, showing: "loading") { nil }
    recorder.expect("loading", "cancelled")
    await load(shown, showing: "loading again") { nil }
    recorder.expect("loading again", "cancelled")
  }

  @Test func `Each displayed failure is reported with its cause`() async {
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

  @Test func `The current state is not sent again`() {
    let shown = shown()
    shown.show("idle")
    recorder.expect()
  }

  @Test func `A canceled task sends nothing`() async {
    let shown = shown()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      shown.show("late")
    }
    await task.value
    recorder.expect()
    #expect(shown.state == "idle")
  }

  @Test func `A canceled load restores the previous state`() async {
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

  @Test func `A canceled load that replaced another restores the state before both`() async {
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

  @Test func `A state shown during a load is not restored by a later load`() async {
    let shown = shown()
    await load(shown, showing: "loading") { "page 1" }
    shown.show("page 1, changed")
    await load(shown, showing: "loading") { nil }
    recorder.expect("loading", "page 1", "page 1, changed", "loading", "page 1, changed")
  }

  @Test func `A canceled task starts no load`() async {
    let shown = shown()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await load(shown, showing: "loading") { "loaded" }
    }
    await task.value
    recorder.expect()
  }

  @Test func `A canceled load restores its given fallback`() async {
    let shown = shown()
    shown.show("typed")
    await shown.load(showing: "saving", fallback: "typed, checked") {
      shown.show(Failure(code: "cancelled", message: "")) { $0.code }
    }
    recorder.expect("typed", "saving", "typed, checked")
  }

  @Test func `An edit is sent once, even in a canceled task`() async {
    let shown = shown()
    shown.show("page 1")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      shown.edit { $0 += ", changed" }
    }
    await task.value
    recorder.expect("page 1", "page 1, changed")
  }

  @Test func `An edit without a change is not sent`() {
    let shown = shown()
    shown.edit { $0 = "idle" }
    recorder.expect()
  }

  @Test func `An edit during a load survives the load's cancellation`() async {
    let shown = shown()
    shown.show("page 1")
    await load(shown, showing: "loading") {
      shown.edit { $0 += ", changed" }
      return nil
    }
    recorder.expect("page 1", "loading", "loading, changed", "page 1, changed")
  }

  @Test func `An edit during the first load is not restored by a canceled load`()
    async
  {
    let shown = shown()
    await load(shown, showing: "loading") {
      shown.edit { $0 += ", changed" }
      return nil
    }
    recorder.expect("loading", "loading, changed", "cancelled")
  }

  @Test func `A load that sends its own states cancels an earlier one`() async {
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

  @Test func `A load canceled from outside restores the previous state`() async {
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
