import Testing
import Viper
import ViperTesting

@MainActor
struct StubScreenTests {
  private let window = Window()
  private let recorder = Recorder.make()

  @Test func `A stub has its name as title and shows what it is given`() async {
    let screen = StubScreen("list")
    await window.replaceRoot(with: Module(name: "list", screen: screen, parts: [screen]))
    screen.scene.message = "Nothing here."
    #expect(window.scene == Scene(name: "list", title: "List", message: "Nothing here."))
  }

  @Test func `A module of a stub is watched with the parts that it is given`() async {
    let part = StubScreen("part")
    await window.replaceRoot(with: .stub("list", parts: [part]))
    window.close()
    #expect(window.leftovers() == ["list: StubScreen"])
    withExtendedLifetime(part) {}
  }

  @Test func `A spy notes what its screen is told`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await window.send(.selectRow(3))
    recorder.expect("list.onAppear", "list.selectRow(3)")
  }
}
