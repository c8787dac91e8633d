import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
struct HostPictureTests {
  private let loader = GatedLoader()

  private func stage(columns: Int = 60, rows: Int = 16, isColored: Bool = false) -> HostStage {
    let stage = HostStage(columns: columns, rows: rows, isColored: isColored, waits: false)
    stage.host.pictureLoader = loader
    stage.host.output.painter = LetterPainter()
    return stage
  }

  /// A stage that shows the default page with its picture.
  private func shown(columns: Int = 60, rows: Int = 16) async -> HostStage {
    let stage = stage(columns: columns, rows: rows)
    _ = await opened(on: stage)
    return stage
  }

  /// Opens a page, and waits until its picture is drawn.
  private func opened(_ scene: Scene = .page(), on stage: HostStage) async -> SceneScreen {
    await loader.gate.open()
    let page = await stage.open(scene)
    await stage.shows("Caption of \(scene.picture?.id ?? "")")
    return page
  }

  @Test func `A page beside a preview has its own picture, too`() async {
    var scene = Scene.page()
    scene.preview = Scene.Preview(
      title: "r0", lines: [], picture: Scene.Picture(id: "p", address: "/p", text: ""))
    let stage = stage(columns: 120, rows: 24)
    _ = await opened(scene, on: stage)
    await stage.shows("Caption of p")
    #expect(stage.picture.contains("xxxx") && stage.picture.contains("pppp"))
    #expect(await loader.requested == ["x", "p"])
  }

