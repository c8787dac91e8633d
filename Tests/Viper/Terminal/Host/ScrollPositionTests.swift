import Testing
import Viper

@testable import ViperTerminal

@MainActor
struct ScrollPositionTests {
  private func page() -> Scene {
    var scene = Scene(name: "page", title: "A page")
    scene.lines = (1...30).map { Scene.Line(StyledText("Line \($0)")) }
    scene.buttons = [.init(id: "mark", label: "Mark")]
    scene.offers = [.refresh]
    return scene
  }

  @Test(arguments: ["jjjj", "\t"])
  func `A line added above the visible text does not move it`(keys: String) async throws {
    let stage = HostStage()
    let screen = await stage.open(page())
    stage.press(keys)
    let row = try #require(
      stage.text.firstIndex { $0.hasPrefix("Line 8") || $0.hasPrefix("Line 6") })
    let read = stage.text[row].prefix(6)
    screen.change { $0.lines.insert(Scene.Line("You marked it"), at: 1) }
    stage.host.redraw()
    #expect(stage.text[row].prefix(6) == read)
    screen.change { $0.message = "A notice" }
    stage.host.redraw()
    #expect(stage.text[row].prefix(6) == read)
    screen.change {
      $0.message = nil
      $0.lines.remove(at: 1)
    }
    stage.host.redraw()
    #expect(stage.text[row].prefix(6) == read)
    stage.press("g")
    #expect(stage.text[2].hasPrefix("Line 1 "))
  }

  @Test func `Unread content is shown from its start`() async {
    let stage = HostStage()
    let screen = await stage.open(page())
    screen.change { $0.lines.insert(Scene.Line("You marked it"), at: 1) }
    stage.host.redraw()
    #expect(stage.text[2].hasPrefix("Line 1 "))
  }

  @Test func `Rows and the focus stay in place too`() async throws {
    let stage = HostStage()
    let screen = await stage.open(.list(40))
    stage.press("\u{1B}[6~\u{1B}[6~k")
    let before = stage.text
    screen.change { $0.message = "Welcome." }
    stage.host.redraw()
    func rows(_ lines: [String]) -> [String] { lines[3...].map { String($0.prefix(12)) } }
    #expect(rows(stage.text) == rows(before))
  }
}
