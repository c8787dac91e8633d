import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Rules for the window's stack, and diagnostics for violations.
@MainActor
struct WindowStackTests {
  private let window = Window()
  private let recorder = Recorder.make()

  /// The ways of showing a module.
  enum Way: CaseIterable { case root, push, present }

  private func show(_ module: Module, _ way: Way) async -> Bool {
    switch way {
    case .root: await window.replaceRoot(with: module)
    case .push: await window.push(module)
    case .present: await window.present(module)
    }
  }

  @Test(arguments: Way.allCases)
  func `A closed module is rejected, and nothing changes`(way: Way) async {
    await window.replaceRoot(with: .stub("list"))
    let detail = Module.spy("detail", recorder)
    #expect(await window.push(detail))
    window.pop()
    let top = window.topID
    let found = await diagnostics { #expect(await show(detail, way) == false) }
    #expect(
      found.map(\.message) == [
        "The module 'detail' was already shown. Assemble a new one."
      ])
    #expect(window.topID == top)
    #expect(window.depth == 1)
    recorder.expect("detail.onAppear")
  }

  @Test(arguments: Way.allCases)
  func `A module can be on one window only once`(way: Way) async {
    let list = Module.spy("list", recorder)
    await window.replaceRoot(with: list)
    let found = await diagnostics {
      #expect(await show(list, way) == false)
      #expect(await Window().replaceRoot(with: list) == false)
    }
    #expect(found.count == 2)
    #expect(found.last?.line == #line - 3)
    #expect(found.last?.fileID == #fileID)
    #expect(window.depth == 1)
    await window.send(.more)
    recorder.expect("list.onAppear", "list.more")
  }

  @Test func `A module assembled for another window is shown and reported`() async {
    let other = Window()
    let module = Module(
      name: "list", screen: StubScreen("list"), updates: Updates<Int> { _ in }, parts: [],
      window: other)
    let found = await diagnostics { #expect(await window.replaceRoot(with: module)) }
    #expect(
      found.map(\.message) == [
        "The module 'list' was assembled for another window. Assemble it for this one."
      ])
  }

  @Test func `A part that outlives its module closes nothing and is not a leftover`() async {
    let shared = StubScreen("shared")
    await window.replaceRoot(with: .stub("list"))
    await window.push(Module(name: "one", screen: StubScreen("one"), parts: []))
    let found = await diagnostics { #expect(!window.close(shared)) }
    #expect(found.count == 1)
    #expect(window.depth == 2)
    window.close()
    #expect(window.leftovers() == [])
  }

  @Test func `Any part of a module closes it, and the modules above stay`()
    async
  {
    let (screen, part) = (StubScreen("middle"), StubScreen("part"))
    await window.replaceRoot(with: .stub("list"))
    await window.push(Module(name: "middle", screen: screen, parts: [part]))
    await window.push(.stub("top"))
    let top = window.topID
    #expect(window.close(part))
    #expect(window.depth == 2)
    #expect(window.topID == top)
    #expect(!window.close(part))
    #expect(!window.close(screen))
    #expect(window.depth == 2)
  }

  @Test func `The only module cannot be closed`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    #expect(!window.close(list))
    #expect(window.depth == 1)
  }

  @Test func `The root can close while another module is above it`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    await window.push(.stub("detail"))
    #expect(window.close(list))
    #expect(window.depth == 1)
    #expect(window.scene?.name == "detail")
  }

  @Test func `A presented module is visible over what is below, and nothing deeper is`() async {
    #expect(window.scenes == [])
    await window.replaceRoot(with: .stub("list"))
    await window.push(.stub("detail"))
    #expect(window.scenes.map(\.name) == ["detail"])
    await window.present(.stub("login"))
    await window.present(.stub("help"))
    #expect(window.scenes.map(\.name) == ["detail", "login", "help"])
    await window.push(.stub("page"))
    #expect(window.scenes.map(\.name) == ["page"])
  }

  @Test func `A screen without a scene has a lifecycle and ignores actions`() async {
    final class Store: Screen {
      let recorder: Recorder
      init(_ recorder: Recorder) { self.recorder = recorder }
      func onAppear() async { recorder.record("store.onAppear") }
    }
    let store = Store(recorder)
    await window.replaceRoot(with: Module(name: "store", screen: store, parts: []))
    #expect(window.scene == nil)
    #expect(window.scenes == [])
    #expect(window.isOnTop(store))
    await window.send(.more)
    recorder.expect("store.onAppear")
  }

  @Test func `Pressing a disabled or missing button does nothing`() async {
    let screen = StubScreen("form") { [recorder] in recorder.record("\($0)") }
    screen.scene.buttons = [
      .init(id: "on", label: "On"), .init(id: "off", label: "Off", isEnabled: false),
    ]
    await window.replaceRoot(with: Module(name: "form", screen: screen, parts: []))
    for id in ["off", "On", "none", "on"] { await window.send(.activate(id)) }
    recorder.expect("activate(\"on\")")
  }

  @Test func `A started action runs immediately and is not awaited`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") { [recorder] _ in
        recorder.record("begun")
        await gate.pass()
        recorder.record("settled")
      })
    let action = window.begin(.more)
    recorder.expect("begun")
    await gate.open()
    await action.value
    recorder.expect("settled")
  }

  @Test func `Presenting over a cover that became the root covers nothing`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    await window.present(.stub("login"))
    window.close(list)
    #expect(!window.isPresenting)
  }
}

extension StubScreen {
  /// A screen that runs a closure on each notification.
  fileprivate convenience init(
    _ name: String, on action: @escaping @MainActor (UserAction) async -> Void
  ) {
    self.init(name, onAppear: {}, on: action)
  }
}

extension Module {
  /// A module whose screen runs a closure on each notification.
  fileprivate static func stub(
    _ name: String, on action: @escaping @MainActor (UserAction) async -> Void
  ) -> Module {
    stub(name, onAppear: {}, on: action)
  }
}
