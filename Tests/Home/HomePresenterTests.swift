import MovieEntities
import MovieHome
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct HomePresenterTests {
  private let stage = HomeStage()

  @Test func `What needs no request is shown first`() async {
    stage.answer(with: .first)
    await stage.open()
    stage.recorder.expect(
      "view.update(.shown([], focus 0, loading))",
      "view.update(.shown([Fourth], focus 0, loading))",
      "interactor.tonight(skippingCurrent: false)",
      "view.update(.shown([First, Third, Fourth], focus 0))")
    await stage.close()
  }

  @Test func `Another pick takes the place of the first one, and gets the focus`() async {
    stage.answer(with: .first)
    stage.answer(another: true, with: .second)
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(2))
    await stage.window.send(.activate("another"))
    stage.recorder.expect(
      "view.update(.shown([First, Third, Fourth], focus 2))",
      "view.update(.shown([First, Third, Fourth], focus 0))",
      "view.update(.shown([First, Third, Fourth], focus 0, loading))",
      "interactor.tonight(skippingCurrent: true)", "view.update(.shown([Second, Fourth], focus 0))")
    await stage.close()
  }

  @Test func `A failure keeps what is known, and can be retried`() async {
    stage.answer(with: .offline)
    stage.answer(with: .second)
    await stage.open(recorded: false)
    #expect(stage.window.scene?.rows.map(\.id) == ["4"])
    #expect(stage.window.scene?.failure?.code == "offline")
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.shown([Fourth], focus 0, loading))",
      "interactor.tonight(skippingCurrent: false)",
      "view.update(.shown([Second, Fourth], focus 0))")
    await stage.close()
  }

  @Test func `The screen is loaded again when it is back on top, and the focus follows its movie`()
    async
  {
    stage.answer(with: .first)
    stage.answer(with: .second)
    await stage.open(recorded: false)
    await stage.window.send(.focus(2))
    await stage.window.push(.stub("movie"))
    stage.window.pop()
    await stage.window.settled()
    stage.recorder.expect(
      "view.update(.shown([First, Third, Fourth], focus 2))",
      "interactor.tonight(skippingCurrent: false)",
      "view.update(.shown([Second, Fourth], focus 1))")
    await stage.close()
  }

  @Test func `Choosing a movie focuses and opens it, by row or ID`() async {
    stage.answer(with: .first)
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.selectRow(1))
    await stage.window.send(.selectID("4"))
    stage.recorder.expect("router.showMovie(Third)", "router.showMovie(Fourth)")
    #expect(stage.window.scene?.focus == 2)
    await stage.close()
  }

  @Test func `The focused movie can be logged, and the notice stays until the next action`() async {
    stage.answer(with: .first)
    let service = AccountDouble(isLoggedIn: false)
    let account = AccountGateway(service: service, sessions: service)
    await stage.open(
      book: MarkBook(account, library: LibraryDouble()), spied: false, recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("log"))
    stage.recorder.expect("router.log(Third)")
    stage.answer(with: .first)
    await stage.window.goOnAndBack(notice: "Logged.")
    stage.recorder.expect("interactor.tonight(skippingCurrent: false)")
    #expect(stage.window.scene?.notice == "Logged.")
    await stage.window.send(.moveFocus(-1))
    #expect(stage.window.scene?.notice == nil)
    await stage.close()
  }

  @Test func `A refresh says that the screen is current`() async {
    stage.answer(with: .first)
    stage.answer(with: .first)
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect("interactor.tonight(skippingCurrent: false, reload)")
    #expect(stage.window.scene?.notice == "Updated")
    await stage.close()
  }

  @Test func `Back closes the rating prompt first, and then the screen`() async {
    stage.answer(with: .first)
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.activate("rate"))
    #expect(stage.window.scene?.fields.map(\.label) == ["Rate First"])
    await stage.window.send(.back)
    #expect(stage.window.scene?.fields == [])
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
