import MovieEntities
import MoviePresentation
import Testing
import Viper

@testable import ListOfMovies

@MainActor
struct MovieTableTests {
  private func list(_ rows: [MovieViewModel], _ kind: MovieListKind = .popular)
    -> MovieListViewModel
  {
    MovieListViewModel(
      heading: MovieListHeading(query: .kind(kind), title: ""),
      movies: Paged(
        firstPage: 1, lastPage: 1, totalPages: 1, totalResults: rows.count, rows: rows,
        nextPage: .none))
  }

  @Test func `A changed row is rendered again`() {
    var rows = movies(1...3).map { MovieViewModel($0) }
    var table = MovieTable()
    #expect(table.section(list(rows)).rows.map(\.marks) == [[], [], []])
    rows[1].marks.apply(.watchlist(true))
    #expect(table.section(list(rows)).rows.map(\.marks) == [[], ["watchlist"], []])
    rows[0] = MovieViewModel(movie(7))
    rows.removeLast()
    #expect(table.section(list(rows)).rows.map(\.id) == ["7", "2"])
    rows.append(MovieViewModel(movie(8)))
    #expect(table.section(list(rows)).rows.map(\.id) == ["7", "2", "8"])
  }

  @Test func `Changed columns render all rows again`() {
    let rows = movies(1...2).map { MovieViewModel($0) }
    var table = MovieTable()
    #expect(table.section(list(rows)).rows.map(\.cells.count) == [5, 5])
    #expect(table.section(list(rows, .rated)).rows.map(\.cells.count) == [6, 6])
  }
}
