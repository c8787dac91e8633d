import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: a refresh that is given up while the marks are asked for")
@MainActor
struct RefreshGivenUpTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A second refresh that is given up while the first asks for the marks keeps known marks")
  func twoRefreshes() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true))
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    let first = stage.window.begin(.refresh)
    await gate.arrivals()
    stage.recorder.forget()
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "refreshing"), "interactor.movie(278)",
      shown("known", "favorite", "updated"))
    await gate.open()
    await first.value
    stage.recorder.forget()
  }

  @Test("What was typed while the marks were asked for is there when that is given up")
  func typedMeanwhile() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(with: .full)
    stage.answerStates(with: .cancelled, behind: gate)
    let refresh = stage.window.begin(.refresh)
    await gate.arrivals()
    await stage.window.send(.type(field: "rating", text: "7"))
    #expect(stage.window.scene?.fields.first { $0.name == "rating" }?.text == "7")
    await gate.open()
    await refresh.value
    #expect(stage.window.scene?.fields.first { $0.name == "rating" }?.text == "7")
    stage.recorder.forget()
  }
}
