import Testing
import Viper

@testable import ViperTerminal

/// A list requests more rows while the screen has room for them.
@MainActor
@Suite struct RowPrefetchTests {
  @Test func `Pages are requested until the screen is full`() async {
    let stage = HostStage(rows: 20)
    stage.host.fillsScreen = true
    let page = await stage.open(.list(5))
    page.onAction = { action in
      guard action == .more else { return }
      var next = Scene.list(page.scene.rows.count + 5)
      next.offers = [.more]
      page.show(next)
    }
    page.change { $0.offers = [.more] }
    for _ in 0..<5 { stage.press("j") }
    await stage.host.screens.settled()
    #expect(page.scene.rows.count == 20)
    #expect(stage.actions.filter { $0 == .more }.count == 3)
  }

  @Test(arguments: [nil, Scene.Narrowing(loaded: 20, total: 80)])
  func `A narrowed list loads more only if the user asks`(narrowing: Scene.Narrowing?) async {
    let stage = HostStage(rows: 20)
    var scene = Scene.list(5)
    (scene.offers, scene.narrowing) = ([.more], narrowing)
    await stage.open(scene)
    #expect(stage.actions == (narrowing == nil ? [.more] : []))
    stage.press("m")
    #expect(stage.actions.last == .more)
  }

  @Test(arguments: [
    (60, 5, "1 of 5 · 20 of 80 loaded"), (31, 5, "1 of 5 · 20 of 80 loaded"),
    (30, 5, "1 of 5"), (60, 0, "20 of 80 loaded"),
  ])
  func `The title line shows how many rows a text has narrowed`(
    columns: Int, rows: Int, text: String
  ) async {
    let stage = HostStage(columns: columns)
    var scene = Scene.list(rows)
    scene.narrowing = .init(loaded: 20, total: 80)
    await stage.open(scene)
    #expect(stage.text[0].hasPrefix("Notes "))
    #expect(stage.text[0].dropFirst(5).drop { $0 == " " } == text)
    scene.narrowing = .init(loaded: 80, total: 80)
    await stage.open(scene)
    #expect(!stage.text[0].contains("loaded"))
  }

  @Test(arguments: ["failure", "loading", "the end", "no new rows"])
  func `Nothing is requested twice or while the list has a failure`(_ problem: String) async {
    let stage = HostStage(rows: 20)
    stage.host.fillsScreen = true
    var scene = Scene.list(5)
    scene.offers = problem == "the end" ? [] : [.more]
    if problem == "failure" { scene.failure = Failure(code: "x", message: "No.", advice: "") }
    if problem == "loading" { scene.loading = "Loading…" }
    await stage.open(scene)
    for _ in 0..<5 { stage.press("j") }
    #expect(stage.actions.filter { $0 == .more }.count == (problem == "no new rows" ? 1 : 0))
  }
}
