import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct SelectionTests {
  let stage = Stage()

  /// Opens a list of three movies, unrecorded.
  private func open() async {
    stage.answer(with: [movie(234), movie(5), movie(77)])
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test(arguments: zip([1, 2], [5, 77]))
  func `Choosing a row focuses and opens its movie`(row: Int, id: Int) async {
    await open()
    await stage.window.send(.selectRow(row))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus: \(row)))", "router.showMovie(id: \(id))")
  }

  @Test func `Choosing the focused row opens its movie without an update`() async {
    await open()
    await stage.window.send(.selectRow(0))
    stage.recorder.expect("router.showMovie(id: 234)")
  }

  @Test func `The focused movie is logged, and the list shows the notice`() async {
    stage.library = LibraryDouble()
    await open()
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("log"))
    await stage.window.goOnAndBack(notice: "Logged.")
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus: 1))", "router.log(\(movie(5).title))",
      "view.update(.loaded(3 rows, focus: 1, Logged.))")
    await stage.close()
  }

  @Test func `An ID opens its movie`() async {
    await open()
    await stage.window.send(.selectID("77"))
    stage.recorder.expect("view.update(.loaded(3 rows, focus: 2))", "router.showMovie(id: 77)")
  }

  @Test(
    arguments: [
      .selectRow(-1), .selectRow(3), .selectRow(.max), .selectRow(.min), .selectID("1"),
      .selectID(""), .selectID("077"), .selectID("Movie 77"),
    ] as [UserAction])
  func `Unknown rows and IDs are ignored`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }

  @Test(arguments: [.selectRow(0), .selectID("1")] as [UserAction])
  func `An empty list opens nothing`(action: UserAction) async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(offline))")
  }

  @Test func `Back closes the list`() async {
    await open()
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
  }

  @Test(
    arguments: [
      .submit(), .type(field: "username", text: "neo"), .activate("log-in"),
    ] as [UserAction])
  func `Actions that don't apply to a list are ignored`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }
}
