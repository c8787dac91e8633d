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
