import Testing
import Viper
import ViperTerminal

@testable import ViperTestSupport

/// Drawing a scene on a screen of a fixed size.
struct FrameRendererTests {
  private func text(_ scene: Scene, _ columns: Int, _ rows: Int) -> [String] {
    FrameRenderer(columns: columns, rows: rows).draw(scene).text
  }

  private var scene: Scene {
    var scene = Scene(name: "list", title: "Popular", message: "Hello.")
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("ID", .fixed)],
        rows: (1...9).map { Scene.Row(id: "\($0)", cells: [StyledText("\($0)")]) })
    ]
    scene.focus = 4
    scene.loading = "Loading…"
    scene.buttons = [Scene.Button(id: "retry", label: "Retry")]
    return scene
  }

  @Test func `The header and footer stay while three lines are left for the rows`() {
    #expect(
      text(scene, 20, 7) == ["Popular", "Hello.", "  3", "  4", "> 5", "Loading…", "[Retry]"])
  }

  @Test func `Without room for three rows, everything scrolls`() {
    #expect(text(scene, 20, 6) == ["  ID", "  1", "  2", "  3", "  4", "> 5"])
    #expect(text(scene, 20, 1) == ["> 5"])
    var first = scene
    first.focus = 0
    #expect(text(first, 20, 4) == ["Popular", "Hello.", "  ID", "> 1"])
  }

  @Test func `Content that fits is shown completely, without a gap`() {
    #expect(text(scene, 20, 14).count == 14)
    #expect(text(scene, 20, 40) == text(scene, 20, 14))
    var form = scene
    form.sections = []
    #expect(text(form, 20, 4) == ["Popular", "Hello.", "Loading…", "[Retry]"])
  }

  @Test func `A frame knows which of its lines has the focus`() {
    let renderer = FrameRenderer(columns: 20, rows: 7)
    #expect(renderer.draw(scene).focus == 4)
    #expect(renderer.draw(scene, in: Viewport()).focus == nil)
    #expect(renderer.draw(LongScene.text).focus == nil)
  }

  @Test func `A screen too narrow for a marker shows only the row`() {
    var bare = Scene(name: "list", title: "")
    bare.sections = scene.sections
    bare.focus = 4
    #expect(text(bare, 2, 1) == ["5"])
    #expect(text(bare, 3, 1) == ["> 5"])
  }

  @Test(arguments: [1, 2, 3, 8, 20, 80], [-1, 0, 1, 2, 3, 7, 30])
  func `A frame is never larger than the screen`(_ columns: Int, _ rows: Int) {
    for (_, scene) in LongScene.all {
      let lines = text(scene, columns, rows)
      #expect(lines.count <= max(rows, 1))
      #expect(lines.allSatisfy { Columns.of($0) <= columns })
    }
  }
}
