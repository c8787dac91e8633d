import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// Keys, styles, and effects of buttons, and the preview beside a list.
@MainActor
struct HostButtonTests {
  /// A list whose rows can be marked as done with a key.
  private static var chores: Scene {
    var scene = Scene.list(3)
    scene.buttons = [
      Scene.Button(id: "done", label: "Done", key: "d", style: .command),
      Scene.Button(id: "link", label: "Copy 'A Link'", key: "y", effect: .copy("a;b")),
      Scene.Button(id: "page", label: "Page", key: "o", effect: .open("https://a.example")),
      Scene.Button(id: "off", label: "Off", isEnabled: false, key: "z"),
    ]
    return scene
  }

  @Test func `A key presses its button, and a command is listed only in the footer`() async {
    let stage = await HostStage(columns: 90).showing(Self.chores)
    #expect(stage.picture.contains("\n [Copy 'A Link'] [Page] (Off)\n"))
    #expect(stage.text.last?.contains("Enter open  ") == true)
    #expect(stage.text.last?.contains("d done  y copy 'A Link'  o page  ? keys") == true)
    stage.press("dz")
    #expect(stage.actions == [.activate("done")])
  }

  @Test func `In a field and in a search, letters are text`() async {
    var form = Scene.form
    form.buttons = [Scene.Button(id: "x", label: "X", key: "x")]
    let stage = HostStage()
    let page = await stage.open(form)
    stage.press("x")
    #expect(page.scene.fields[1].text == "x")
    stage.press("\u{1B}[Z")
    stage.press("x")
    #expect(!stage.actions.contains(.activate("x")))
    await stage.open(Self.chores)
    stage.press("/d")
    #expect(stage.actions.last == .search("d"))
  }

  @Test func `The key list has all buttons with keys and all commands`() async {
    let stage = await HostStage(columns: 60, rows: 24).showing(Self.chores)
    stage.press("?")
    let lines = stage.inside.map { $0.split(separator: " ").joined(separator: " ") }
    let screen = lines.firstIndex(of: "This screen") ?? 0
    #expect(lines[(screen + 1)...].prefix(3) == ["d Done", "y Copy 'A Link'", "o Page"])
  }

  @Test func `The key list has two columns if there is room, and scrolls otherwise`()
    async
  {
    let wide = await HostStage(columns: 120, rows: 24).showing(Self.chores)
    wide.press("?")
    #expect(wide.inside.contains { $0.hasPrefix("This screen ") && $0.contains(" Lists") })
    #expect(wide.inside.contains { $0.hasPrefix("d ") && $0.contains(" 1-9 ") == false })
    let low = await HostStage(columns: 60, rows: 10).showing(Self.chores)
    low.press("?")
    #expect(low.text.last?.contains("more lines below  Esc close") == true)
    low.press("G")
    #expect(low.text.last?.hasPrefix("Esc close") == true)
    #expect(low.text.contains { $0.hasSuffix("quit") })
  }

