import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: a rating that needs a log-in")
@MainActor
struct LoginRatingTests {
  let stage = Stage()

  private func type(_ text: String) async {
    await stage.window.send(.type(field: "rating", text: text))
  }

  @Test("A kept rating is applied, and the field keeps what was typed")
  func kept() async {
    await stage.openLoggedOut()
    stage.answer(.rating(OwnRating(8.5)), with: .notLoggedIn)
    await type("8,5")
    await stage.window.send(.submit)
    stage.recorder.expect(
      shown("typed 8,5"), shown("rated 8.5…", "typed 8,5"), "interactor.apply(rating(8.5), 278)",
      shown("typed 8,5"), "router.logIn")
    stage.answerStates(with: AccountStates(rating: OwnRating(2)))
    stage.answer(.rating(OwnRating(8.5)))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked", "typed 8,5"), "interactor.states(278)",
      shown("known", "rated 2", "typed 8,5"), shown("known", "rated 8.5…", "typed 8,5"),
      "interactor.apply(rating(8.5), 278)", shown("known", "rated 8.5", "typed 8,5"))
  }

  @Test("A rating that is kept to be taken back leaves the field empty")
  func removal() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(nil), with: .notLoggedIn)
    stage.answer(.rating(nil))
    await type("")
    await stage.window.send(.submit)
    stage.answerStates(with: AccountStates(rating: OwnRating(8.5)))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("known", "rated 8.5"), shown("known", "not rated…"),
      "interactor.apply(rating(nil), 278)", shown("known", "rated 8.5"), "router.logIn",
      shown("asked", "known", "rated 8.5"), "interactor.states(278)", shown("known", "rated 8.5"),
      shown("known", "not rated…"), "interactor.apply(rating(nil), 278)", shown("known"))
  }

  @Test("An empty field is filled after the log-in, and no longer complained of")
  func filled() async {
    await stage.openLoggedOut()
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.window.send(.submit)
    await stage.window.send(.activate("favorite"))
    stage.answerStates(with: AccountStates(isFavorite: true, rating: OwnRating(8.5)))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("complaint"), shown("favorite…", "complaint"), "interactor.apply(favorite(true), 278)",
      shown("complaint"), "router.logIn", shown("asked", "complaint"), "interactor.states(278)",
      shown("known", "favorite", "rated 8.5", "typed 8.5"))
  }
}
