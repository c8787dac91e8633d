import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Overlapping appearances, reappearances, and ends.
@MainActor
struct WindowReentryTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let gate = Gate()

  /// A root that runs a closure when it first reappears, and then waits at the gate.
  private func root(_ first: @escaping @MainActor () async -> Void = {}) -> Module {
    var isFirst = true
    return .stub("list") {
    } onReappear: { [recorder, gate] in
      guard isFirst else { return }
      isFirst = false
      await first()
      await gate.pass()
      recorder.record("list settled")
    }
  }

  /// Sends "back", and opens the gate once the root waits there.
  private func goBack() async {
    let back = Task { [window, recorder] in
      await window.send(.back)
      recorder.record("returned")
    }
    await gate.arrivals()
    for _ in 0..<20 { await Task.yield() }
    recorder.expect()
    await gate.open()
    await back.value
    recorder.expect("list settled", "returned")
    window.close()
  }

  @Test
  func `Send waits for a reappearance that a newer one has replaced`() async {
    // The page goes back immediately and shows nothing.
    await window.replaceRoot(
      with: root { [window] in
        await window.push(.stub("page") { window.pop() })
      })
    await window.push(.stub("detail", leaving: window))
    await goBack()
  }

  @Test
  func `Send waits for both reappearances of one action`() async {
    await window.replaceRoot(with: root())
    await window.push(
      .stub(
        "detail",
        on: { [window] _ in
          window.pop()
          await window.push(.stub("next"))
          window.pop()
        }))
    await goBack()
  }

  @Test
  func `A module that appeared below a presented one is announced`() async {
    let module = Module(
      name: "list", screen: StubScreen("list", onAppear: { [gate] in await gate.pass() }), parts: []
    )
    let opening = Task { [window] in await window.replaceRoot(with: module) }
    await gate.arrivals()
    await window.present(.stub("login"))
    window.onChange = { [recorder] in recorder.record("change") }
    await gate.open()
    _ = await opening.value
    #expect(window.scenes.map(\.name) == ["list", "login"])
    recorder.expect("change")
    window.onChange = nil
    window.close()
  }

  @Test
  func `Work canceled by a removal can immediately close another module`() async {
    let help = Module.stub("help")
    await window.replaceRoot(with: .stub("list"))
    await window.push(help)
    await window.push(
      .stub(
        "detail",
        on: { [window, gate] _ in
          await withTaskCancellationHandler {
            await gate.pass()
          } onCancel: {
            MainActor.assumeIsolated { _ = window.close(help) }
          }
        }))
    let step = window.begin(.refresh)
    await gate.arrivals()
    window.pop()
    await step.value
    #expect(window.depth == 1)
    #expect(window.topID != help.id)
    window.close()
  }
}
