import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

/// Mistakes in scenes and custom keys, which a host reports to the developer.
@MainActor
struct HostDiagnosticTests {
  private func messages(
    about scene: Scene, keys: [Character: Character] = [:],
    then change: (SceneScreen) -> Void = { _ in }
  ) async -> [String] {
    let stage = HostStage(columns: 60)
    return await diagnostics {
      stage.host.customKeys = keys
      let page = await stage.open(scene)
      stage.host.redraw()
      stage.host.redraw()
      change(page)
      stage.host.redraw()
    }.map(\.message)
  }

  @Test func `Two rows of a table with the same ID are reported once`() async {
    var scene = Scene.list(3)
    scene.sections.append(Scene.list(3).sections[0])
    scene.sections[1].rows.append(scene.sections[1].rows[2])
    #expect(await messages(about: scene) == ["Two rows have the ID '3' on 'list'."])
  }

  @Test func `Two buttons with the same ID are reported`() async {
    var scene = Scene.list(1)
    scene.buttons = ["sort", "narrow", "sort"].map { Scene.Button(id: $0, label: $0) }
    #expect(await messages(about: scene) == ["Two buttons have the ID 'sort' on 'list'."])
  }

  @Test func `A row with too few cells is reported, unless it has a card`() async {
    var scene = Scene.list(1)
    scene.sections[0].rows += [
      Scene.Row(id: "card", cells: [], card: Scene.Card(heading: "Card")),
      Scene.Row(id: "short", cells: ["2"]),
    ]
    #expect(await messages(about: scene) == ["Row 'short' has 1 of 2 cells on 'list'."])
  }

  @Test func `Rows that arrive later are checked, too`() async {
    let found = await messages(about: .list(2)) { page in
      page.change { $0.sections[0].rows.append($0.sections[0].rows[0]) }
    }
    #expect(found == ["Two rows have the ID '1' on 'list'."])
  }

  @Test(
    arguments: [
      (["q": "j"], ["Custom key 'j' for 'q' is already in use. Choose another key."]),
      (["q": "n"], ["Custom key 'n' for 'q' is already in use. Choose another key."]),
      (
        ["q": "x", "r": "x"],
        [
          "Custom key 'x' for 'q' is already in use. Choose another key.",
          "Custom key 'x' for 'r' is already in use. Choose another key.",
        ]
      ),
      (["q": "j", "j": "q"], []), (["q": "x"], []), (["q": "q"], []),
    ] as [([Character: Character], [String])])
  func `A custom key that is the key of something else is reported`(
    keys: [Character: Character], expected: [String]
  ) async {
    var scene = Scene.list(1)
    scene.buttons = [Scene.Button(id: "note", label: "Note", key: "n", style: .command)]
    #expect(await messages(about: scene, keys: keys) == expected)
  }
}
