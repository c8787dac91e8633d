import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// A module that is closed before its step first suspends.
@MainActor
struct StepTests {
  private let window = Window()
  private let recorder = Recorder.make()

  init() async {
    await window.replaceRoot(with: .stub("list"))
  }

  /// Records whether the calling code is canceled.
  private func note(_ name: String) {
    recorder.record("\(name) is cancelled: \(Task.isCancelled)")
  }

  @Test func `Closing from newer work inside a step cancels both`() async {
    let latest = LatestTask()
    await window.push(
      .stub("detail") {
        await latest.run {
          window.pop()
          note("work")
        }
        note("step")
      })
    recorder.expect("work is cancelled: true", "step is cancelled: true")
  }

  @Test func `Closing from a nested step of another module cancels the step`() async {
    let other = StubScreen("other")
    let root = Window()
    await root.replaceRoot(with: Module(name: "other", screen: other, parts: []))
    await window.push(
      .stub("detail") {
        await root.run(in: other) {
          window.pop()
          note("other")
        }
        note("detail")
      })
    recorder.expect("other is cancelled: false", "detail is cancelled: true")
  }

  @Test func `A step that has suspended is canceled by its handle`() async {
    let gate = Gate()
    let pushing = Task {
      await window.push(
        .stub("detail") {
          await gate.pass()
          window.pop()
          note("detail")
        })
    }
    await gate.arrivals()
    await gate.open()
    _ = await pushing.value
    recorder.expect("detail is cancelled: true")
  }

  @Test func `Closing a window from outside all modules does not cancel the caller`() async {
    await window.push(.stub("detail"))
    window.close()
    note("the test")
    recorder.expect("the test is cancelled: false")
  }

  @Test func `Work that immediately starts newer work is replaced by it`() async {
    let (latest, gate, other) = (LatestTask(), Gate(), Window())
    await other.replaceRoot(
      with: .stub("other") {
      } on: { _ in
        await latest.run { await gate.pass() }
      })
    await latest.run {
      let newer = other.begin(.more)
      await gate.open()
      await newer.value
      note("older")
    }
    recorder.expect("older is cancelled: true")
  }
}
