import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct WindowTests {
  private let window = Window()
  private let recorder = Recorder.make()

  @Test func `A new window shows nothing and ignores everything`() async {
    #expect(window.depth == 0)
    #expect(window.scene == nil)
    #expect(!window.isPresenting)
    await window.send(.more)
    window.pop()
    window.close()
    #expect(window.leftovers() == [])
  }

  @Test func `The top module knows its parts`() async {
    let (below, above) = (StubScreen("list"), StubScreen("detail"))
    await window.replaceRoot(with: Module(name: "list", screen: below, parts: [below]))
    #expect(window.isOnTop(below))
    await window.push(Module(name: "detail", screen: above, parts: [above]))
    #expect(window.isOnTop(above) && !window.isOnTop(below))
    window.pop()
    #expect(window.isOnTop(below) && !window.isOnTop(above))
  }

  @Test func `A new root releases all other modules`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.push(.stub("detail"))
    await window.present(.stub("login"))
    await window.replaceRoot(with: .spy("other", recorder))
    #expect(window.depth == 1)
    #expect(window.scene?.name == "other")
    #expect(!window.isPresenting)
    #expect(window.leftovers() == [])
    recorder.expect("other.onAppear")
  }

  @Test func `A module pushed over a presented one is not presented`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.present(.stub("login"))
    await window.push(.stub("detail"))
    #expect(!window.isPresenting)
    window.pop()
    #expect(window.isPresenting)
  }

  @Test func `The root cannot be popped`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    window.pop()
    #expect(window.depth == 1)
    await window.send(.more)
    recorder.expect("list.onAppear", "list.more")
  }

  @Test func `An action goes only to the top module`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await window.send(.selectRow(3))
    await window.push(.spy("detail", recorder))
    await window.send(.refresh)
    window.pop()
    await window.send(.search("moon"))
    recorder.expect(
      "list.onAppear", "list.selectRow(3)", "detail.onAppear", "detail.refresh",
      "list.onReappear", "list.search(\"moon\")")
  }

  @Test func `A closed window shows nothing and sends nothing`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await window.push(.spy("detail", recorder))
    window.close()
    await window.send(.more)
    #expect(window.depth == 0)
    #expect(window.scene == nil)
    #expect(window.leftovers() == [])
    recorder.expect("list.onAppear", "detail.onAppear")
  }

  @Test func `A closed window can be reused`() async {
    await window.replaceRoot(with: .stub("list"))
    window.close()
    await window.replaceRoot(with: .spy("other", recorder))
    await window.send(.more)
    #expect(window.depth == 1)
    recorder.expect("other.onAppear", "other.more")
  }

  @Test func `An action returns when its screen has settled`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") { _ in
        await gate.pass()
        recorder.record("settled")
      })
    let sending = Task {
      await window.send(.more)
      recorder.record("returned")
    }
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    await sending.value
    recorder.expect("settled", "returned")
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
