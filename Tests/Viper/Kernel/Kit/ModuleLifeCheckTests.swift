import Testing
import Viper
import ViperTesting

/// Findings of the module life check.
@MainActor
struct ModuleLifeCheckTests {
  private final class Part {}
  private final class Keeper {
    var kept: [AnyObject] = []
  }

  private let problems = Findings()

  /// A module that renders each action once the gate is open, optionally even if it was canceled.
  private func module(
    _ gate: Gate, isHeedless: Bool = false, parts: [AnyObject] = []
  ) -> Module {
    let screen = StubScreen("list")
    let show = { @MainActor [weak screen] (text: String) async in
      await gate.pass(ignoringCancellation: true)
      guard isHeedless || !Task.isCancelled else { return }
      screen?.scene.message = text
    }
    let whole = StubScreen("list") {
      await show("appeared")
    } onReappear: {
      await show("appeared again")
    } on: {
      await show("\($0)")
    }
    return Module(
      name: "list", screen: Mirror(whole, shown: screen), parts: [whole, screen] + parts)
  }

  /// A screen that acts like one screen and shows another.
  private final class Mirror: TextScreen {
    private let acting: StubScreen
    private let shown: StubScreen

    init(_ acting: StubScreen, shown: StubScreen) {
      (self.acting, self.shown) = (acting, shown)
    }

    var scene: Scene { shown.scene }
    func onAppear() async { await acting.onAppear() }
    func onReappear() async { await acting.onReappear() }
    func on(_ action: UserAction) async { await acting.on(action) }
  }

  /// A screen that makes a request for each action, and first asks the user whether to delete.
  private final class Asker: TextScreen {
    private(set) var scene = Scene(name: "list", title: "List")
    private weak var window: Window?
    private let gate: Gate

    init(_ window: Window, _ gate: Gate) {
      (self.window, self.gate) = (window, gate)
      scene.buttons = [Scene.Button(id: "delete", label: "Delete")]
    }

    func onAppear() async { await gate.pass(ignoringCancellation: true) }

    func on(_ action: UserAction) async {
      if action == .activate("delete") {
        let question = Confirmation("Delete it?", confirm: "Delete", cancel: "Keep")
        guard await window?.confirm(question, for: self) == true else { return }
      }
      await gate.pass(ignoringCancellation: true)
    }
  }

  private func check(
    _ actions: UserAction..., assemble: @escaping @MainActor (Window, Gate) -> Module
  ) async -> [String] {
    let life = ModuleLife(recorder: Recorder(report: problems.add), assemble: assemble)
    switch actions.first {
    case nil: await life.check()
    case let action?: await life.check(action)
    }
    return problems.messages
  }

  @Test func `A module that ends cleanly passes`() async {
    #expect(await check(.more) { _, gate in module(gate) } == [])
  }

  @Test(arguments: 0..<100)
  func `A module that is closed while it asks a question passes`(_: Int) async {
    let life = ModuleLife(recorder: Recorder(report: problems.add)) { window, gate in
      Module(name: "list", screen: Asker(window, gate), parts: [])
    }
    // The canceled question ends a moment later, in particular if other tests are running.
    await life.check(.refresh, .activate("delete"))
    #expect(problems.messages == [])
  }

  @Test func `Each window gets its own module, idle and loading`() async {
    var assembled = 0
    _ = await check(.more) { _, gate in
      assembled += 1
      return module(gate)
    }
    #expect(assembled == 8)
  }

