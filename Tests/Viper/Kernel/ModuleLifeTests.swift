import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Steps when their module, their caller, or another module leaves.
@MainActor
struct ModuleLifeTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let clock = ManualClock()

  /// A module that sleeps for a minute at each action and records how that ended.
  ///
  /// Tests also advance the clock after a cancellation, so that tasks that were missed wake up.
  private func sleeper(_ name: String, telling other: Recorder? = nil) -> Module {
    let recorder = other ?? recorder
    return .stub(name) {
    } on: { [clock] _ in
      do {
        try await clock.sleep(for: .seconds(60))
        recorder.record("\(name) woke")
      } catch {
        recorder.record("\(name) was cancelled")
      }
    }
  }

  @Test func `A step survives its caller's cancellation`() async {
    await window.replaceRoot(with: sleeper("list"))
    let caller = Task { await window.send(.more) }
    await clock.sleepers(1)
    caller.cancel()
    clock.advance(by: .seconds(60))
    await caller.value
    recorder.expect("list woke")
  }

  @Test func `A step runs even if its caller is already canceled`() async {
    await window.replaceRoot(with: .spyOnCancellation("list", recorder))
    let caller = Task { await window.send(.more) }
    caller.cancel()
    await caller.value
    recorder.expect("list is cancelled: false")
  }

  @Test func `Closing cancels all of a module's tasks`() async {
    await window.replaceRoot(with: sleeper("list"))
    let first = Task { await window.send(.more) }
    let second = Task { await window.send(.refresh) }
    await clock.sleepers(2)
    window.close()
    clock.advance(by: .seconds(60))
    await first.value
    await second.value
    recorder.expect("list was cancelled", "list was cancelled")
    #expect(window.leftovers() == [])
  }

  @Test func `Closing cancels a module that is appearing`() async {
    let appearing = Task {
      await window.replaceRoot(
        with: .stub("list") { [clock, recorder] in
          do {
            try await clock.sleep(for: .seconds(60))
            recorder.record("list woke")
          } catch {
            recorder.record("list was cancelled")
          }
        })
    }
    await clock.sleepers(1)
    window.close()
    clock.advance(by: .seconds(60))
    _ = await appearing.value
    recorder.expect("list was cancelled")
    #expect(window.leftovers() == [])
  }

  @Test func `Going back cancels only the leaving module's tasks`() async {
    // Waking and cancellation are recorded in any order, so each module has its own recorder.
    let other = Recorder.make()
    await window.replaceRoot(with: sleeper("list"))
    let below = Task { await window.send(.more) }
    await clock.sleepers(1)
    await window.push(sleeper("detail", telling: other))
    let above = Task { await window.send(.refresh) }
    await clock.sleepers(2)
    window.pop()
    clock.advance(by: .seconds(60))
    await above.value
    await below.value
    other.expect("detail was cancelled")
    recorder.expect("list woke")
  }

  @Test func `A module opened after closing itself is not canceled`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.present(
      .stub("login") {
      } on: { [window, clock, recorder] _ in
        window.pop()
        recorder.record("login is cancelled: \(Task.isCancelled)")
        await window.push(
          .stub("detail") {
            do {
              try await clock.sleep(for: .seconds(60))
              recorder.record("detail is loaded")
            } catch {
              recorder.record("detail was cancelled")
            }
          })
      })
    let sending = Task { await window.send(.submit()) }
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await sending.value
    recorder.expect("login is cancelled: true", "detail is loaded")
    #expect(window.scene?.name == "detail")
    #expect(window.leftovers() == [])
  }

  @Test func `A step that closes its own module before suspending is canceled`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.push(
      .stub("detail") { [window, recorder] in
        window.pop()
        recorder.record("detail is cancelled: \(Task.isCancelled)")
      })
    recorder.expect("detail is cancelled: true")
    #expect(window.depth == 1)
    #expect(window.leftovers() == [])
  }

  @Test func `A step that closes all modules is canceled with the steps around it`() async {
    let window = Window()
    var wasCancelled: [String] = []
    let upper = Module.stub("upper") {
      window.close()
      if Task.isCancelled { wasCancelled.append("upper") }
    }
    let lower = Module.stub("lower") {
      await window.push(upper)
      if Task.isCancelled { wasCancelled.append("lower") }
    }
    await window.replaceRoot(with: lower)
    #expect(wasCancelled == ["upper", "lower"])
  }

  @Test func `A step that replaces the root cancels the steps of the modules below`() async {
    let below = Recorder.make()
    await window.replaceRoot(with: sleeper("list", telling: below))
    let sending = Task { await window.send(.more) }
    await clock.sleepers(1)
    await window.push(
      .stub("login") {
      } on: { [window, recorder] _ in
        await window.replaceRoot(with: .spy("other", recorder))
        recorder.record("login is cancelled: \(Task.isCancelled)")
      })
    await window.send(.submit())
    clock.advance(by: .seconds(60))
    await sending.value
    below.expect("list was cancelled")
    recorder.expect("other.onAppear", "login is cancelled: true")
    #expect(window.depth == 1)
    #expect(window.leftovers() == [])
  }
}

extension Module {
  /// A module that records for each action whether it is canceled.
  fileprivate static func spyOnCancellation(_ name: String, _ recorder: Recorder) -> Module {
    stub(name) {
    } on: { _ in
      recorder.record("\(name) is cancelled: \(Task.isCancelled)")
    }
  }
}
