import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal

/// A prompt in the last line, which has the focus until it is submitted or canceled.
@MainActor
@Suite struct HostPromptTests {
  private func stage(_ validationError: String? = nil) async -> (HostStage, SceneScreen) {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(3))
    page.onAction = { action in
      page.change { scene in
        switch action {
        case .activate, .type:
          var text = ""
          if case .type(_, let typed) = action { text = typed }
          scene.fields = [
            Scene.Field(
              name: "rating", label: "Rate", text: text, validationError: validationError,
              placeholder: "0.5 to 10", isPrompt: true)
          ]
        case .submit, .back: if validationError == nil || action == .back { scene.fields = [] }
        default: break
        }
      }
    }
    page.change {
      $0.buttons = [Scene.Button(id: "rate", label: "Rate", key: "x", style: .command)]
    }
    stage.press("jx")
    return (stage, page)
  }

  @Test func `A prompt takes the keys, shows its hint, and is submitted`() async {
    let (stage, _) = await stage()
    #expect(stage.text.last?.hasPrefix("Rate: (0.5 to 10) ") == true)
    #expect(stage.text.contains { $0.hasPrefix("> ") }, "the row is still marked")
    #expect(stage.screen.cursor.row == 9)
    stage.press("7\t\u{1B}[B")
    #expect(stage.text.last?.hasPrefix("Rate: 7 ") == true)
    stage.press("\r")
    #expect(stage.actions.suffix(2) == [.type(field: "rating", text: "7"), .submit()])
    #expect(stage.text.last?.hasPrefix("Rate") == false)
    stage.press("j")
    #expect(stage.actions.last == .moveFocus(1), "letters are commands again")
  }

  @Test func `A secret is dots in the last line, even if the prompt is redrawn`() async {
    let (stage, page) = await stage()
    page.onAction = { action in
      guard case .type(_, let text) = action else { return }
      page.change {
        $0.fields = [
          Scene.Field(
            name: "rating", label: "Code", text: String(repeating: "•", count: text.count),
            isPrompt: true, isSecret: true)
        ]
      }
    }
    stage.press("s3cr3t")
    #expect(stage.text.last?.hasPrefix("Code: •••••• ") == true)
    let written = stage.frames.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(!written.contains("3cr3t"))
  }

  @Test func `A choice on a page is in the last line only`() async {
    let stage = HostStage(columns: 60, rows: 12)
    var scene = Scene.list(3)
    scene.lines = [Scene.Line("Text")]
    scene.fields = [
      Scene.Field(
        name: "order", label: "Sort by", text: "year", choices: ["year", "title"], isPrompt: true)
    ]
    await stage.open(scene)
    #expect(stage.text.filter { $0.contains("Sort by") } == ["Sort by:  1 year  2 title"])
  }

  @Test func `Esc closes the prompt and not the screen`() async {
    let (stage, page) = await stage()
    stage.press("7")
    stage.press("\u{1B}[27u")
    #expect(stage.actions.last == .back)
    #expect(page.scene.fields.isEmpty)
    #expect(stage.text.last?.contains("Enter open") == true)
  }

  @Test func `A message appears with Enter and disappears with the next letter`() async {
    let (stage, _) = await stage("At most 10.")
    stage.press("11")
    #expect(stage.text.last?.contains("At most") == false)
    stage.press("\r")
    #expect(stage.text.last?.hasPrefix("Rate: 11  ! At most 10.") == true)
    stage.press("5")
    #expect(stage.text.last?.hasPrefix("Rate: 5 ") == true, "what was refused is selected")
    #expect(stage.text.last?.contains("At most") == false)
  }

  @Test func `A URL that an action loads opens when it arrives`() async {
    let stage = HostStage(columns: 60)
    var opened: [String] = []
    stage.host.onOpen = { opened.append($0) }
    let page = await stage.open(.list(3))
    page.change {
      $0.buttons = [Scene.Button(id: "t", label: "Trailer", key: "t", style: .command)]
    }
    page.onAction = { _ in
      page.change {
        $0.buttons = [
          Scene.Button(
            id: "t", label: "Trailer", key: "t", style: .command, effect: .open("https://t.example")
          )
        ]
      }
    }
    stage.press("t")
    await stage.host.screens.settled()
    #expect(opened == ["https://t.example"])
    stage.press("t")
    await stage.host.screens.settled()
    #expect(opened == ["https://t.example", "https://t.example"])
  }
}
