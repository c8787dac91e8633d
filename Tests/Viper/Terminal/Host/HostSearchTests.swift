import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal

/// Submitting a search without a new text.
@MainActor
@Suite struct HostSearchTests {
  private func stage(label: String?) async -> HostStage {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { $0.searchLabel = label }
    stage.press("jjjj")
    return stage
  }

  @Test(arguments: [nil, "Filter"], ["/\r", "/n\u{15}\r", "/  \r"])
  func `Submitting an empty search keeps the focus and opens nothing`(
    label: String?, keys: String
  ) async {
    let stage = await stage(label: label)
    let before = stage.text
    stage.press(keys)
    await stage.host.screens.settled()
    #expect(stage.text == before)
    let others = stage.actions.filter { if case .search = $0 { false } else { true } }
    #expect(others == Array(repeating: .moveFocus(1), count: 4))
    #expect(stage.actions.last.map { $0 == .moveFocus(1) || $0 == .search("") } == true)
  }

  @Test(arguments: [nil, "Filter"])
  func `Submitting an unchanged search does nothing, and a changed one is submitted`(
    label: String?
  ) async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { ($0.search, $0.searchLabel) = ("note", label) }
    stage.press("jj/\r")
    #expect(stage.actions == [.moveFocus(1), .moveFocus(1)])
    stage.press("/\u{1B}[Fs\r")
    await stage.host.screens.settled()
    #expect(
      stage.actions.suffix(2) == [.search("notes"), label == nil ? .selectRow(0) : .focus(0)])
  }

  @Test func `Keys after a submitted search are for the page that it opens`() async {
    let stage = HostStage(columns: 60)
    let gate = Gate()
    let page = await stage.open(.list(12))
    page.onAction = { [window = stage.window] in
      if case .search = $0 { await gate.pass() }
      guard $0 == .selectRow(0) else { return }
      var scene = Scene.list(2)
      scene.buttons = [Scene.Button(id: "log", label: "Log", key: "L", style: .command)]
      await window.push(SceneScreen(scene).module())
    }
    stage.press("/x\r")
    stage.press("jL")
    #expect(stage.actions == [.search("x")])
    await gate.open()
    await stage.arrives(.activate("log"))
    #expect(stage.actions == [.search("x"), .selectRow(0), .moveFocus(1), .activate("log")])
  }

  @Test(arguments: [("x", "x"), ("\u{1B}[Cx", "notex"), ("\u{7F}", "")])
  func `Typing replaces the text of a reopened search, and an arrow keeps it`(
    keys: String, text: String
  ) async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { $0.search = "note" }
    stage.press("/" + keys)
    #expect(stage.actions == [.search(text)])
  }

  @Test func `A paste without an end ends after two seconds without input`() async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { $0.search = "" }
    stage.press("/\u{1B}[200~kid")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(500))
    stage.press("j")
    for pause in [500, 1_499, 1] {
      #expect(stage.actions == [])
      await stage.clock.sleepers(1)
      stage.clock.advance(by: .milliseconds(pause))
    }
    await stage.arrives(.search("kidj"))
    stage.press("\u{1B}[27u")
    #expect(stage.actions.last == .search(""))
  }

  @Test func `A new search marks the row that Enter opens`() async {
    let stage = HostStage(columns: 60)
    await stage.open(.list(12))
    stage.press("jj/")
    #expect(stage.host.screens.top.shown(.list(12)).focus == Scene.list(12).focus)
    stage.press("x")
    var scene = Scene.list(12)
    scene.focus = 2
    #expect(stage.host.screens.top.shown(scene).focus == 0)
  }

  @Test func `Esc leaves a search that was restored, and a tab's own key does too`() async {
    let stage = HostStage(columns: 60)
    await stage.openTabs(2)
    let page = await stage.open(.list(12))
    page.change { $0.offers.insert(.clearSearch) }
    stage.host.redraw()
    #expect(stage.text.last?.contains("Esc") == true)
    stage.press("j\u{1B}[27u")
    await stage.host.screens.settled()
    #expect(stage.actions == [.moveFocus(1), .search("")])
    page.change { $0.offers.remove(.clearSearch) }
    stage.press("\u{1B}[27u")
    #expect(stage.actions.count == 2)
  }
}
