import Synchronization
import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
struct HostKeyTests {
  @Test func `The key of a disabled button shows why it is disabled`() async {
    let stage = HostStage(columns: 60)
    var scene = Scene.list(3)
    scene.buttons = [
      Scene.Button(
        id: "undo", label: "Undo", isEnabled: false, key: "u", disabledReason: "Nothing to undo",
        style: .command)
    ]
    await stage.open(scene)
    stage.press("u")
    #expect(stage.text.last == "Nothing to undo")
    #expect(stage.actions == [])
    stage.press("?")
    #expect(!stage.picture.contains("Undo"))
  }

  #if DEBUG
    @Test func `Keys that only move the focus need no new footer`() async {
      let footers = Mutex(0)
      await HostFooter.$tally.withValue({ footers.withLock { $0 += 1 } }) {
        let stage = HostStage(columns: 60)
        let page = await stage.open(.list(12))
        for row in 1...5 {
          stage.press("j")
          page.change {
            let effect = Scene.Button.Effect.open("https://example.com/\(row)")
            $0.buttons = [Scene.Button(id: "open", label: "Open", key: "o", effect: effect)]
          }
        }
        #expect(stage.actions == Array(repeating: .moveFocus(1), count: 5))
        #expect(footers.withLock { $0 } == 2, "without and with the button")
        stage.press("/")
        #expect(footers.withLock { $0 } == 3)
      }
    }
  #endif

  /// Keys, and the actions they send on a list of twelve rows with seven visible.
  nonisolated private static let keys: [(keys: String, actions: [UserAction])] = [
    ("j", [.moveFocus(1)]), ("\u{1B}[B", [.moveFocus(1)]), ("\u{1B}OB", [.moveFocus(1)]),
    ("jk", [.moveFocus(1), .moveFocus(-1)]), ("k", []),
    ("\u{1B}[6~", [.moveFocus(7)]), ("\u{6}", [.moveFocus(7)]), (" ", [.moveFocus(7)]),
    ("\u{4}", [.moveFocus(4)]), ("G", [.focus(.max)]), ("\u{1B}[F", [.focus(.max)]),
    ("jg", [.moveFocus(1), .focus(0)]), ("\r", [.selectRow(0)]), ("l", [.selectRow(0)]),
    ("\u{1B}[C", [.selectRow(0)]), ("j\r", [.moveFocus(1), .selectRow(1)]), ("r", [.refresh]),
    ("m", []), ("\u{7F}", []), ("h", []), ("x", []), ("\t", []), ("1", []), ("y", []),
    ("\u{1B}[Z", []),
  ]

  @Test(arguments: keys)
  func `Each key sends its actions`(keys: String, actions: [UserAction]) async {
    let stage = await HostStage().showing(.list(12))
    stage.press(keys)
    #expect(stage.actions == actions)
    #expect(stage.settlements == actions.count)
  }

  @Test(arguments: [
    (HostCommand.back, "h"), (.refresh, "rR"), (.search, "/"), (.choose, ""), (.pageDown, ""),
    (.tab, ""),
  ])
  func `Another key can replace letters and symbols, but not digits and Space`(
    command: HostCommand, letters: String
  ) {
    #expect(String(command.letters) == letters)
  }

