import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Code that compiles, but has no or only half of its effect.
@MainActor
struct StepDiagnosticTests {
  private let window = Window()
  private let gate = Gate()

  /// Performs an action of a module above a list, and returns what is reported.
  private func messages(
    of step: @escaping @MainActor (Window, AnyObject) async -> Void
  ) async -> [String] {
    await window.replaceRoot(with: .stub("list"))
    await window.push(
      .stub("dialog") {
      } on: { [window] _ in
        guard let dialog = window.modules.last else { return }
        await step(window, dialog)
      })
    let findings = Findings()
    let before = ViperDiagnostics.handler
    // The handler is global, but no other test runs before the step suspends.
    ViperDiagnostics.handler = { findings.add($0) }
    let task = window.begin(.submit())
    ViperDiagnostics.handler = before
    // The step is reported while it waits.
    for _ in 0..<20 { await Task.yield() }
    await gate.open()
    await task.value
    await window.settled()
    for _ in 0..<20 { await Task.yield() }
    return findings.messages
  }

  private static let continues = """
    A step of the module 'dialog' continues after it closed the module, which canceled the step. \
    Close the module last, or do the rest in a step of another module with `window.run(in:)`.
    """

  @Test func `A step that waits after it closed its own module is reported`() async {
    let messages = await messages { [gate] window, dialog in
      window.close(dialog)
      await gate.pass(ignoringCancellation: true)
    }
    #expect(messages == [Self.continues])
  }

  @Test func `A step that closes its own module last is not reported`() async {
    let messages = await messages { window, dialog in
      await Task.yield()
      window.close(dialog)
    }
    #expect(messages == [])
  }

  @Test func `A step may open another screen after it closed its own module`() async {
    let messages = await messages { [gate] window, dialog in
      window.close(dialog)
      await window.push(.stub("next", onAppear: { await gate.pass() }))
    }
    #expect(messages == [])
  }

  @Test func `A step that waits after opening another screen is reported`() async {
    let messages = await messages { [gate] window, dialog in
      window.close(dialog)
      await window.push(.stub("next", onAppear: { await gate.pass() }))
      for _ in 0..<5 { await Task.yield() }
    }
    #expect(messages == [Self.continues])
  }

  @Test func `An object that belongs to no module is reported with the call's location`() async {
    let (window, router) = (window, StubScreen("router"))
    await window.replaceRoot(with: .stub("list"))
    await window.push(.stub("detail"))
    let found = await diagnostics {
      window.close(router)
      _ = window.isOnTop(router)
      window.begin(in: router) {}
      _ = await window.run(in: router) {}
      _ = await window.confirm(Confirmation("?", confirm: "Yes", cancel: "No"), for: router)
    }
    let message = """
      This 'StubScreen' is not a part of any module in the window, so the call has no effect. Add \
      the object to the `parts` of its module.
      """
    #expect(found.map(\.message) == Array(repeating: message, count: 5))
    #expect(found.allSatisfy { $0.fileID.hasSuffix("StepDiagnosticTests.swift") })
  }

  @Test func `The parts of removed and kept modules are known`() async {
    let window = window
    let (first, second) = (StubScreen("first"), StubScreen("second"))
    await window.switchRoot(to: "1") { Module(name: "first", screen: first, parts: []) }
    await window.switchRoot(to: "2") { .stub("other") }
    await window.push(Module(name: "second", screen: second, parts: []))
    window.close(second)
    let found = await diagnostics {
      for part in [first, second] {
        window.close(part)
        _ = window.isOnTop(part)
      }
    }
    #expect(found.map(\.message) == [])
  }

  /// A view that a presenter changes directly.
  private func bypassed(after gate: Gate?) -> Module {
    let view = StubScreen("list")
    let screen = StubScreen("list")
    let updates = Updates<String> { view.scene.message = $0 }
    view.scene.message = "shown"
    let module = Module(
      name: "list",
      screen: PassedOn(view) { action in
        switch action {
        case .submit: updates.update("through the relay")
        case .refresh:
          updates.update("through the relay")
          view.scene.message = "directly"
        default: view.scene.message = "directly"
        }
        await gate?.pass()
      }, updates: updates, parts: [screen])
    return module
  }

  private final class PassedOn: TextScreen {
    private let view: StubScreen
    private let act: @MainActor (UserAction) async -> Void

    init(_ view: StubScreen, act: @escaping @MainActor (UserAction) async -> Void) {
      (self.view, self.act) = (view, act)
    }

    var scene: Scene { view.scene }
    func onAppear() async {}
    func on(_ action: UserAction) async { await act(action) }
  }

  @Test(arguments: [false, true])
  func `A view that changes without an update is reported once`(isHeld: Bool) async {
    let window = window
    await window.replaceRoot(with: bypassed(after: isHeld ? gate : nil))
    let found = await diagnostics {
      window.begin(.more)
      window.begin(.back)
    }
    await gate.open()
    await window.settled()
    #expect(
      found.map(\.message) == [
        """
        The view of the module 'list' changed without an update, so hosts may not redraw it. \
        Assign the module's `Updates` to the presenter instead of the view.
        """
      ])
  }

  @Test func `A view that changes with an update is not reported`() async {
    let window = window
    await window.replaceRoot(with: bypassed(after: nil))
    let found = await diagnostics {
      window.begin(.submit())
      window.begin(.refresh)
    }
    #expect(found.map(\.message) == [])
  }
}
