import Testing
import Viper
import ViperClocks
import ViperTesting

/// Steps of a module that are no action of a person.
@MainActor
struct WindowRunTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let clock = ManualClock()

  /// Runs a step that sleeps for a minute and tells how that ended.
  private func begin(_ name: String) async -> Task<Void, Never> {
    let running = Task { [window, recorder, clock] in
      await window.run {
        do {
          try await clock.sleep(for: .seconds(60))
          recorder.record("\(name) is done")
        } catch {
          recorder.record("\(name) was cancelled")
        }
      }
      recorder.record("\(name) returned")
    }
    await clock.sleepers(1)
    return running
  }

  @Test func `A step runs, and returns when it has settled`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    let step = await begin("step")
    recorder.expect("list.onAppear")
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step is done", "step returned")
  }

  @Test func `A step outlives a caller that is cancelled`() async {
    await window.replaceRoot(with: .stub("list"))
    let step = await begin("step")
    step.cancel()
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step is done", "step returned")
  }

  @Test func `A caller that was cancelled before still gets its step`() async {
    await window.replaceRoot(with: .stub("list"))
    let caller = Task { [window, recorder] in
      await window.run { recorder.record("step is cancelled: \(Task.isCancelled)") }
    }
    caller.cancel()
    await caller.value
    recorder.expect("step is cancelled: false")
  }

  @Test func `A step ends with its module`() async {
    await window.replaceRoot(with: .stub("list"))
    let step = await begin("step")
    window.close()
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step was cancelled", "step returned")
    recorder.expectNoLeftovers(in: window)
  }

  @Test func `A step belongs to the module on top, not to those below`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.push(.stub("detail"))
    let step = await begin("step")
    window.pop()
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step was cancelled", "step returned")
    recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `A step that was begun by a module which closes itself is not cancelled with it`()
    async
  {
    await window.replaceRoot(with: .stub("list"))
    await window.present(
      .stub("login") {
      } on: { [window, recorder] _ in
        window.pop()
        await window.run { recorder.record("step is cancelled: \(Task.isCancelled)") }
        recorder.record("login is cancelled: \(Task.isCancelled)")
      })
    await window.send(.submit)
    recorder.expect("step is cancelled: false", "login is cancelled: true")
    #expect(window.depth == 1)
    recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `An empty window runs nothing`() async {
    await window.run { recorder.record("step") }
    await window.replaceRoot(with: .stub("list"))
    window.close()
    await window.run { recorder.record("step") }
    recorder.expect()
  }
}
