import Testing
import ViperTesting

@testable import Viper

@MainActor
struct LeftoversTests {
  private final class Presenter {}
  private final class Router {}
  private actor Interactor {}

  private let window = Window()

  @Test func `A retained part is named, and forgotten once released`() async {
    var held: Presenter? = Presenter()
    await window.replaceRoot(with: module("list", held))
    #expect(window.leftovers() == [])
    window.close()
    #expect(window.leftovers() == ["list: Presenter"])
    #expect(window.leftovers() == ["list: Presenter"])
    withExtendedLifetime(held) {}
    held = nil
    #expect(window.leftovers() == [])
  }

  @Test func `Each part is named with its module, in the order of removal`() async {
    let parts = (Presenter(), Router(), Interactor())
    await window.replaceRoot(with: module("list", parts.0))
    await window.push(module("detail", parts.1, parts.2))
    window.pop()
    #expect(window.leftovers() == ["detail: Router", "detail: Interactor"])
    window.close()
    #expect(
      window.leftovers() == ["detail: Router", "detail: Interactor", "list: Presenter"])
    withExtendedLifetime(parts) {}
  }

  @Test func `A retained module is named with its screen`() async {
    var held: Module? = .stub("list")
    if let held { await window.replaceRoot(with: held) }
    window.close()
    #expect(window.leftovers() == ["list: StubScreen", "list: Module"])
    withExtendedLifetime(held) {}
    held = nil
    #expect(window.leftovers() == [])
  }

  @Test func `Removing a module does not scan all earlier ones`() {
    let removedModules = RemovedModules()
    var counts: [Int] = []
    for _ in 0..<100 {
      removedModules.add(module("list", Presenter()))
      counts.append(removedModules.count)
    }
    #expect(Array(counts.prefix(16)) == Array(1...16))
    #expect(counts.max() == 16)
    #expect(removedModules.leftovers() == [])
    #expect(removedModules.count == 0)
  }

  @Test func `A module that retains itself is found`() async {
    let screen = Cycle()
    screen.myself = screen
    weak let watched = screen
    await show(screen)
    window.close()
    #expect(window.leftovers() == ["list: Cycle"])
    watched?.myself = nil
  }

  @Test func `The screen is watched even if it is not among the parts`() async {
    let screen = StubScreen("list")
    await window.replaceRoot(with: Module(name: "list", screen: screen, parts: []))
    window.close()
    #expect(window.leftovers() == ["list: StubScreen"])
    withExtendedLifetime(screen) {}
  }

  @Test func `A retained relay is named`() async {
    let updates = Updates<Int> { _ in }
    await window.replaceRoot(
      with: Module(name: "list", screen: StubScreen("list"), updates: updates, parts: []))
    window.close()
    #expect(window.leftovers() == ["list: Updates<Int>"])
    withExtendedLifetime(updates) {}
  }

  @Test func `A module on the stack is not a leftover`() async {
    let held = Presenter()
    await window.replaceRoot(with: module("list", held))
    await window.push(module("detail"))
    window.pop()
    #expect(window.leftovers() == [])
    withExtendedLifetime(held) {}
  }

  /// Creates a module that only the window retains.
  private func module(_ name: String, _ parts: AnyObject?...) -> Module {
    .stub(name, parts: parts.compactMap(\.self))
  }

  private func show(_ screen: any Screen) async {
    await window.replaceRoot(with: Module(name: "list", screen: screen, parts: [screen]))
  }

  private final class Cycle: TextScreen {
    var myself: Cycle?
    var scene: Scene { Scene(name: "list", title: "List") }
    func onAppear() async {}
    func on(_ action: UserAction) async {}
  }
}
