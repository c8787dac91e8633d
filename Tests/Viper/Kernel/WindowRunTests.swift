import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Steps of a module that are not user actions.
@MainActor
struct WindowRunTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let clock = ManualClock()

  /// Runs a step that sleeps for a minute and records how it ended.
  private func begin(_ name: String, in module: Module) async -> Task<Void, Never> {
    let running = Task { [window, recorder, clock, weak module] in
      guard let module else { return }
      await window.run(in: module) {
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

  @Test func `A step runs and returns when it has settled`() async {
    let list = Module.spy("list", recorder)
    await window.replaceRoot(with: list)
    let step = await begin("step", in: list)
    recorder.expect("list.onAppear")
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step is done", "step returned")
  }

  @Test func `A lower module's step runs and outlives the module above`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    await window.push(.stub("detail"))
    let step = await begin("step", in: list)
    window.pop()
    clock.advance(by: .seconds(60))
    await step.value
    recorder.expect("step is done", "step returned")
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `A module is found by any of its parts`() async {
    let (screen, part) = (StubScreen("list"), StubScreen("part"))
    await window.replaceRoot(with: Module(name: "list", screen: screen, parts: [part]))
    #expect(await window.run(in: screen) { recorder.record("by its screen") })
    #expect(await window.run(in: part) { recorder.record("by a part") })
    recorder.expect("by its screen", "by a part")
  }

  @Test func `A step started by a module that closes itself is not canceled`()
    async
  {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    await window.present(
      .stub("login") {
      } on: { [window, recorder, weak list] _ in
        window.pop()
        guard let list else { return }
        await window.run(in: list) { recorder.record("step is cancelled: \(Task.isCancelled)") }
        recorder.record("login is cancelled: \(Task.isCancelled)")
      })
    await window.send(.submit())
    recorder.expect("step is cancelled: false", "login is cancelled: true")
    #expect(window.depth == 1)
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `A module that is not on the stack runs nothing, and the caller is notified`() async {
    let list = Module.stub("list")
    let before = await diagnostics {
      #expect(await window.run(in: list) { recorder.record("before") } == false)
    }
    #expect(before.count == 1)
    await window.replaceRoot(with: list)
    window.close()
    #expect(await window.run(in: list) { recorder.record("after") } == false)
    recorder.expect()
  }
}
