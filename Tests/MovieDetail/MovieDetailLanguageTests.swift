import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@MainActor
struct MovieDetailLanguageTests {
  let stage = Stage(localizer: .german)

  @Test func `Wrapped lines are indented by the width of their label`() async {
    stage.answer(with: .full)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    let labeled = stage.window.scene?.lines.filter { $0.text.text.hasPrefix("Buch") }
    #expect(labeled?.map(\.hangingIndent) == [6])
  }

  @Test func `The field has the rating in the language's format and submits it unchanged`() async {
    await stage.openLoggedIn(Marks(rating: OwnRating(8.5)))
    await stage.recorder.unrecorded { await stage.window.send(.activate("rate")) }
    #expect(stage.window.scene?.fields.map(\.text) == ["8,5"])
    await stage.window.send(.submit())
    stage.recorder.expect("view.update(.loaded(278, 2 similar; known, rated 8.5))")
  }
}
