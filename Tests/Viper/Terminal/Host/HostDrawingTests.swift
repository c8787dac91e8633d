import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
struct HostDrawingTests {
  @Test func `A list shows its focus and the keys`() async {
    let stage = await HostStage(rows: 6).showing(.list(12))
    #expect(
      stage.picture == """
        Notes                            1 of 12
          ID  NOTE
        > 1   Note 1                           ┃
          2   Note 2                           │
          3   Note 3                           │
        Enter open  / search  ? keys  q quit
        """)
    #expect(stage.screen.cursor == .init(row: 2, column: 0))
    #expect(!stage.screen.isCursorVisible)
  }

  @Test func `Nothing is written before the first frame or without a change`()
    async
  {
    let stage = HostStage()
    let page = SceneScreen(.list(3))
    await stage.window.replaceRoot(with: page.module())
    stage.press("j")
    #expect(stage.frames.isEmpty)
    stage.host.redraw()
    #expect(stage.frames.count == 1)
    stage.press("\u{1B}[5~")
    stage.press("k")
    stage.press("z")
    page.show(page.scene)
    #expect(stage.frames.count == 2, "only the focus that the first key moved")
  }

  @Test func `Keys that arrive together are drawn once, each frame in one write`() async {
    let stage = await HostStage().showing(.list(12))
    stage.press("jjjjG")
    #expect(stage.frames.count == 2)
    #expect(stage.actions.count == 5)
    #expect(stage.text.contains { $0.hasPrefix("> 12  Note 12") })
  }

  @Test func `Moving the focus writes two lines, not a screen`() async {
    let stage = await HostStage(columns: 80, rows: 24, isColored: true).showing(.list(100))
    stage.press("j")
    #expect(stage.frames[1].count < 250)
    stage.press("GG")
    stage.press(String(repeating: "k", count: 22))
    let before = stage.frames.count
    stage.press("k")
    #expect(stage.frames.count == before + 1)
    #expect(stage.frames[before].count < 400, "lines that move are scrolled")
    stage.expectWholeDrawing()
  }

  @Test(arguments: [true, false])
  func `The focused row is reversed and has a marker, with and without color`(
    isColored: Bool
  ) async {
    let stage = HostStage(isColored: isColored)
    await stage.open(.list(3))
    #expect(stage.screen.cells[2][0].rendition.isReversed)
    #expect(stage.text[2] == "> 1   Note 1")
  }

  @Test func `The border stays in place after a character of disputed width`() async {
    var scene = Scene(name: "page", title: "Page")
    scene.lines = [Scene.Line("👨‍👩‍👧‍👦")]
    let stage = await HostStage(columns: 60, rows: 14, reading: .clusters).showing(scene)
    #expect(stage.screen.cells[1][59].text == "│")
  }

  @Test func `A dashboard has lines beside its headings, and pairs of tables if they fit`() async {
    var scene = Scene(name: "home", title: "Home")
    scene.isDashboard = true
    scene.sections = ["A", "B"].map {
      Scene.Section(
        heading: $0, columns: [Scene.Column("", .fixed)],
        rows: [Scene.Row(id: $0, cells: [StyledText("row " + $0)])])
    }
    scene.focus = 1
    let stage = await HostStage(columns: 80, rows: 14, isColored: true).showing(scene)
    #expect(stage.inside[1].contains(/^A ─{35}  B ─{35}$/))
    #expect(stage.inside[2].contains(/^row A +row B$/))
    let marked = stage.screen.cells[2].map(\.rendition.isReversed)
    #expect(!marked[..<40].contains(true) && marked[41..<78].allSatisfy { $0 })
    stage.resize(columns: 70, rows: 14)
    #expect(stage.inside[1].contains(/^A ─{64}$/) && stage.inside[4].contains(/^B ─{64}$/))
  }

  @Test func `A login covers the end of the screen below it`() async {
    let stage = await HostStage(rows: 14).showing(.list(12))
    await stage.window.present(SceneScreen(.form).module())
    stage.host.redraw()
    #expect(
      stage.picture == """
        Notes
          ID  NOTE
          1   Note 1
          2   Note 2
          3   Note 3
          4   Note 4
          5   Note 5
        ----------------------------------------
        Log in
           Service: ‹ a ›
        > Username:
          Password:
         [Log in]
        Enter submit  Esc back  Tab next field
        """)
    #expect(stage.screen.cursor == .init(row: 10, column: 12))
    #expect(stage.screen.isCursorVisible)
  }

  @Test func `Without room for both, the login takes the screen`() async {
    let stage = await HostStage(rows: 7).showing(.list(12))
    await stage.window.present(SceneScreen(.form).module())
    stage.host.redraw()
    #expect(stage.text[0] == "Log in")
  }

  @Test func `A terminal that is too small shows a message and keeps the state`() async {
    let stage = await HostStage(columns: 40, rows: 10).showing(.list(30))
    stage.press("jjjjjjjjjj")
    let before = stage.text
    stage.resize(columns: 12, rows: 3)
    #expect(stage.text[0].hasPrefix("Too small:"))
    stage.resize(columns: 40, rows: 10)
    #expect(stage.text == before)
    stage.resize(columns: 1, rows: 1)
    stage.press("q")
    #expect(stage.quits == 1)
  }

  @Test func `Changes without a key are drawn at most every 16 milliseconds`() async {
    let stage = HostStage()
    let page = await stage.open(.list(3))
    page.change { $0.title = "One" }
    await stage.clock.sleepers(1)
    #expect(stage.frames.count == 2)
    for title in ["Two", "Three", "Four"] { page.change { $0.title = title } }
    #expect(stage.frames.count == 2)
    stage.clock.advance(by: .milliseconds(16))
    await stage.clock.sleepers(1)
    #expect(stage.frames.count == 3)
    #expect(stage.text[0].hasPrefix("Four"))
  }

  @Test func `Frames use synchronized output only in terminals that support it`() async {
    let stage = await HostStage().showing(.list(3))
    #expect(stage.frames[0].starts(with: Array("\u{1B}[0m".utf8)))
    stage.host.output.isSynchronized = true
    stage.press("j")
    #expect(stage.frames[1].starts(with: Array("\u{1B}[?2026h".utf8)))
    #expect(stage.frames[1].suffix(8).elementsEqual(Array("\u{1B}[?2026l".utf8)))
    #expect(!stage.screen.modes.contains(2026))
  }

  @Test
  func `For a screen reader, the cursor is at the focus, and there are no decorations`()
    async
  {
    let stage = HostStage(rows: 14)
    stage.host.isAccessible = true
    await stage.open(.list(12))
    stage.press("jj")
    #expect(stage.screen.cursor == .init(row: 4, column: 0))
    #expect(stage.screen.isCursorVisible)
    await stage.window.present(SceneScreen(.form).module())
    stage.host.redraw()
    #expect(!stage.picture.contains("---"))
  }
}
