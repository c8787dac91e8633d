import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct RowTests {
  private let stage = Stage()
  private let row = MovieViewModel(
    id: 278, title: "The Shawshank Redemption", year: "1994", genres: "Drama, Crime",
    rating: Rating(average: 8.7, votes: 1).map { RatingViewModel($0) },
    overview: "Two imprisoned men bond.", address: "https://movies.example/278")

  @Test func `The row is shown until the movie has arrived`() async {
    stage.answer(with: .full)
    await stage.open(row)
    stage.recorder.expect(
      "view.update(.loaded(278, 0 similar; row, refreshing))", "interactor.movie(278)", shown())
  }

  @Test func `The page of a row has everything that the row has`() async {
    let gate = Gate()
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open(row) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        The Shawshank Redemption (1994)

        1994 · Drama, Crime
        8.7 from 1 vote

        Two imprisoned men bond.

        https://movies.example/278
        Loading…
        """)
    await gate.open()
    await opening.value
  }

  @Test func `Facts and marks that are known are shown with the row`() async {
    let gate = Gate()
    stage.known.add(StubMovie.full)
    stage.account.isLoggedIn = true
    _ = try? await stage.book.change(
      .set(.favorite(true)), of: Film(id: 278, title: "The Shawshank Redemption"),
      isUndoable: false)
    stage.answer(with: .full, behind: gate)
    stage.answerMarks(with: Marks(isFavorite: true))
    let opening = Task { await stage.open(MovieViewModel(id: 278, title: "A")) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        A
        Poster of A
        2 h 22 min · Drama, Crime
        8.7 from 30,000 votes
        favorite

        Two imprisoned men bond.

        Directed by  Frank Darabont

        Poster
        https://image.tmdb.org/t/p/w342/9cq.jpg
        Loading…
        """)
    await gate.open()
    await opening.value
  }

  @Test func `After a failure the row stays, and the movie can be requested again`() async {
    stage.answer(with: .offline)
    stage.answer(with: .full)
    await stage.open(row)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(278, 0 similar; row, refreshing))", "interactor.movie(278)",
      "view.update(.loaded(278, 0 similar; row, not refreshed: offline))",
      "view.update(.loaded(278, 0 similar; row, refreshing))", "interactor.movie(278)", shown())
  }

  @Test func `Similar movies have the user's marks, and follow their changes`() async {
    await stage.openLoggedIn()
    var marks: [[String]]? { stage.window.scene?.sections.last?.rows.map(\.marks) }
    #expect(marks == [[], []])
    _ = try? await stage.book.change(
      .set(.watchlist(true)), of: Film(id: 13, title: "A"), isUndoable: false)
    #expect(marks == [[], ["watchlist"]])
    stage.answer(with: .full)
    stage.answerMarks(with: Marks())
    await stage.window.send(.refresh)
    #expect(marks == [[], ["watchlist"]])
  }
}
