import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Waiting until no work of a window is running.
@MainActor
struct SettledTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let gate = Gate()

  @Test func `A reappearance after a pop is awaited, even if its module closes meanwhile`()
    async
  {
    await window.replaceRoot(
      with: .stub(
        "list",
        onReappear: { [gate] in await gate.pass(ignoringCancellation: true) }))
    await window.push(.stub("detail"))
    window.pop()
    window.close()
    #expect(window.leftovers() == ["list: StubScreen", "list: Module"])
    let settling = Task {
      await window.settled()
      recorder.record("settled")
    }
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    await settling.value
    recorder.expect("settled")
    #expect(window.leftovers() == [])
  }

  @Test func `Steps of all modules are awaited, including those they start`() async {
    await window.replaceRoot(
      with: .stub(
        "list",
        on: { [gate, weak window] _ in
          await gate.pass()
          await window?.push(.stub("detail", onAppear: { await gate.pass() }))
        }))
    window.begin(.more)
    let settling = Task {
      await window.settled()
      recorder.record("settled")
    }
    await gate.arrivals(1)
    await gate.open()
    await settling.value
    recorder.expect("settled")
    #expect(window.scene?.name == "detail")
    await window.settled()
  }

  @Test func `The modules on the stack and the visible ones are listed`() async {
    await window.replaceRoot(with: .stub("list"))
    await window.push(.stub("detail"))
    await window.present(.stub("login"))
    #expect(window.modules.map(\.name) == ["list", "detail", "login"])
    #expect(window.visibleModules.map(\.name) == ["detail", "login"])
    #expect(window.modules.last?.id == window.topID)
  }

  @Test func `A second handler can call the first`() async {
    window.onChange = { [recorder] in recorder.record("host") }
    window.onChange = { [before = window.onChange, recorder] in
      before?()
      recorder.record("log")
    }
    await window.replaceRoot(with: .stub("list"))
    recorder.expect("host", "log")
  }
}
