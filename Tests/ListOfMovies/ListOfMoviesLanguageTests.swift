import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct ListOfMoviesLanguageTests {
  let stage = Stage(localizer: german)

  /// Enough of another language to tell it from English.
  nonisolated static let german = Localizer(
    texts: [
      "Popular movies": "Beliebte Filme", "Your favorites": "Ihre Favoriten",
      "Search: {0}": "Suche: {0}", "Search: {0} ({1})": "Suche im Jahr {1}: {0}",
      "ID": "NR", "TITLE": "TITEL", "YEAR": "JAHR", "RATING": "NOTE", "OVERVIEW": "INHALT",
      "Retry": "Noch einmal", "Log in": "Anmelden",
      "No movies match \"{0}\". Try fewer or different words.": "Kein Film heißt „{0}“.",
      "No movies from {0} match \"{1}\". Try without the year.": "Kein „{1}“ aus dem Jahr {0}.",
      "Page {0} not found. The last page is {1}.": "Seite {0} von {1} fehlt.",
      "You have no favorites yet. Add a movie from any list or from its page.":
        "Noch keine Favoriten.",
    ], numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 4))

  @Test func `The title, columns, and decimal separator are in the language`() async {
    stage.answer(with: movies(1...1))
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movies(.kind(.popular), page: 1)")
    #expect(stage.window.scene?.title == "Beliebte Filme")
    let headings = stage.window.scene?.sections.first?.columns.map(\.heading) ?? []
    #expect(Set(headings).isSuperset(of: ["NR", "TITEL", "JAHR", "NOTE", "INHALT"]))
    #expect(stage.window.scene?.rows.first?.cells.contains { $0.text == "8,2" } == true)
  }

  @Test(arguments: [(nil, "Suche: dune"), (2021, "Suche im Jahr 2021: dune")] as [(Int?, String)])
  func `A search's title has its values in the language's order`(year: Int?, title: String)
    async
  {
    let query = MovieQuery.search(term: "dune", year: year)
    stage.answer(query, with: movies(1...1))
    await stage.open(ListOfMoviesInput(query: query), spied: false)
    stage.recorder.expect("interactor.movies(\(spelled(query)), page: 1)")
    #expect(stage.window.scene?.title == title)
  }

  @Test(
    arguments: [
      (.search(term: "dune", year: nil), 1, 0, "Kein Film heißt „dune“."),
      (.search(term: "dune", year: 1950), 1, 0, "Kein „dune“ aus dem Jahr 1950."),
      (.kind(.popular), 9, 3, "Seite 9 von 3 fehlt."),
      (.kind(.favorites), 1, 0, "Noch keine Favoriten."),
      (.kind(.upcoming), 1, 0, "No upcoming movies. Try popular movies."),
    ] as [(MovieQuery, Int, Int, String)])
  func `The text for an empty list is in the language`(
    query: MovieQuery, number: Int, pages: Int, message: String
  ) async {
    stage.answer(query, page: number, with: [], of: pages)
    await stage.open(ListOfMoviesInput(query: query, page: number), spied: false)
    stage.recorder.expect("interactor.movies(\(spelled(query)), page: \(number))")
    #expect(stage.window.scene?.message == message)
  }
}