  @Test func `The host's key overrides a button's key, which is reported once`()
    async
  {
    var scene = Scene.list(3)
    scene.buttons = [
      Scene.Button(id: "jump", label: "Jump", key: "j", style: .command),
      Scene.Button(id: "mark", label: "Mark", key: "x", style: .command),
      Scene.Button(id: "twin", label: "Twin", key: "x", style: .command),
    ]
    let stage = HostStage(columns: 60, rows: 24)
    await stage.window.replaceRoot(with: SceneScreen(scene).module())
    let found = await diagnostics {
      stage.host.redraw()
      stage.host.redraw()
    }
    #expect(
      found.map(\.message) == [
        "Key 'j' of button 'jump' on 'list' is already in use. Choose another key.",
        "Key 'x' of button 'twin' on 'list' is already in use. Choose another key.",
      ])
    stage.press("jx?")
    #expect(stage.actions == [.moveFocus(1), .activate("mark")])
    #expect(stage.inside.contains("                      Jump"))
    #expect(stage.inside.contains("x                     Mark"))
  }

  @Test func `A second host of a window is reported where it is created`() async {
    let stage = HostStage()
    let found = await diagnostics {
      _ = TerminalHost(
        window: stage.window, size: TerminalSize(columns: 40, rows: 9), isColored: false
      ) { _ in }
    }
    #expect(
      found.map(\.message) == [
        "The window already has a host. The earlier host stops drawing."
      ])
    #expect(found.first?.line == #line - 8)
  }

  @Test func `The host copies a text and opens or shows a URL`() async {
    let stage = await HostStage(columns: 60).showing(Self.chores)
    stage.press("y")
    #expect(stage.frames.contains(Array("\u{1B}]52;c;YTti\u{07}".utf8)))
    stage.press("o")
    #expect(stage.text.last == "https://a.example")
    var opened: [String] = []
    stage.host.onOpen = { opened.append($0) }
    stage.press("o")
    #expect(opened == ["https://a.example"])
  }

  @Test func `A running button shows progress instead of its label and cannot be pressed`() async {
    var scene = Scene.form
    scene.buttons = [Scene.Button(id: "submit", label: "Log in", progress: "Logging in…", key: "z")]
    let stage = await HostStage().showing(scene)
    #expect(stage.picture.contains("(Logging in…)"))
    #expect(scene.isLoading)
    await stage.window.send(.activate("submit"))
    #expect(stage.actions == [])
  }

  @Test func `The refresh key retries a failure, and the footer says so`() async {
    let stage = HostStage(columns: 60)
    var scene = Scene(name: "list", title: "List")
    scene.offers = [.refresh]
    scene.failure = Failure(code: "offline", message: "No network.", canRetry: true)
    scene.buttons = [Scene.Button(id: "retry", label: "Retry")]
    let page = await stage.open(scene)
    #expect(stage.text.last?.contains("r retry") == true)
    stage.press("r")
    page.change { ($0.failure, $0.buttons) = (nil, []) }
    stage.press("r")
    #expect(stage.actions == [.activate("retry"), .refresh])
    #expect(stage.text.last?.contains("Retry") == false)
  }

  @Test
  func `An empty field shows its placeholder, and the first text field has the focus`()
    async
  {
    var scene = Scene(name: "form", title: "Form")
    scene.fields = [
      Scene.Field(name: "name", label: "Name", text: "Neo"),
      Scene.Field(name: "mail", label: "E-mail", text: "", placeholder: "name@example.com"),
      Scene.Field(
        name: "bed", label: "Bed", text: "", choices: ["North", "South"], placeholder: "none"),
    ]
    let stage = await HostStage().showing(scene)
    #expect(
      stage.text[1...3] == [
        "  > Name: Neo", "  E-mail: (name@example.com)", "     Bed: ‹ (none) ›",
      ])
    stage.press("\tx")
    #expect(stage.text[2] == "> E-mail: x")
  }

  // MARK: Previews

  private static func previewed(_ row: Int = 0, address: String? = "/x") -> Scene {
    var scene = Scene.list(3)
    scene.focus = row
    scene.preview = Scene.Preview(
      title: "Note \(row + 1)", lines: [Scene.Line("All of it.")],
      picture: Scene.Picture(id: "p\(row)", address: address, text: "Picture"))
    return scene
  }

  @Test func `A preview is a panel beside the list from 114 columns`() async {
    let stage = await HostStage(columns: 114, rows: 14).showing(Self.previewed())
    #expect(stage.text[0].contains("1 of 3 ╮╭ Note 1 ──"))
    #expect(stage.text[1].contains("││ All of it. "))
    #expect(!stage.picture.contains("Picture"))
    // A click on the preview does not select the row beside it.
    stage.press("\u{1B}[<0;100;4M\u{1B}[<0;10;4M")
    #expect(stage.actions == [.focus(1)])
    stage.resize(columns: 113, rows: 14)
    #expect(!stage.picture.contains("All of it."))
    stage.expectWholeDrawing()
  }

  @Test func `Only the list shows the focus, and a form keeps tabs and preview in place`()
    async
  {
    let stage = HostStage(columns: 114, rows: 24, isColored: true)
    let page = SceneScreen(Self.previewed(1)).module()
    stage.host.tabs = [HostTab("Notes", key: "notes") {}]
    await stage.window.switchRoot(to: "notes") { page }
    stage.host.redraw()
    let marked = stage.screen.cells[4].map(\.rendition.isReversed)
    #expect(marked[1..<65].allSatisfy { $0 })
    #expect(!marked[..<1].contains(true) && !marked[65...].contains(true))
    let before = stage.text
    await stage.window.present(SceneScreen(.form).module())
    stage.host.redraw()
    #expect(stage.text[0].hasSuffix("1 Notes"))
    #expect(stage.text[1..<4] == before[1..<4])
    #expect(
      stage.screen.cells[4][1..<65].allSatisfy { $0.rendition.isReversed && $0.rendition.isDim })
  }

  @Test func `What a preview lacks is requested 300 ms after the last key, once per row`() async {
    let stage = HostStage(columns: 114, rows: 14)
    var scene = Self.previewed()
    scene.offers = [.loadPreview]
    let page = await stage.open(scene)
    let (requests, request) = AsyncStream.makeStream(of: Int?.self)
    page.onAction = { if $0 == .loadPreview { request.yield(page.scene.focus) } }
    var iterator = requests.makeAsyncIterator()
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(299))
    stage.press("j")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(299))
    // A key that does not move the focus restarts the pause, too.
    stage.press("i")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(300))
    #expect(await iterator.next() == 1)
    stage.press("i")
    #expect(stage.clock.deadlines == [])
    #expect(!stage.actions.contains(.loadPreview))
    stage.press("j")
    await stage.clock.sleepers(1)
    stage.resize(columns: 113, rows: 14)
    #expect(stage.clock.deadlines == [])
  }

  @Test func `A preview's picture is shown only where pictures are supported`() async {
    let loader = GatedLoader()
    await loader.gate.open()
    let stage = HostStage(columns: 120, rows: 24, waits: false)
    stage.host.pictureLoader = loader
    stage.host.output.painter = LetterPainter()
    let page = await stage.open(Self.previewed())
    await stage.shows("Caption of p0")
    #expect(stage.picture.contains("pppp"))
    page.show(Self.previewed(1))
    await stage.shows("Caption of p1")
    #expect(await loader.requested == ["p0", "p1"])
  }

  @Test func `A picture loads 150 ms after the last key, or immediately if it has loaded before`()
    async
  {
    let clock = ManualClock()
    let delayed = DelayedPictures(clock: clock)
    let pictures = (0...1).map { Scene.Picture(id: "\($0)", address: nil, text: "") }
    delayed.follow([pictures[0]]) { _ in false }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(100))
    delayed.follow([pictures[1]]) { _ in false }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(100))
    // Another key begins the pause again.
    delayed.restart()
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(149))
    #expect(!delayed.isOver)
    await withCheckedContinuation { continuation in
      delayed.onChange = { continuation.resume() }
      clock.advance(by: .milliseconds(1))
    }
    #expect(delayed.isOver)
    #expect(delayed.pictures == [pictures[1]])
    delayed.follow([pictures[0]]) { _ in true }
    delayed.restart()
    delayed.follow([]) { _ in true }
    #expect(!delayed.isOver && clock.deadlines.isEmpty)
  }
}
