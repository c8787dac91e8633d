import ListOfMovies
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct ListMarksTests {
  private let stage = Stage()

  private func open() async {
    await stage.openPopular(movies(1...3))
  }

  /// Expects the account's requests since the last time.
  private func expect(_ calls: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stage.account.takeCalls() == calls, sourceLocation: sourceLocation)
  }

  private var notice: String? { stage.window.scene?.notice }

  private func button(_ id: String) -> Scene.Button? {
    stage.window.scene?.buttons.first { $0.id == id }
  }

  @Test func `Marks of the focused movie change, and are undone even from another list`() async {
    await open()
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("favorite"))
    #expect(button("favorite")?.isChecked == true)
    await stage.window.send(.moveFocus(-1))
    #expect(notice == nil)
    stage.answer(.alien, with: movies(30...31))
    await stage.window.send(.search("alien"))
    await stage.window.send(.activate("undo"))
    expect("marks(2)", "favorite(true) of 2", "favorite(false) of 2")
    #expect(notice == "Undone: favorite Movie 2")
    #expect(button("undo")?.isEnabled == false)
    #expect(button("undo")?.disabledReason == "Nothing to undo")
  }

  @Test func `A mark made in the results of a search stays when the search ends`() async {
    await open()
    stage.answer(.alien, with: movies(2...3))
    await stage.window.send(.search("alien"))
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.search(""))
    #expect(button("favorite")?.isChecked == false)
    await stage.window.send(.moveFocus(1))
    #expect(button("favorite")?.isChecked == true)
  }

  @Test func `The prompt for a rating replaces the one for a text`() async {
    await open()
    await stage.window.send(.activate("narrow"))
    await stage.window.send(.type(field: "words", text: "3"))
    await stage.window.send(.activate("rate"))
    #expect(stage.window.scene?.fields.map(\.label) == ["Rate Movie 3"])
    await stage.window.send(.type(field: "rating", text: "8"))
    await stage.window.send(.submit())
    expect("marks(3)", "rating(8) of 3")
    await stage.window.send(.activate("rate"))
    await stage.window.send(.back)
    #expect(stage.window.scene?.fields.isEmpty == true)
    #expect(stage.shownIDs == ["3"])
  }

  @Test func `A trailer is requested once, and then its button has the URL`() async {
    stage.trailers = [1: "https://t.example/1"]
    stage.answer(with: movies(1...3))
    await stage.open(spied: false, recorded: false)
    #expect(button("trailer")?.effect == nil)
    await stage.window.send(.activate("trailer"))
    #expect(button("trailer")?.effect == .open("https://t.example/1"))
    await stage.window.send(.activate("trailer"))
    await stage.window.send(.moveFocus(1))
    #expect(button("trailer")?.effect == nil)
    await stage.window.send(.activate("trailer"))
    #expect(notice == "No trailer for Movie 2")
    stage.recorder.expect("interactor.trailer(1)", "interactor.trailer(2)")
  }

  @Test func `The preview has the facts of movies whose pages have been loaded`() async {
    stage.known.add(DetailedMovieEntity(id: 1, title: "Movie 1", runtime: 61))
    await open()
    var facts: [String]? { stage.window.scene?.preview?.facts.map(\.text.text) }
    #expect(facts == ["1999 · 1 h 1 min", "8.2 from 1,234 votes"])
    await stage.window.send(.moveFocus(1))
    #expect(facts == ["1999", "8.2 from 1,234 votes"])
    stage.known.add(
      DetailedMovieEntity(
        id: 2, title: "Movie 2", runtime: 45, genres: ["Drama", "War"],
        cast: [
          CastMember(id: 2, name: "Bo", character: "A Cook"), CastMember(id: 3, name: "Carla"),
        ],
        crew: [CrewMember(id: 1, name: "A", job: "Director", department: "Directing")]))
    #expect(facts == ["1999 · 45 min", "Drama, War", "8.2 from 1,234 votes", "A"])
    let lines = stage.window.scene?.preview?.lines.map(\.text.text)
    #expect(lines == ["About 2.", "", "Bo     A Cook", "Carla"])
    #expect(stage.window.scene?.focus == 1)
  }

  @Test func `The facts that a preview lacks are requested until the focus moves`() async {
    let gate = Gate()
    stage.factsGate = gate
    await open()
    var lacksFacts: Bool? { stage.window.scene?.offers.contains(.loadPreview) }
    #expect(lacksFacts == true)
    let loading = stage.window.begin(.loadPreview)
    await gate.arrivals()
    await stage.window.send(.moveFocus(1))
    await loading.value
    stage.recorder.expect(
      "interactor.loadFacts(1)", "view.update(.loaded(3 rows, focus: 1))", "canceled")
    stage.known.add(DetailedMovieEntity(id: 2, title: "Movie 2", runtime: 45))
    #expect(lacksFacts == false)
    await stage.window.send(.loadPreview)
    stage.recorder.expect("view.update(.loaded(3 rows, focus: 1))")
  }

  @Test func `The preview is built from the row`() async {
    await open()
    await stage.window.send(.moveFocus(2))
    let preview = stage.window.scene?.preview
    #expect(preview?.title == "Movie 3")
    #expect(preview?.facts.map(\.text.text) == ["1999", "8.2 from 1,234 votes"])
    #expect(preview?.lines.map(\.text.text) == ["About 3."])
    #expect(preview?.picture == Scene.Picture(id: "row-3", address: nil, text: "No poster"))
    #expect(stage.account.takeCalls() == [])
  }

  @Test func `Buttons have keys in footer order, and an empty list has none`() async {
    await open()
    let buttons = stage.window.scene?.buttons ?? []
    #expect(buttons.compactMap(\.key).map { String($0) }.joined() == "fwxuotys&")
    #expect(buttons.allSatisfy { $0.style == .command })
    #expect(button("page")?.effect == .open("https://www.themoviedb.org/movie/1"))
    #expect(button("copy")?.effect == .copy("https://www.themoviedb.org/movie/1"))
    stage.answer(.favorites, with: [])
    await stage.open(ListOfMoviesInput(query: .favorites))
    #expect(stage.window.scene?.buttons.isEmpty == true)
  }
}
