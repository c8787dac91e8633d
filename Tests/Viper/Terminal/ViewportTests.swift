import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

/// The visible part of a scene follows from steps, the focus, and the previous position.
struct ViewportTests {
  private let renderer = FrameRenderer(columns: 60, rows: 10)

  private func scene(_ scene: Scene, focus: Int?) -> Scene {
    var scene = scene
    scene.focus = focus
    return scene
  }

  private func viewport(_ scenes: Scene..., renderer: FrameRenderer? = nil) -> Viewport {
    let renderer = renderer ?? self.renderer
    var viewport = Viewport()
    for scene in scenes { viewport.follow(scene, renderer: renderer) }
    return viewport
  }

  @Test func `A new scene is shown from its start, even if its first row is below`() {
    #expect(viewport(scene(LongScene.detail, focus: nil), LongScene.detail).top == 0)
    #expect(viewport(LongScene.list).top == 0)
    var early = LongScene.detail
    early.lines = [Scene.Line("Loading the text")]
    #expect(viewport(early, LongScene.detail).top == 0, "the text appears above the first row")
  }

  @Test func `A focus that jumps scrolls as little as possible`() {
    let list = { scene(LongScene.list, focus: $0) }
    // The title and column headings stay; eight of the 30 rows are visible.
    #expect(viewport(list(0), list(7)).top == 0)
    #expect(viewport(list(0), list(8)).top == 1)
    #expect(viewport(list(0), list(29)).top == 22)
    #expect(viewport(list(0), list(29), list(22)).top == 22)
    #expect(viewport(list(0), list(29), list(20)).top == 20)
  }

  @Test func `Above the first row of a table its heading is shown`() {
    let list = { scene(LongScene.list, focus: $0) }
    #expect(viewport(list(0), list(29), list(0)).top == 0)
    let tables = { scene(LongScene.tables, focus: $0) }
    let low = FrameRenderer(columns: 60, rows: 7)
    let first = viewport(tables(0), tables(8), tables(3), renderer: low)
    let shown = ["Part 2 of a long life", "  ID   TITLE", "> 200  Movie 200"]
    #expect(low.draw(tables(3), in: first).text[3...5] == shown[...])
    let second = viewport(tables(0), tables(8), tables(4), renderer: low)
    #expect(low.draw(tables(4), in: second).text[1...2] == ["  ID   TITLE", "> 201  Movie 201"])
  }

  @Test func `The focused row stays in place when the groups below it change`() {
    func layout(startingGroups: Set<Int>) -> FrameLayout {
      var scene = Scene(name: "list", title: "List")
      scene.sections = [
        Scene.Section(
          rows: (0..<30).map {
            Scene.Row(id: "\($0)", cells: ["Row"], heading: startingGroups.contains($0) ? "A" : "")
          })
      ]
      scene.focus = 0
      return FrameLayout(scene, columns: 60, rows: 10)
    }
    var viewport = Viewport()
    viewport.keepPosition(focus: 0, in: layout(startingGroups: [0]))
    viewport.follow(0, in: layout(startingGroups: [0, 1]))
    #expect(viewport.top == 0)
  }

  @Test func `A row whose heading has no room is shown alone`() {
    let low = FrameRenderer(columns: 60, rows: 3)
    let tables = { scene(LongScene.tables, focus: $0) }
    let viewport = viewport(tables(0), tables(8), tables(3), renderer: low)
    #expect(low.draw(tables(3), in: viewport).text[0] == "> 200  Movie 200")
  }

  @Test func `A screen that reappears keeps its scroll position`() {
    var walk = Walk(through: LongScene.detail, columns: 60, rows: 12)
    for _ in 0..<5 { _ = walk.step(1) }
    let left = walk.viewport
    #expect(left.top == 5)
    var viewport = left
    viewport.follow(walk.scene, renderer: walk.renderer)
    #expect(viewport == left)
  }

  @Test func `A visible focused row stays visible after a resize`() {
    var viewport = viewport(LongScene.list, scene(LongScene.list, focus: 8))
    let small = FrameRenderer(columns: 60, rows: 5)
    viewport.follow(scene(LongScene.list, focus: 8), renderer: small)
    let frame = small.draw(scene(LongScene.list, focus: 8), in: viewport)
    #expect(frame.focus == 4)
    #expect(frame.text[4] == "> 9   Movie 9")
  }

