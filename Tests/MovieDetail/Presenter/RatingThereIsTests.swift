import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: the rating there is")
@MainActor
struct RatingThereIsTests {
  let stage = Stage()
  let gate = Gate()

  private func type(_ text: String) async {
    await stage.window.send(.type(field: "rating", text: text))
  }

  @Test("What is no rating does not remove the one there is")
  func keepsRating() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8)))
    await type("abc")
    await stage.window.send(.submit)
    stage.recorder.expect(shown("known", "rated 8", "typed abc", "complaint"))
  }

  @Test("The rating that is so already is not sent", arguments: ["08.5", "8,5", " 8.5"])
  func same(text: String) async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    await type(text)
    await stage.window.send(.submit)
    stage.recorder.expect(shown("known", "rated 8.5", "typed \(text)"))
  }

  @Test("A field that was emptied removes the rating there is, and once")
  func remove() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(nil), behind: gate)
    await type("")
    let press = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    await gate.open()
    await press.value
    await stage.window.send(.submit)
    stage.recorder.expect(
      shown("known", "rated 8.5"), shown("known", "not rated…"),
      "interactor.apply(rating(nil), 278)", shown("known"), shown("known", "complaint"))
  }

  @Test("A blank field removes it as well")
  func removeByBlanks() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(nil))
    await type("  ")
    await stage.window.send(.submit)
    stage.recorder.expect(
      shown("known", "rated 8.5", "typed   "), shown("known", "not rated…", "typed   "),
      "interactor.apply(rating(nil), 278)", shown("known", "typed   "))
  }
}