  @Test func `Esc alone is recognized after a delay and goes back`() async {
    let stage = await HostStage().showing(.list(3))
    await stage.window.push(SceneScreen(.list(2, title: "Below")).module())
    stage.press("\u{1B}")
    #expect(stage.actions == [])
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(50))
    await stage.arrives(.back)
    await stage.window.push(SceneScreen(.list(2)).module())
    for keys in ["h", "\u{7F}", "\u{1B}[D"] { stage.press(keys) }
    #expect(stage.actions == Array(repeating: .back, count: 4))
  }

  @Test func `At the root, Back does nothing and is not in the footer`() async {
    let stage = await HostStage().showing(.list(3))
    stage.press("hh\u{7F}")
    #expect(stage.actions == [])
    #expect(!stage.picture.contains("back"))
  }

  @Test func `q and Ctrl-C quit on every screen, q only where letters are not text`()
    async
  {
    let stage = await HostStage().showing(.list(3))
    stage.press("q")
    stage.press("\u{3}")
    stage.press("\u{1B}[99;5u")
    stage.press("?q")
    stage.press("?")
    #expect(stage.quits == 4)
    stage.press("/q\u{3}")
    #expect(stage.quits == 5)
    #expect(stage.actions == [.search("q")])
    await stage.open(.form)
    stage.press("q\u{3}")
    #expect(stage.quits == 6)
  }

  @Test func `A custom key replaces the default key, which then does nothing`() async {
    let stage = HostStage(columns: 60, rows: 40)
    let page = await stage.open(.list(3))
    page.change {
      $0.buttons = [Scene.Button(id: "mark", label: "Mark", key: "f", style: .command)]
      $0.search = ""
    }
    stage.host.customKeys = ["f": "q", "q": "Q", "j": "ñ"]
    stage.press("fj")
    #expect(stage.actions == [])
    stage.press("qñ")
    #expect(stage.actions == [.activate("mark"), .moveFocus(1)])
    #expect(stage.quits == 0)
    #expect(stage.text.last?.contains("q mark") == true)
    #expect(stage.text.last?.contains("Q quit") == true)
    stage.press("?")
    #expect(stage.inside.contains { $0.hasPrefix("Down ñ ") })
    stage.press("?/qQ")
    #expect(stage.text.last?.hasPrefix("Search: qQ") == true, "text is text")
    stage.press("\u{1B}[27uQ")
    #expect(stage.quits == 1)
  }

  @Test func `The key list has the keys that work now, and closes again`() async {
    let stage = await HostStage(columns: 60, rows: 50).showing(.list(3))
    let before = stage.text
    let enabled = HostCommand.allCases.filter(stage.host.keymap().isListed)
    stage.press("?")
    let groups = Set(enabled.map(\.group)).map(HostTexts.english)
    // The top and the bottom of the border, and the footer.
    #expect(stage.inside.filter { !$0.isEmpty }.count == enabled.count + groups.count + 3)
    #expect(groups.allSatisfy(stage.inside.contains))
    for command in enabled {
      let isNamed = stage.inside.contains {
        $0.hasPrefix(command.keys) && $0.hasSuffix(HostTexts.english(command))
      }
      #expect(isNamed, "\(command)")
    }
    #expect(!stage.picture.contains("next field"))
    #expect(!stage.picture.contains("back"))
    stage.press("?")
    #expect(stage.text == before)
    await stage.open(.form)
    stage.press("\t\t?")
    #expect(stage.picture.contains("press"))
  }

  @Test func `Keys after the start of a sequence do not extend its delay`() async {
    let stage = await HostStage().showing(.list(12))
    stage.press("\u{1B}P")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(400))
    stage.press("j")
    #expect(stage.actions == [])
    stage.clock.advance(by: .milliseconds(400))
    // The end of a delay comes before anything that starts later.
    stage.host.notice("Over.")
    await stage.clock.sleepers(1)
    stage.press("j")
    #expect(stage.actions == [.moveFocus(1)])
  }

  @Test(arguments: 0..<4)
  func `Every key in the footer works, on every kind of screen`(kind: Int) async {
    let scenes: [Scene] = [.list(12), .form, LongScene.detail, LongScene.text]
    var pressed: [String] = []
    for binding in HostBinding.all {
      guard let short = binding.short else { continue }
      let stage = HostStage(columns: 100, rows: 30)
      await stage.open(.list(3))
      await stage.window.push(SceneScreen(scenes[kind]).module())
      stage.host.redraw()
      let name = stage.host.keymap().takesText ? binding.shortInText ?? short : short
      guard stage.text.last?.contains("\(name) \(HostTexts.english(binding.command))") == true
      else { continue }
      let before = (stage.frames.count, stage.actions.count, stage.quits)
      stage.press(Self.bytes[name] ?? name)
      stage.clock.advance(by: .milliseconds(50))
      let after = (stage.frames.count, stage.actions.count, stage.quits)
      #expect(before != after, "\(name)")
      pressed.append(name)
    }
    #expect(pressed.count > 3)
  }

  private static let bytes = [
    "Enter": "\r", "Esc": "\u{1B}[27u", "Tab": "\t", "Space": " ", "Ctrl-C": "\u{3}",
  ]

  @Test
  func `Numbers switch tabs everywhere, and Tab where nothing else uses it`()
    async
  {
    let stage = HostStage(columns: 60)
    await stage.openTabs(3)
    #expect(stage.text[0] == ">1 Tab 0  2 Tab 1  3 Tab 2")
    stage.press("3")
    #expect(stage.text[0] == " 1 Tab 0  2 Tab 1 >3 Tab 2")
    stage.press("\t4")
    #expect(stage.window.rootKey == "0")
    stage.press("\u{1B}[Z")
    #expect(stage.window.rootKey == "2")
    stage.press("1")
    stage.resize(columns: 20, rows: 10)
    #expect(stage.text[0] == ">1 Tab 0  2 Tab 1  3")
    stage.resize(columns: 20, rows: 6)
    #expect(stage.text[0].hasPrefix("Notes"))
    await stage.window.push(SceneScreen(.list(2)).module())
    stage.press("\t")
    #expect(stage.window.depth == 2)
    stage.press("2")
    #expect(stage.window.depth == 1 && stage.window.rootKey == "1")
    await stage.window.present(SceneScreen(.list(2)).module())
    stage.press("1\t")
    #expect(stage.window.depth == 2 && stage.window.rootKey == "1")
  }

  @Test func `Tab has no effect on a page of charts`() async {
    var charts = Scene(name: "charts", title: "Charts")
    charts.sections = ["A", "B"].map {
      Scene.Section(
        columns: [Scene.Column("", .fixed)],
        rows: [
          Scene.Row(id: $0, cells: [StyledText($0)], share: 1)
        ])
    }
    let stage = await HostStage(columns: 60).showing(charts)
    #expect(stage.text.contains { $0.contains("A  █") })
    #expect(stage.text.last?.contains("Tab") == false)
  }

  @Test func `Tabs can have letters of their own, and there can be more than nine`() async {
    let stage = HostStage(columns: 100, rows: 40)
    await stage.openTabs(11)
    var tabs = stage.host.tabs
    tabs[1] = HostTab("Diary", key: "1", shortcut: "d", open: tabs[1].open)
    tabs[10] = HostTab("Home", key: "10", shortcut: "0", open: tabs[10].open)
    stage.host.tabs = tabs
    stage.host.redraw()
    #expect(
      stage.text[0]
        == ">1 Tab 0  d Diary  3 Tab 2  4 Tab 3  5 Tab 4  6 Tab 5  7 Tab 6  8 Tab 7  9 Tab 8  Tab 9  0 Home"
    )
    for (key, root) in [("d", "1"), ("2", "1"), ("0", "10"), ("9", "8")] {
      stage.press(key)
      #expect(stage.window.rootKey == root)
    }
    stage.press("\t")
    #expect(stage.window.rootKey == "9")
    stage.press("\t")
    #expect(stage.window.rootKey == "10")
    stage.press("?")
    #expect(stage.text.contains { $0.contains("0-1 3-9 d") && $0.contains("lists") })
    stage.press("?")
    await stage.open(.form)
    #expect(stage.host.keymap().takesText)
    stage.press("d")
    #expect(stage.window.rootKey != "1")
  }

  @Test func `A tab's key that is in use is reported once`() async {
    let stage = HostStage(columns: 60)
    await stage.openTabs(2)
    stage.host.tabs += [
      HostTab("Jump", key: "jump", shortcut: "j") {},
      HostTab("Twin", key: "twin", shortcut: "2") {},
      HostTab("Note", key: "note", shortcut: "n") {},
    ]
    let found = await diagnostics {
      stage.host.redraw()
      stage.host.redraw()
    }
    #expect(
      found.map(\.message) == [
        "Key 'j' of tab 'Jump' is already in use. Choose another key.",
        "Key '2' of tab 'Twin' is already in use. Choose another key.",
      ])
    stage.press("j2")
    #expect(stage.actions == [.moveFocus(1)])
    #expect(stage.window.rootKey == "1")
  }

  @Test func `A key shows or hides the lines below the tables of a page`() async {
    let stage = HostStage(columns: 60, rows: 20)
    var scene = Scene.list(2)
    scene.lines = [Scene.Line("Text")]
    scene.footnotes = [Scene.Line("Number 7")]
    await stage.open(scene)
    #expect(stage.inside.contains("Number 7"))
    #expect(stage.text.last?.contains("i details ✓") == true)
    stage.press("i")
    #expect(!stage.inside.contains("Number 7"))
    #expect(stage.text.last?.contains("i details ") == true)
    #expect(stage.text.last?.contains("✓") == false)
    await stage.open(scene)
    #expect(!stage.inside.contains("Number 7"))
    stage.press("i")
    #expect(stage.inside.contains("Number 7"))
  }

  @Test func `Each tab keeps its row, position, and search, and a search marks no tab`()
    async
  {
    let stage = HostStage(columns: 60)
    await stage.openTabs(2)
    stage.press("jjjjjjjjjjj")
    let lines = stage.text[2...]
    stage.press("2j1")
    #expect(stage.text[2...] == lines)
    #expect(stage.window.scene?.focus == 11)
    stage.press("2/term\r")
    #expect(stage.text[0] == " 1 Tab 0  2 Tab 1")
    stage.press("12")
    #expect(stage.text[0] == " 1 Tab 0  2 Tab 1")
    // A searched tab's number returns to its list.
    stage.press("2")
    #expect(stage.text[0] == " 1 Tab 0 >2 Tab 1")
    #expect(stage.actions.last == .search(""))
  }

  @Test(arguments: ["", "term", "term\u{1B}[B"])
  func `A search from a page is a screen on top of it, and Esc returns to the page`(
    keys: String
  ) async {
    let stage = HostStage(columns: 60)
    await stage.openTabs(2)
    await stage.window.push(StubPage.module(in: stage.window))
    let page = stage.window.topID
    stage.host.openSearch = { [window = stage.window] in
      let screen = SceneScreen(.list(3))
      screen.onAction = { [weak screen] in
        if $0 == .back, let screen { window.close(screen) }
      }
      await window.push(screen.module())
    }
    stage.press("/" + keys)
    #expect(stage.window.depth == 3)
    #expect(keys.isEmpty || stage.actions.contains(.search("term")))
    stage.press("\u{1B}[27u")
    await stage.host.screens.settled()
    #expect(stage.window.topID == page)
    #expect(stage.actions.last == .back)
  }

  @Test func `Without a search of its own, a page has no search key`() async {
    let stage = HostStage(columns: 60)
    await stage.openTabs(2)
    await stage.window.push(StubPage.module(in: stage.window))
    stage.press("/zz")
    #expect(stage.window.depth == 2)
    #expect(stage.actions == [])
  }

  @Test(arguments: ["qj", "\u{3}j", "q\u{3}"])
  func `Keys after the end in the same read do nothing`(keys: String) async {
    let stage = await HostStage().showing(.list(3))
    stage.press(keys)
    #expect(stage.actions == [])
    #expect(stage.quits == 1)
  }

  @Test func `The wheel scrolls, a click focuses a row, and a second click opens it`() async {
    let stage = await HostStage().showing(.list(30))
    stage.press("\u{1B}[<65;5;5M")
    stage.press("\u{1B}[<0;5;5M")
    stage.press("\u{1B}[<0;5;5M")
    stage.press("\u{1B}[<64;5;5M\u{1B}[<64;5;5M")
    stage.press("\u{1B}[<0;90;90M\u{1B}[<0;1;1M")
    #expect(
      stage.actions == [.moveFocus(3), .focus(2), .selectRow(2), .moveFocus(-2)])
  }

  @Test func `A click presses a button and places the cursor in a field`() async {
    let stage = await HostStage().showing(.form)
    stage.press("\u{1B}[<0;3;4M")
    #expect(stage.screen.cursor.row == 3)
    stage.press("\u{1B}[<0;3;5M")
    #expect(stage.actions == [.activate("submit")])
  }
}
