import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct ViewSpyTests {
  private let recorder = Recorder.make()
  private let window = Window()

  /// A spy around a screen that shows a number as its message.
  private func spy(_ screen: StubScreen) -> ViewSpy<Int> {
    ViewSpy(recorder: recorder, view: screen) {
      screen.scene.message = "\($0)"
    } spell: {
      ".number(\($0))"
    }
  }

  @Test func `A state is recorded and rendered`() {
    let screen = StubScreen("list")
    let spy = spy(screen)
    #expect(spy.state == nil)
    spy.update(7)
    recorder.expect("view.update(.number(7))")
    #expect(spy.state == 7)
    #expect(screen.scene.message == "7")
    #expect(spy.scene == screen.scene)
  }

  @Test func `States are kept as values, except those of a preparation`() async {
    let screen = StubScreen("list")
    let spy = spy(screen)
    spy.update(1)
    recorder.expect("view.update(.number(1))")
    await recorder.unrecorded { spy.update(2) }
    spy.update(3)
    recorder.expect("view.update(.number(3))")
    #expect(recorder.states() == [1, 3])
    #expect(recorder.states(of: String.self) == [])
  }

  @Test func `The window's calls are forwarded to the view`() async {
    let screen = StubScreen("list") { [recorder] in
      recorder.record("appeared")
    } on: { [recorder] action in
      recorder.record("\(action)")
    }
    await window.replaceRoot(with: Module(name: "list", screen: spy(screen), parts: []))
    await window.send(.more)
    recorder.expect("appeared", "more")
    #expect(window.scene?.title == "List")
  }

  @Test func `A spy retains only its view`() async {
    var screen: StubScreen? = StubScreen("list")
    weak let weakScreen = screen
    var spy = screen.map(spy)
    screen = nil
    #expect(weakScreen != nil)
    spy?.update(7)
    recorder.expect("view.update(.number(7))")
    spy = nil
    #expect(weakScreen == nil)
  }
}
