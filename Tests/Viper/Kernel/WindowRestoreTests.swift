import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Stacks that are shown again, and what a window says about its own.
@MainActor
struct WindowRestoreTests {
  private enum Route: Codable, Hashable {
    case list
    case detail(Int)
  }

  private let window = Window()
  private let recorder = Recorder.make()

  private func module(_ name: String, _ route: Route? = nil) -> Module {
    let module = Module.spy(name, recorder)
    module.route = route
    return module
  }

  @Test func `Only the last of the restored modules appears`() async {
    let isShown = await window.restore([module("list"), module("detail"), module("person")])
    #expect(isShown && window.depth == 3)
    recorder.expect("person.onAppear")
  }

  @Test func `A restored module appears when it is uncovered, and later reappears`() async {
    await window.restore([module("list"), module("detail")])
    window.pop()
    await window.settled()
    await window.push(module("person"))
    window.pop()
    await window.settled()
    recorder.expect("detail.onAppear", "list.onAppear", "person.onAppear", "list.onReappear")
  }

  @Test func `A restored root appears after all modules above it have been removed`() async {
    await window.restore([module("list"), module("detail"), module("person")])
    window.popToRoot()
    await window.settled()
    recorder.expect("person.onAppear", "list.onAppear")
    #expect(window.leftovers() == [])
  }

  @Test func `A root that is restored beside others appears when it is switched to`() async {
    await window.restore([module("now")], rootKey: "now", kept: ["top": module("top")])
    #expect(window.rootKey == "now" && window.keptModules.count == 1)
    await window.switchRoot(to: "top") { .stub("unused") }
    await window.switchRoot(to: "now") { .stub("unused") }
    await window.switchRoot(to: "top") { .stub("unused") }
    recorder.expect("now.onAppear", "top.onAppear", "now.onReappear", "top.onReappear")
  }

  @Test func `A root is kept below modules before it has appeared`() async {
    await window.restore([module("now"), module("detail")], rootKey: "now")
    await window.switchRoot(to: "top") { module("top") }
    await window.switchRoot(to: "now") { .stub("unused") }
    recorder.expect("detail.onAppear", "top.onAppear", "now.onAppear")
  }

  @Test func `Restoring removes the modules before it`() async {
    await window.switchRoot(to: "old") { module("old") }
    await window.switchRoot(to: "new") { module("new") }
    await window.restore([module("list")])
    #expect(window.keptModules.isEmpty && window.rootKey == nil && window.depth == 1)
    #expect(window.leftovers() == [])
    recorder.expect("old.onAppear", "new.onAppear", "list.onAppear")
  }

  @Test func `A module that has been shown is left out and reported at the caller`() async {
    let list = module("list")
    await window.replaceRoot(with: list)
    let found = await diagnostics { await window.restore([list, module("detail")]) }
    #expect(found.map(\.line) == [#line - 1])
    #expect(window.modules.map(\.name) == ["detail"])
  }

  @Test func `Restoring nothing changes nothing`() async {
    await window.replaceRoot(with: module("list"))
    #expect(await !window.restore([]))
    #expect(window.depth == 1)
    recorder.expect("list.onAppear")
  }

  @Test func `Routes are those of the modules that were pushed`() async {
    await window.replaceRoot(with: module("list", .list))
    await window.push(module("help"))
    await window.push(module("detail", .detail(4)))
    await window.present(module("login", .detail(5)))
    #expect(window.routes(as: Route.self) == [.list, .detail(4)])
    #expect(window.routes(as: Int.self) == [])
    window.pop()
    window.pop()
    #expect(window.routes(as: Route.self) == [.list])
  }
}
