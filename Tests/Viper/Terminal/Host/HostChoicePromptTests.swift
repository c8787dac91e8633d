import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal

/// A prompt with choices, which ignores all keys except its own.
@MainActor
@Suite struct HostChoicePromptTests {
  private static let prompt = Scene.Field(
    name: "order", label: "Sort by", text: "year",
    choices: ["list", "year", .init("by-title", label: "title")],
    isPrompt: true)

  private static var scene: Scene {
    var scene = Scene.list(30)
    let first = scene.sections[0].rows[0]
    scene.sections[0].rows[0] = Scene.Row(
      id: first.id, cells: first.cells, card: Scene.Card(heading: "Card"))
    scene.offers = [.refresh, .more]
    scene.buttons = [
      Scene.Button(id: "sort", label: "Sort", key: "s", style: .command),
      Scene.Button(id: "rate", label: "Rate", key: "x", style: .command),
    ]
    return scene
  }

  /// Opens the prompt with the key of its button.
  private func open() async -> (stage: HostStage, page: SceneScreen) {
    let stage = HostStage(columns: 60)
    let page = await stage.open(Self.scene)
    page.onAction = { action in
      page.change { $0.fields = action == .activate("sort") ? [Self.prompt] : [] }
    }
    stage.press("js")
    return (stage, page)
  }

  @Test(arguments: [
    "\t", "\u{1B}[Z", "9", "4", "0", "G", "g", "m", "i", "v", "r", "e", "x", "f", "/", ":", "'",
    "?", " ", "\u{7F}", "\u{6}", "\u{4}", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[<0;20;1M",
    "\u{1B}[<65;5;5M", "\u{1B}[<0;5;5M",
  ])
  func `Other keys and the mouse have no effect`(keys: String) async {
    let stage = HostStage(columns: 60)
    var scene = Self.scene
    scene.fields = [Self.prompt]
    await stage.openTabs(9, scene)
    var marks = 0
    stage.host.onMark = { marks += 1 }
    stage.host.recent = { [] }
    let before = stage.screen.cells
    stage.press(keys)
    await stage.host.screens.settled()
    #expect(stage.actions == [] && marks == 0)
    #expect(stage.window.rootKey == "0")
    #expect(stage.screen.cells == before)
  }

  @Test(arguments: [
    ("\r", nil), ("j\r", "by-title"), ("l\r", "by-title"), ("\u{1B}[B\r", "by-title"),
    ("\u{1B}[C\r", "by-title"), ("k\r", "list"), ("h\r", "list"), ("\u{1B}[A\r", "list"),
    ("\u{1B}[D\r", "list"), ("jj\r", "list"), ("jk\r", nil), ("3", "by-title"), ("2", "year"),
  ])
  func `Keys move the choice, and Enter or a digit answers`(keys: String, choice: String?) async {
    let (stage, page) = await open()
    stage.press(keys)
    let answer = choice.map { UserAction.type(field: "order", text: $0) } ?? .submit()
    #expect(stage.actions == [.moveFocus(1), .activate("sort"), answer])
    #expect(page.scene.fields == [])
    #expect(page.scene.focus == 1)
  }

  @Test(arguments: ["q", "s", "\u{1B}[27u", "jq"])
  func `The prompt closes without effect`(keys: String) async {
    let (stage, page) = await open()
    stage.press(keys)
    #expect(stage.actions == [.moveFocus(1), .activate("sort"), .back])
    #expect(page.scene.fields == [])
    #expect(stage.quits == 0)
    stage.press("s\r")
    #expect(stage.actions.last == .submit(), "the choice that was moved to is forgotten")
  }

  @Test func `The choice is marked, and the cursor is on it`() async {
    let (stage, _) = await open()
    stage.host.isAccessible = true
    for (key, choice) in [("", "year"), ("j", "title"), ("j", "list")] {
      stage.press(key)
      stage.host.redraw()
      let line = stage.text.last ?? ""
      let column = line.firstRange(of: choice).map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
      #expect(stage.screen.cursor.column == column)
      #expect(stage.screen.cells.last?[column ?? 0].rendition.isReversed == true)
    }
  }

  @Test func `Ctrl-C ends the program, and resizing keeps the prompt`() async {
    let (stage, _) = await open()
    stage.resize(columns: 50, rows: 8)
    #expect(stage.text.last == "Sort by:  1 list  2 year  3 title")
    stage.press("\u{3}")
    #expect(stage.quits == 1)
  }

  @Test func `On a narrow screen, the first choices make room for the selected one`() async {
    let (stage, _) = await open()
    stage.resize(columns: 20, rows: 8)
    for (keys, line) in [
      ("", "Sort by:  2 year"), ("j", "Sort by:  3 title"), ("j", "Sort by:  1 list"),
    ] {
      stage.press(keys)
      #expect(stage.text.last?.hasPrefix(line) == true)
    }
  }
}