  @Test func `A focused row that was scrolled out stays out`() {
    var walk = Walk(through: LongScene.detail, columns: 60, rows: 3)
    walk.go(1)
    while walk.viewport.top > 6 { _ = walk.step(-1) }
    let top = walk.viewport.top
    var scene = walk.scene
    scene.message = nil
    var viewport = walk.viewport
    viewport.follow(scene, renderer: walk.renderer)
    #expect(viewport.top == top - 1)
    #expect(walk.renderer.draw(scene, in: viewport).focus == nil)
  }

  @Test func `If lines have been removed, the end is shown`() {
    var short = LongScene.text
    var viewport = viewport(short)
    while viewport.step(1, in: short, renderer: renderer) == .scroll {}
    short.lines = []
    #expect(renderer.draw(short, in: viewport) == renderer.draw(short))
    viewport.follow(short, renderer: renderer)
    #expect(viewport.top == 0)
  }

  @Test func `At the last row, a step still requests the next row`() {
    var walk = Walk(through: LongScene.list, columns: 60, rows: 10)
    walk.go(1)
    var viewport = walk.viewport
    #expect(viewport.step(1, in: walk.scene, renderer: renderer) == .moveFocus(1))
    #expect(viewport.step(5, in: walk.scene, renderer: renderer) == .moveFocus(5))
    #expect(viewport == walk.viewport)
    walk.go(-1)
    viewport = walk.viewport
    #expect(viewport.step(-1, in: walk.scene, renderer: renderer) == .atEnd)
  }

  @Test func `Below the last row the remaining lines are shown first`() {
    var walk = Walk(through: LongScene.list, columns: 60, rows: 3)
    while walk.scene.focus != 29 { _ = walk.step(1) }
    #expect(walk.viewport.top == walk.renderer.layout(walk.scene).topRange.upperBound)
    var scene = walk.scene
    scene.loading = "Loading…"
    var viewport = walk.viewport
    #expect(viewport.step(1, in: scene, renderer: walk.renderer) == .scroll)
    #expect(walk.renderer.draw(scene, in: viewport).text.last == "Loading…")
    #expect(viewport.step(1, in: scene, renderer: walk.renderer) == .moveFocus(1))
  }

  @Test func `Without rows, steps scroll to the end`() {
    var viewport = viewport(LongScene.text)
    #expect(viewport.step(-1, in: LongScene.text, renderer: renderer) == .atEnd)
    #expect(viewport.step(1, in: LongScene.text, renderer: renderer) == .scroll)
    #expect(viewport.top == 1)
    #expect(viewport.step(.max, in: LongScene.text, renderer: renderer) == .scroll)
    while viewport.step(1, in: LongScene.text, renderer: renderer) == .scroll {}
    #expect(viewport.step(1, in: LongScene.text, renderer: renderer) == .atEnd)
    #expect(viewport.step(.min, in: LongScene.text, renderer: renderer) == .scroll)
  }

  @Test func `A longer step moves the focus without skipping a line`() {
    var viewport = viewport(LongScene.list)
    #expect(viewport.step(0, in: LongScene.list, renderer: renderer) == .atEnd)
    #expect(viewport.step(5, in: LongScene.list, renderer: renderer) == .moveFocus(5))
    #expect(viewport.step(100, in: LongScene.list, renderer: renderer) == .moveFocus(8))
  }

  @Test func `A focus without a row is ignored`() {
    let wrong = scene(LongScene.list, focus: 99)
    var viewport = viewport(wrong)
    #expect(viewport.top == 0)
    #expect(viewport.step(1, in: wrong, renderer: renderer) == .scroll)
    #expect(renderer.draw(wrong, in: viewport).focus == nil)
    while viewport.step(1, in: wrong, renderer: renderer) == .scroll {}
    #expect(viewport.step(1, in: wrong, renderer: renderer) == .atEnd)
  }

  @Test func `A step starts from the changed scene`() {
    var viewport = Viewport()
    let moved = scene(LongScene.list, focus: 20)
    #expect(viewport.step(1, in: moved, renderer: renderer) == .moveFocus(1))
    #expect(viewport.top == 13)
  }

  @Test func `A single row is both the first and the last`() {
    var single = LongScene.list
    single.sections[0].rows = [single.rows[0]]
    var viewport = viewport(single)
    #expect(viewport.step(-1, in: single, renderer: renderer) == .atEnd)
    #expect(viewport.step(1, in: single, renderer: renderer) == .moveFocus(1))
  }
}
