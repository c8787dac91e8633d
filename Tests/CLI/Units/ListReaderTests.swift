import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper

@testable import MoviesCLI

@MainActor
struct ListReaderTests {
  /// Serves pages of twenty, and fails after the last.
  private struct Pages: ListOfMoviesInteractable {
    let last: Int

    func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage
    {
      guard page <= last else { throw MovieError(.offline, "Gone.", canRetry: true) }
      let movies = (1...20).map { PopularMovieEntity(id: page * 100 + $0, title: "Film \($0)") }
      return MoviePage(number: page, movies: movies, totalPages: 9, totalResults: 180)
    }
  }

  /// Returns the number of rows that each page added, and the final error, if any.
  private func added(limit: Int, last pages: Int) async -> (counts: [Int], error: MovieError?) {
    var counts: [Int] = []
    let reader = ListReader(
      interactor: Pages(last: pages), input: ListOfMoviesInput(limit: limit))
    let (_, error) = await reader.read { list in
      counts.append(list.rows.count - counts.reduce(0, +))
      return true
    }
    return (counts, error)
  }

  @Test func `Each page is read once, up to the limit`() async {
    let (counts, error) = await added(limit: 45, last: 9)
    #expect(counts == [20, 20, 5])
    #expect(error == nil)
  }

  @Test func `Rows before a failed page are read`() async {
    let (counts, error) = await added(limit: 45, last: 2)
    #expect(counts == [20, 20])
    #expect(error?.code == .offline)
  }

  @Test func `No page is requested after the reader has seen enough`() async {
    var pages: [Int] = []
    let reader = ListReader(interactor: Pages(last: 1), input: ListOfMoviesInput(limit: 180))
    let (list, error) = await reader.read { list in
      pages.append(list.lastPage)
      return false
    }
    #expect(pages == [1])
    #expect(list?.rows.count == 20)
    #expect(error == nil)
  }
}
