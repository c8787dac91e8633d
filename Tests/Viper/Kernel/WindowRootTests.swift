import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Roots that are kept while others are shown.
@MainActor
struct WindowRootTests {
  private let window = Window()
  private let recorder = Recorder.make()

  private func open(_ name: String) async {
    await window.switchRoot(to: name) { .spy(name, recorder) }
  }

  @Test func `A root is created once and reappears unchanged`() async {
    await open("list")
    let list = window.topID
    await window.push(.spy("detail", recorder))
    await open("other")
    #expect(window.depth == 1 && window.rootKey == "other")
    #expect(window.keptModules.map(\.id) == [list])
    await open("list")
    #expect(window.topID == list && window.rootKey == "list")
    recorder.expect("list.onAppear", "detail.onAppear", "other.onAppear", "list.onReappear")
    #expect(window.leftovers() == [])
  }

  @Test func `The root's key returns to it`() async {
    await open("list")
    await window.push(.spy("detail", recorder))
    await open("list")
    #expect(window.depth == 1)
    await open("list")
    recorder.expect("list.onAppear", "detail.onAppear", "list.onReappear")
  }

  @Test func `A root without a key is not kept`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await open("other")
    #expect(window.keptModules.isEmpty)
    recorder.expect("list.onAppear", "other.onAppear")
  }

  @Test(arguments: [true, false])
  func `A new root and closing the window release the kept roots`(isReplaced: Bool) async {
    var ended: [String] = []
    for name in ["one", "two", "three"] {
      await window.switchRoot(to: name) {
        let module = Module.stub(name)
        module.onEnd = { ended.append(name) }
        return module
      }
    }
    if isReplaced { await window.replaceRoot(with: .stub("list")) } else { window.close() }
    #expect(ended == ["three", "one", "two"])
    #expect(window.keptModules.isEmpty && window.rootKey == nil)
    #expect(window.leftovers() == [])
  }

  @Test func `Showing a root again is reported at the caller`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    let found = await diagnostics { await window.switchRoot(to: "list") { list } }
    #expect(found.map(\.line) == [#line - 1])
    #expect(found.map(\.fileID) == [#fileID])
    #expect(window.rootKey == nil && window.depth == 1)
  }

  @Test func `A root that loses its place has no key`() async {
    let list = Module.stub("list")
    await window.switchRoot(to: "list") { list }
    await window.push(.stub("detail"))
    window.close(list)
    #expect(window.rootKey == nil)
    await open("list")
    recorder.expect("list.onAppear")
  }

  @Test func `A kept root continues loading, and the window then settles`() async {
    let gate = Gate()
    let opening = Task {
      await window.switchRoot(to: "list") {
        .stub("list") {
          await gate.pass()
          recorder.record("loaded")
        }
      }
    }
    await gate.arrivals()
    await open("other")
    let settled = Task {
      await window.settled()
      recorder.record("settled")
    }
    await gate.open()
    await settled.value
    await opening.value
    recorder.expect("other.onAppear", "loaded", "settled")
  }

  @Test func `Returning to a root returns when it has settled`() async {
    let gate = Gate()
    await window.switchRoot(to: "list") {
      .stub("list") {
      } onReappear: {
        await gate.pass()
        recorder.record("settled")
      }
    }
    await open("other")
    let back = Task {
      await open("list")
      recorder.record("returned")
    }
    await gate.arrivals()
    recorder.expect("other.onAppear")
    await gate.open()
    await back.value
    recorder.expect("settled", "returned")
  }
}
