import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Change notifications of a window.
@MainActor
struct WindowChangeTests {
  private let window = Window()
  private let recorder = Recorder.make()

  init() {
    window.onChange = { [weak window, recorder] in
      recorder.record("changed: \(window?.scene?.message ?? window?.scene?.name ?? "nil")")
    }
  }

  /// A module whose states are texts, shown as its scene's message.
  private func module(
    _ name: String, onAppear: @escaping @MainActor (Updates<String>) async -> Void = { _ in },
    on action: @escaping @MainActor (Updates<String>) async -> Void = { _ in }
  ) -> Module {
    let view = TextView(name)
    let updates = Updates<String> { [weak view] in view?.scene.message = $0 }
    view.appear = { [weak updates] in if let updates { await onAppear(updates) } }
    view.act = { [weak updates] in if let updates { await action(updates) } }
    return Module(name: name, screen: view, updates: updates, parts: [view])
  }

  private final class TextView: TextScreen {
    var scene: Scene
    var appear: @MainActor () async -> Void = {}
    var act: @MainActor () async -> Void = {}

    init(_ name: String) { scene = Scene(name: name, title: name) }
    func onAppear() async { await appear() }
    func on(_ action: UserAction) async { await act() }
  }

  @Test func `Each update of a module is announced after its view has it`() async {
    let list = module("list") {
      $0.update("loading")
      $0.update("loaded")
    } on: {
      $0.update("more")
    }
    await window.replaceRoot(with: list)
    recorder.expect("changed: loading", "changed: loaded")
    await window.send(.more)
    recorder.expect("changed: more")
  }

  @Test func `A module without updates is announced once it has appeared`()
    async
  {
    let gate = Gate()
    let opening = Task { [window] in
      await window.replaceRoot(with: module("list") { _ in await gate.pass() })
    }
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    _ = await opening.value
    recorder.expect("changed: list")
  }

  @Test func `Replacing the root is announced once`() async {
    await window.replaceRoot(with: module("list") { $0.update("list") })
    await window.push(module("detail") { $0.update("detail") })
    recorder.expect("changed: list", "changed: detail")
    await window.replaceRoot(with: module("other") { $0.update("other") })
    recorder.expect("changed: other")
  }

  @Test func `A lower module's update is announced too`() async {
    var updates: Updates<String>?
    await window.replaceRoot(with: module("list") { updates = $0 })
    await window.push(module("detail"))
    recorder.expect("changed: list", "changed: detail")
    updates?.update("new rows")
    recorder.expect("changed: detail")
  }

  @Test func `Every way of leaving is announced`() async {
    await window.replaceRoot(with: module("list"))
    for _ in 1...3 { await window.push(module("detail")) }
    recorder.expect("changed: list", "changed: detail", "changed: detail", "changed: detail")
    window.pop()
    recorder.expect("changed: detail")
    window.popToRoot()
    recorder.expect("changed: list")
    window.close()
    recorder.expect("changed: nil")
    window.close()
    window.pop()
    window.popToRoot()
    recorder.expect()
  }

  @Test func `A closed module updates nothing, even with a retained relay`() async {
    var updates: Updates<String>?
    await window.replaceRoot(with: module("list") { updates = $0 })
    window.close()
    recorder.expect("changed: list", "changed: nil")
    updates?.update("late")
    recorder.expect()
  }

  @Test func `A module that is not yet on a window is not announced`() async {
    var updates: Updates<String>?
    let detail = module("detail") { updates = $0 }
    await detail.screen.onAppear()
    updates?.update("early")
    recorder.expect()
    await window.replaceRoot(with: detail)
    recorder.expect("changed: early")
  }

  @Test func `A change made by the handler is announced after the handler returns`() async {
    var depth = 0
    var updates: Updates<String>?
    window.onChange = { [window, recorder] in
      depth += 1
      recorder.record("begin \(window.scene?.message ?? "") at depth \(depth)")
      if window.scene?.message == "first" { updates?.update("second") }
      recorder.record("end at depth \(depth)")
      depth -= 1
    }
    await window.replaceRoot(
      with: module("list") {
        updates = $0
        $0.update("first")
      })
    recorder.expect(
      "begin first at depth 1", "end at depth 1", "begin second at depth 1", "end at depth 1")
    window.onChange = nil
  }

  @Test func `A root can replace itself immediately`() async {
    var changes: [String] = []
    window.onChange = { [weak window] in changes.append(window?.scene?.name ?? "nil") }
    let result = await window.replaceRoot(
      with: .stub("first") { [window] in
        await window.replaceRoot(with: .stub("second"))
      })
    #expect(result)
    #expect(changes == ["second"])
    window.onChange = nil
  }

  @Test func `A new top that is covered immediately is announced`() async {
    var changes: [String] = []
    window.onChange = { [weak window] in changes.append(window?.scene?.name ?? "nil") }
    await window.replaceRoot(with: .stub("list"))
    await window.push(
      .stub("detail") { [window] in
        await window.push(.stub("page"))
      })
    #expect(changes == ["list", "page"])
    window.onChange = nil
  }
}
