import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: where a page leads")
@MainActor
struct SelectionTests {
  let stage = Stage()

  /// Opens a movie that 497 and 13 are like; its events are done with.
  private func open() async {
    stage.answer(with: .full)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test(
    "The first similar movie has the focus already, and opens",
    arguments: [.selectRow(0), .selectID("497")] as [UserAction])
  func first(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect("router.showMovie(id: 497)")
  }

  @Test(
    "Another one is given the focus, and opens",
    arguments: [.selectRow(1), .selectID("13")] as [UserAction])
  func another(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect(shown("focus 1"), "router.showMovie(id: 13)")
  }

  @Test(
    "Places and ids that do not exist are passed over",
    arguments: [
      .selectRow(-1), .selectRow(2), .selectRow(.max), .selectRow(.min), .selectID("278"),
      .selectID(""), .selectID("013"),
    ] as [UserAction])
  func nowhere(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }

  @Test(
    "There is nothing to open before the movie is there",
    arguments: [.selectRow(0), .selectID("497")] as [UserAction])
  func nothingLoaded(action: UserAction) async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))")
  }

  @Test("Back closes the page")
  func back() async {
    await open()
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
  }

  @Test("Back closes the page while its movie is under way")
  func backWhileLoading() async {
    let gate = Gate()
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.send(.back)
    stage.recorder.expect("view.update(.loading)", "interactor.movie(278)", "router.close()")
    stage.window.close()
    await gate.open()
    await opening.value
    stage.recorder.expect("cancelled: interactor.movie(278)")
  }

  @Test(
    "What makes no sense on a movie's page is passed over",
    arguments: [
      .type(field: "username", text: "neo"), .activate("Log in"), .activate(""), .more,
      .search("dune"),
    ] as [UserAction])
  func senseless(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }
}
