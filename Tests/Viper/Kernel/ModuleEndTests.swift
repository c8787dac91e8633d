import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Notifying a module that it has left its window.
@MainActor
struct ModuleEndTests {
  private let window = Window()
  private let recorder = Recorder.make()

  /// The ways in which a pushed module can leave.
  enum Way: CaseIterable {
    case pop, popToRoot, closePart, replaceRoot, close
  }

  @Test(arguments: Way.allCases)
  func `The end is reported once, however the module leaves`(way: Way) async {
    await window.replaceRoot(with: .stub("list"))
    let detail = Module.stub("detail")
    detail.onEnd = { [window, recorder, weak detail] in
      recorder.record("ended, shown: \(detail.map(window.shows) ?? false), depth: \(window.depth)")
    }
    await window.push(detail)
    recorder.expect()
    switch way {
    case .pop: window.pop()
    case .popToRoot: window.popToRoot()
    case .closePart: window.close(detail)
    case .replaceRoot: await window.replaceRoot(with: .stub("other"))
    case .close: window.close()
    }
    recorder.expect("ended, shown: false, depth: \(way == .close ? 0 : 1)")
    window.close()
    recorder.expect()
  }

  @Test func `Modules that leave together are notified when none of them is shown`() async {
    let modules = ["list", "detail", "cast"].map { Module.stub($0) }
    for module in modules {
      module.onEnd = { [window, recorder] in
        recorder.record("\(module.name) ended, shown: \(modules.filter(window.shows).count)")
      }
      await window.push(module)
    }
    window.close()
    recorder.expect(
      "cast ended, shown: 0", "detail ended, shown: 0", "list ended, shown: 0")
  }

  @Test func `An old root is notified while the new one still loads`() async {
    let gate = Gate()
    let list = Module.stub("list")
    list.onEnd = { [recorder] in recorder.record("list ended") }
    await window.replaceRoot(with: list)
    let replacing = Task {
      await window.replaceRoot(
        with: .stub("other") { [recorder] in
          recorder.record("other appears")
          await gate.pass()
          recorder.record("other has loaded")
        })
    }
    await gate.arrivals()
    recorder.expect("other appears", "list ended")
    await gate.open()
    _ = await replacing.value
    recorder.expect("other has loaded")
  }

  @Test func `A module's end can close further modules`() async {
    await window.replaceRoot(with: .stub("list"))
    let (detail, cast) = (Module.stub("detail"), Module.stub("cast"))
    detail.onEnd = { [recorder] in recorder.record("detail ended") }
    cast.onEnd = { [window, recorder] in
      recorder.record("cast ended")
      window.close(detail)
    }
    await window.push(detail)
    await window.push(cast)
    window.pop()
    recorder.expect("cast ended", "detail ended")
    #expect(window.depth == 1)
  }
}