  @Test func `The page appears first, and the picture is then drawn beside it`() async {
    let stage = stage()
    await stage.open(.page())
    await loader.gate.arrivals()
    #expect(stage.inside[1] == " [Go]")
    #expect(stage.inside[2...4].map { $0.suffix(6) } == ["Line 1", "Line 2", "Line 3"])
    let before = stage.frames.count
    await loader.gate.open()
    await stage.shows("Caption of x")
    #expect(stage.frames.count == before + 1)
    #expect(
      stage.picture == """
        ╭ Page x ──────────────────────────────────────────────────╮
        │  [Go]                                                    │
        │ xxxxxxxxx             Line 1                             ┃
        │ xxxxxxxxx             Line 2                             ┃
        │ xxxxxxxxx             Line 3                             ┃
        │ xxxxxxxxx                                                ┃
        │ xxxxxxxxx             Rows                               │
        │ xxxxxxxxx               ID                               │
        │ xxxxxxxxx             > r0                               │
        │ Caption of x            r1                               │
        │                         r2                               │
        │                         r3                               │
        │                         r4                               │
        │                         r5                               │
        ╰──────────────────────────────────────────────────────────╯
        Enter open  Tab next section  ? keys  q quit
        """)
    #expect(await loader.requested == ["x"])
    #expect(await loader.widths == [9])
  }

  @Test func `A focused line beside the picture is as wide as the text`()
    async
  {
    let stage = stage(isColored: true)
    _ = await opened(on: stage)
    let before = stage.picture.filter { $0 == "x" }
    stage.press("j")
    let marked = stage.screen.cells[9].map(\.rendition.isReversed)
    #expect(stage.inside[9].hasSuffix(" r1"))
    #expect(marked[23..<58].allSatisfy { $0 })
    #expect(!marked[..<23].contains(true) && !marked[58...].contains(true))
    #expect(stage.picture.filter { $0 == "x" } == before)
  }

  @Test func `Long lines don't overlap the picture`() async {
    let stage = stage()
    var scene = Scene.page(lines: 0)
    let words = Array(repeating: "word", count: 10).joined(separator: " ")
    scene.lines = (0..<9).map { _ in Scene.Line(StyledText(words)) }
    _ = await opened(scene, on: stage)
    #expect(stage.inside[2...8].allSatisfy { $0.hasPrefix("xxxxxxxxx  ") })
    #expect(stage.inside[2].hasSuffix("   word word word word word word word"))
    stage.press(" ")
    #expect(stage.inside[2...8].allSatisfy { $0.hasPrefix("xxxxxxxxx") })
  }

  @Test func `The picture stays while the text and the tables scroll`() async {
    let stage = await shown()
    let before = stage.frames.count
    stage.press("  ")
    #expect(stage.inside[2...8].allSatisfy { $0.hasPrefix("xxxxxxxxx  ") })
    #expect(stage.inside[2].contains(/\sr\d+$/))
    #expect(stage.frames.count == before + 1)
    #expect(await loader.requested == ["x"])
  }

  @Test func `A page without a picture erases the previous one`() async {
    let stage = await shown()
    await stage.window.push(SceneScreen(.list(2)).module())
    await stage.shows("Note 2")
    #expect(!stage.picture.contains("xxx"))
    #expect(!stage.picture.contains("Caption"))
    stage.window.pop()
    await stage.shows("Caption of x")
    #expect(stage.inside[3].hasPrefix("xxxxxxxxx  "))
    #expect(await loader.requested == ["x"])
  }

  @Test func `The key list erases the picture while it is open`() async {
    let stage = await shown()
    stage.press("?")
    #expect(!stage.picture.contains("xxx"))
    stage.press("\u{1B}[27u")
    #expect(stage.inside[3].hasPrefix("xxxxxxxxx  "))
  }

  @Test func `A notice that needs the picture's rows replaces it until the next key`() async {
    let stage = await shown()
    let before = stage.picture
    stage.host.notice(String(repeating: "A long notice is read whole. ", count: 16))
    stage.host.scheduler.drawNow()
    #expect(!stage.picture.contains("xxx"))
    stage.press("x")
    #expect(stage.picture == before)
  }

  @Test func `A screen presented over the page erases its picture`() async {
    let stage = await shown(rows: 24)
    await stage.window.present(SceneScreen(.form).module())
    await stage.shows("Password")
    #expect(!stage.picture.contains("xxx"))
  }

  @Test func `Leaving the page cancels the loading`() async {
    let stage = stage()
    await stage.open(.list(2))
    await stage.window.push(SceneScreen(.page()).module())
    await loader.gate.arrivals()
    stage.window.pop()
    await stage.shows("Note 2")
    await stage.window.push(SceneScreen(.page("y")).module())
    await loader.gate.arrivals()
    await loader.gate.open()
    await stage.shows("Caption of y")
    #expect(await loader.cancelled == ["x"])
  }

  @Test func `Text replaces a missing picture, which is requested once`()
    async
  {
    let stage = stage()
    await loader.gate.open()
    await stage.open(.page(address: nil))
    await stage.shows("Picture of x")
    #expect(stage.inside[9].contains("Picture of x"))
    stage.host.redraw()
    stage.press("jk")
    #expect(stage.inside[9].contains("Picture of x"))
    #expect(await loader.requested == ["x"])
  }

  @Test(arguments: [false, true])
  func `Without pictures, the text is a line of the page`(isTooSmall: Bool) async {
    let stage = stage(rows: isTooSmall ? 8 : 16)
    if !isTooSmall { stage.host.output.painter = nil }
    await stage.open(.page())
    let reason = isTooSmall ? "the window is too small" : "pictures are off"
    let first = isTooSmall ? 3 : 2
    #expect(stage.inside[first].hasPrefix("Picture not shown: \(reason)."))
    #expect(stage.inside[first + 1].hasPrefix("Line 1"))
    #expect(await loader.requested == [])
  }

  @Test func `A resize draws the picture at its new place, with more pixels if needed`()
    async
  {
    let stage = await shown()
    stage.resize(columns: 60, rows: 14)
    await stage.shows("│ xxxxxx ")
    stage.resize(columns: 60, rows: 16)
    await stage.shows("│ xxxxxxxxx ")
    #expect(await loader.widths == [9])
    stage.resize(columns: 90, rows: 30)
    await stage.shows("│ " + String(repeating: "x", count: 24) + " ")
    #expect(await loader.widths == [9, 24])
  }

  @Test func `Text that changes beside the picture does not redraw it`() async throws {
    let stage = stage()
    let page = await opened(on: stage)
    let before = stage.frames.count
    page.change { $0.lines[1] = Scene.Line("Z") }
    await stage.shows(" Z  ")
    #expect(stage.frames.count == before + 1)
    #expect(stage.inside[3].contains(/^xxxxxxxxx +Z$/))
    let frame = try #require(stage.frames.last)
    #expect(!String(decoding: frame, as: UTF8.self).contains("x"))
  }

  @Test func `A new line beside the picture moves the text and not the picture`()
    async throws
  {
    let stage = stage(rows: 24)
    let page = await opened(.page(lines: 12), on: stage)
    stage.press("\t")
    page.change { $0.lines.insert(Scene.Line("new"), at: 1) }
    await stage.shows(" new  ")
    #expect(stage.inside[3...9].allSatisfy { $0.contains("xxxxxxxx") })
    #expect(!String(decoding: try #require(stage.frames.last), as: UTF8.self).contains("S"))
    page.change { $0.lines.remove(at: 1) }
    await stage.shows("Line 1               ")
    #expect(stage.inside[2].contains(/^x+ +Line 1$/))
  }

  @Test func `Neither the key list nor a resize stops the loading`() async {
    let stage = stage()
    await stage.open(.page())
    await loader.gate.arrivals()
    stage.press("?")
    stage.press("?")
    stage.resize(columns: 62, rows: 14)
    stage.resize(columns: 60, rows: 16)
    await loader.gate.open()
    await stage.shows("Caption of x")
    #expect(await loader.requested == ["x"])
    #expect(await loader.cancelled == [])
  }

  @Test func `A picture that cannot be loaded shows the reason, and a refresh requests it again`()
    async
  {
    let stage = await shown()
    stage.press("r")
    await loader.explain()
    await stage.window.push(SceneScreen(.page("y")).module())
    await stage.shows("No y")
    await loader.gate.close()
    stage.press("r")
    await loader.gate.arrivals()
    #expect(await loader.requested == ["x", "y", "y"])
  }

  @Test func `A refresh requests a missing picture again`() async {
    let stage = stage()
    await loader.gate.open()
    await stage.open(.page(address: nil))
    await stage.shows("Picture of x")
    await loader.gate.close()
    stage.press("r")
    await loader.gate.arrivals()
    #expect(await loader.requested == ["x", "x"])
  }

  @Test func `A larger picture that fails keeps the small one`() async {
    let stage = await shown()
    await loader.fail()
    stage.resize(columns: 90, rows: 30)
    await stage.shows(String(repeating: "x", count: 24))
    #expect(stage.picture.contains("Caption of x"))
  }

  @Test func `Suspending erases the picture and shows none that arrives later`() async {
    let stage = await shown()
    stage.host.output.stopPictures()
    #expect(!stage.picture.contains("xx"))
    stage.press("jk")
    #expect(!stage.picture.contains("xx"))
  }

  @Test func `Another protocol erases the picture and draws it again`() async {
    let stage = await shown()
    stage.host.output.painter = LetterPainter(letter: "o")
    await stage.shows("ooooooooo")
    #expect(!stage.picture.contains("xx"))
    stage.host.output.painter = nil
    await stage.shows("Picture not shown")
    #expect(!stage.picture.contains("oo"))
  }

  @Test func `A full redraw draws the picture again`() async {
    let stage = await shown()
    stage.screen.write(Array("\u{1B}[2J".utf8))
    stage.press("\u{0C}")
    #expect(stage.inside[3].hasPrefix("xxxxxxxxx  "))
    #expect(stage.inside[9].contains("Caption of x"))
  }

  @Test func `A replacement character in a text is drawn as a space`() async {
    let stage = stage()
    var scene = Scene.page()
    scene.title = "a\u{FFFC}b"
    _ = await opened(scene, on: stage)
    #expect(stage.inside[0].hasPrefix("╭ a b ─"))
    stage.expectWholeDrawing()
  }
}
