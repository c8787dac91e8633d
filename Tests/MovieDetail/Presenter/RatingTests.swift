import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: rating")
@MainActor
struct RatingTests {
  let stage = Stage()
  let gate = Gate()

  private func type(_ text: String) async {
    await stage.window.send(.type(field: "rating", text: text))
  }

  @Test(
    "What a rating is written like is sent, by the button and with the form",
    arguments: [
      ("8.5", "8.5"), ("8,5", "8.5"), (" 8.5 ", "8.5"), ("\t7\n", "7"), ("\u{A0}7", "7"),
      ("0.5", "0.5"),
      ("10", "10"), ("10.0", "10"), ("10,0", "10"), ("8.0", "8"), ("08", "8"), ("1", "1"),
    ], [.activate("rate"), .submit] as [UserAction])
  func sent(text: (typed: String, sent: String), action: UserAction) async {
    await stage.openLoggedIn()
    stage.answer(.rating(OwnRating(text.sent)))
    await type(text.typed)
    await stage.window.send(action)
    stage.recorder.expect(
      shown("known", "typed \(text.typed)"),
      shown("known", "rated \(text.sent)…", "typed \(text.typed)"),
      "interactor.apply(rating(\(text.sent)), 278)",
      shown("known", "rated \(text.sent)", "typed \(text.typed)"))
  }

  @Test(
    "What is no rating is complained of, and nothing is sent",
    arguments: [
      "0", "0.4", "0,0", "8.3", "8.55", "10.5", "11", "100", "-1", "+1", "abc", "1e1", "٨", "８",
      ".5", "8.", "8.5.0", "8/10", "nan", "½", "1 0", "8. 5", "1\t0",
    ])
  func complaint(text: String) async {
    await stage.openLoggedIn()
    await type(text)
    await stage.window.send(.activate("rate"))
    stage.recorder.expect(shown("known", "typed \(text)", "complaint"))
  }

  @Test("An empty field without a rating is complained of once")
  func empty() async {
    await stage.openLoggedIn()
    await stage.window.send(.submit)
    await stage.window.send(.submit)
    stage.recorder.expect(shown("known", "complaint"))
  }

  @Test("The button asks for a rating where the field has no new one; back leaves the question")
  func question() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    await stage.window.send(.activate("rate"))
    #expect(stage.window.scene?.fields.map(\.isAsked) == [true])
    await type("9")
    await stage.window.send(.back)
    stage.recorder.expect(
      shown("question", "known", "rated 8.5", "typed 8.5"),
      shown("question", "known", "rated 8.5", "typed 9"),
      shown("known", "rated 8.5", "typed 8.5"))
    #expect(stage.window.depth == 1)
  }

  @Test("The last rating is taken back, and the field has the one before")
  func undo() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(OwnRating(9)))
    stage.answer(.rating(OwnRating(8.5)))
    await type("9")
    await stage.window.send(.submit)
    #expect(stage.window.scene?.notice == "Rated The Shawshank Redemption 9.0 · u undoes")
    stage.recorder.forget()
    await stage.window.send(.activate("undo"))
    stage.recorder.expect(
      shown("known", "rated 8.5…", "typed 8.5"), "interactor.apply(rating(8.5), 278)",
      shown("known", "rated 8.5", "typed 8.5"))
    #expect(stage.window.scene?.notice == "Rated The Shawshank Redemption 8.5")
    #expect(stage.window.scene?.buttons.contains { $0.id == "undo" } == false)
  }

  @Test("A refused undo stays, and can be tried again")
  func refusedUndo() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(nil))
    stage.answer(.rating(OwnRating(8.5)), with: .offline)
    await type("")
    await stage.window.send(.submit)
    stage.recorder.forget()
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.failure != nil)
    #expect(stage.window.scene?.buttons.contains { $0.id == "undo" && $0.isEnabled } == true)
    stage.recorder.forget()
  }

  @Test("Typing takes the complaint away")
  func typing() async {
    await stage.openLoggedIn()
    await type("11")
    await stage.window.send(.submit)
    await type("1")
    stage.recorder.expect(shown("known", "typed 11", "complaint"), shown("known", "typed 1"))
  }

  @Test("Sent again while it is under way, or once it is so, a rating is sent once")
  func twice() async {
    await stage.openLoggedIn()
    stage.answer(.rating(OwnRating(9)), behind: gate)
    await type("9")
    let press = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    await stage.window.send(.activate("rate"))
    await gate.open()
    await press.value
    await stage.window.send(.submit)
    stage.recorder.expect(
      shown("known", "typed 9"), shown("known", "rated 9…", "typed 9"),
      "interactor.apply(rating(9), 278)", shown("known", "rated 9", "typed 9"))
  }

  @Test("While one is under way another is not sent", arguments: ["7", "8.5"])
  func underWay(text: String) async {
    await stage.openLoggedIn()
    stage.answer(.rating(OwnRating(9)), behind: gate)
    await type("9")
    let press = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    await type(text)
    await stage.window.send(.submit)
    await gate.open()
    await press.value
    stage.recorder.expect(
      shown("known", "typed 9"), shown("known", "rated 9…", "typed 9"),
      "interactor.apply(rating(9), 278)", shown("known", "rated 9…", "typed \(text)"),
      shown("known", "rated 9", "typed \(text)"))
  }
}