  @Test func `A module that renders after its end is reported for each moment`() async {
    #expect(
      await check(.more) { _, gate in module(gate, isHeedless: true) } == [
        "Closed during onAppear, the module still renders.",
        "Closed during more, the module still renders.",
        "Closed during onReappear, the module still renders.",
      ])
  }

  @Test func `A leftover part is reported by name`() async {
    let part = Part()
    #expect(
      await check { _, gate in module(gate, parts: [part]) } == [
        "Never shown, the module leaks: list: Part.",
        "Closed after onAppear, the module leaks: list: Part.",
        "Closed during onAppear, the module leaks: list: Part.",
        "Closed after onReappear, the module leaks: list: Part.",
        "Closed during onReappear, the module leaks: list: Part.",
      ])
    withExtendedLifetime(part) {}
  }

  @Test func `A strong reference from the presenter to the updates is reported`() async {
    final class Presenter {
      var ui: Updates<String>?
    }
    func module(_ gate: Gate) -> Module {
      let presenter = Presenter()
      let screen = StubScreen("list") {
        await gate.pass(ignoringCancellation: true)
        withExtendedLifetime(presenter) {}
      }
      let updates = Updates<String> { screen.scene.message = $0 }
      presenter.ui = updates
      return Module(name: "list", screen: screen, updates: updates, parts: [screen, presenter])
    }
    #expect(
      await check { _, gate in module(gate) } == [
        "Never shown, the module leaks: list: StubScreen, list: Presenter, list: Updates<String>."
      ])
  }

  @Test func `A retained window is reported`() async {
    let keeper = Keeper()
    #expect(
      await check { window, gate in
        keeper.kept.append(window)
        return module(gate)
      } == [
        "Shown, the module retains its window.",
        "Closed after onAppear, the module retains its window.",
        "Closed during onAppear, the module retains its window.",
        "Closed after onReappear, the module retains its window.",
        "Closed during onReappear, the module retains its window.",
      ])
  }

  // MARK: The window and the output

  /// A screen with an output, whose mistakes are closures.
  private final class Caller: TextScreen {
    let scene = Scene(name: "list", title: "List")
    private weak var window: Window?
    private weak var output: CallSpy?
    private let kept: AnyObject?
    private let load: @MainActor (CallSpy?) async -> Void
    private let back: @MainActor (Window?, Caller) -> Void

    init(
      _ window: Window, _ output: CallSpy, keeping kept: AnyObject? = nil,
      load: @escaping @MainActor (CallSpy?) async -> Void,
      back: @escaping @MainActor (Window?, Caller) -> Void
    ) {
      (self.window, self.output, self.kept) = (window, output, kept)
      (self.load, self.back) = (load, back)
    }

    func onAppear() async { await load(output) }
    func on(_ action: UserAction) async { if action == .back { back(window, self) } }
  }

  private func check(
    keeping kept: @escaping @MainActor (Window, CallSpy) -> AnyObject? = { _, _ in nil },
    isHeedless: Bool = false, staysSilent: Bool = true,
    back: @escaping @MainActor (Window?, Caller) -> Void = { $0?.close($1) }
  ) async -> [String] {
    let life = ModuleLife(
      recorder: Recorder(report: problems.add), output: { CallSpy("output", recorder: $0) },
      staysSilent: staysSilent
    ) { window, gate, output in
      let screen = Caller(window, output, keeping: kept(window, output)) { output in
        await gate.pass(ignoringCancellation: true)
        if isHeedless || !Task.isCancelled { output?.record("didLoad()") }
      } back: {
        back($0, $1)
      }
      return Module(name: "list", screen: screen, parts: [])
    }
    await life.check(.refresh, .back)
    // None of the actions makes a request.
    return problems.messages.filter { !$0.hasPrefix("No request") }
  }

  @Test func `A module with weak references that closes itself passes`() async {
    #expect(await check() == [])
  }

  @Test func `A strong reference to the output is reported`() async {
    #expect(await check(keeping: { $1 }) == ["Shown, the module retains its output."])
  }

  @Test func `A strong reference to the window is reported`() async {
    #expect(
      await check(keeping: { window, _ in window }) == ["Shown, the module retains its window."])
  }

  @Test func `A module that calls its output after its end is reported`() async {
    #expect(
      await check(isHeedless: true) == [
        "Closed during onAppear, the module calls its output: output.didLoad()."
      ])
  }

  @Test func `A form may report what it has saved after its end`() async {
    #expect(await check(isHeedless: true, staysSilent: false) == [])
  }

  @Test func `A module that closes the top module instead of itself is reported`() async {
    #expect(
      await check(back: { window, _ in window?.pop() }) == [
        "Below another module, back closes the module on top."
      ])
  }

  @Test func `A module that closes only on top of the others is reported`() async {
    #expect(
      await check(back: { if $0?.isOnTop($1) == true { $0?.close($1) } }) == [
        "Below another module, back does not close the module."
      ])
  }

  @Test func `A module that leaks once it has closed itself is reported`() async {
    let keeper = Keeper()
    let found = await check(back: {
      if $0?.close($1) == true { keeper.kept.append($1) }
    })
    #expect(found == ["Below another module, back leaks: list: Caller."])
  }

  @Test func `Actions that never reach the gate are reported`() async {
    #expect(
      await check(.refresh) { _, _ in .stub("form") } == [
        """
        No request reached the gate during refresh, so the module was not closed during a request. \
        Check the interactor, the input that the actions submit, and that the scene has the buttons \
        that they activate.
        """
      ])
  }

  @Test func `A request that only the screen's appearance makes does not count for an action`()
    async
  {
    let appears = { @MainActor (gate: Gate) in
      Module.stub("list", onAppear: { await gate.pass(ignoringCancellation: true) })
    }
    #expect(await check { _, gate in appears(gate) } == [])
    #expect(await check(.more) { _, gate in appears(gate) }.count == 1)
  }
}
