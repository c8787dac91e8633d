import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import ListOfMovies

@MainActor
struct MovieTableTests {
  private let table = MovieTable(MovieListLabels(.english))

  private let heading = MovieListHeading()

  private func list(_ rows: [MovieViewModel]) -> MovieListViewModel {
    MovieListViewModel(
      Paged(
        firstPage: 1, lastPage: 1, totalPages: 1, totalResults: rows.count, rows: rows,
        nextPage: .none))
  }

  @Test func `A changed row is rendered again`() {
    var rows = movies(1...3).map { MovieViewModel($0) }
    var table = self.table
    #expect(table.section(list(rows), of: heading).rows.map(\.marks) == [[], [], []])
    rows[1].show(Marks(isOnWatchlist: true), in: .english)
    #expect(table.section(list(rows), of: heading).rows.map(\.marks) == [[], ["watchlist"], []])
    rows[0] = MovieViewModel(movie(7))
    rows.removeLast()
    #expect(table.section(list(rows), of: heading).rows.map(\.id) == ["7", "2"])
    rows.append(MovieViewModel(movie(8)))
    #expect(table.section(list(rows), of: heading).rows.map(\.id) == ["7", "2", "8"])
  }

  @Test func `The user's first rating adds a column`() {
    var rows = movies(1...2).map { MovieViewModel($0) }
    var table = self.table
    /// The cells in the column, or `nil` if there is no such column.
    func ownRatings() -> [String]? {
      let section = table.section(list(rows), of: heading)
      return section.columns.firstIndex { $0.heading == "MINE" }.map { index in
        section.rows.map { $0.cells[index].text }
      }
    }
    #expect(ownRatings() == nil)
    rows[1].show(Marks(rating: OwnRating(8)), in: .english)
    #expect(ownRatings() == ["", "8"])
  }

  @Test func `A row's card has what the row has, and a poster`() {
    let movie = PopularMovieEntity(
      id: 19, title: "Metropolis", overview: "A city.",
      releaseDate: ReleaseDate(year: 1927, month: 1, day: 10), genreIDs: [18, 878],
      rating: Rating(average: 8.9, votes: 9),
      posterURL: "https://image.example/p.jpg")
    var row = MovieViewModel(movie)
    row.show(Marks(rating: OwnRating(9)), in: .english)
    var table = self.table
    #expect(
      table.section(list([row]), of: heading).rows[0].card
        == Scene.Card(
          heading: StyledText("Metropolis (1927)", .bold),
          value: StyledText("8.9", .init(color: .green)),
          note: StyledText("mine 9", .init(color: .cyan)),
          facts: StyledText("Drama, Science Fiction", .dim), text: "A city.",
          picture: .init(id: "row-19", address: "https://image.example/p.jpg", text: "No poster")))
  }

  @Test func `The card of an unknown movie has only its title`() {
    var table = self.table
    let row = MovieViewModel(PopularMovieEntity(id: 1, title: "Untitled"))
    #expect(
      table.section(list([row]), of: heading).rows[0].card
        == Scene.Card(
          heading: StyledText("Untitled", .bold),
          picture: .init(id: "row-1", address: nil, text: "No poster")))
  }

  @Test(arguments: [
    (MovieListKind.favorites, Marks(), true),
    (.favorites, Marks(isFavorite: true), false), (.favorites, .unknown, false),
    (.watchlist, Marks(), true), (.rated, Marks(), true),
    (.popular, Marks(), false),
  ])
  func `A row that was removed from a personal list is dimmed and not counted`(
    kind: MovieListKind, marks: Marks, isRemoved: Bool
  ) {
    var row = MovieViewModel(movie(1))
    row.show(marks, in: .english)
    var table = self.table
    let heading = MovieListHeading(query: .kind(kind))
    let shown = table.section(list([row]), of: heading).rows[0]
    #expect(shown.cells.allSatisfy { $0.spans.allSatisfy(\.style.isDim) } == isRemoved)
    #expect(shown.card?.heading.spans.map(\.style.isDim) == [isRemoved])
    var state = ListOfMoviesState(heading: heading)
    state.list = .loaded(list([row]))
    #expect(state.total == (isRemoved ? 0 : 1))
  }
}
