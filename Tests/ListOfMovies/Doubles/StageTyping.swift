import ListOfMovies
import MovieEntities
import Viper
import ViperTesting

extension Stage {
  /// Opens the popular movies and loads the first page, unrecorded.
  func openPopular(_ list: [PopularMovieEntity] = movies(1...20), of pages: Int = 1) async {
    answer(with: list, of: pages)
    await open(recorded: false)
  }

  /// Opens the favorites and loads some pages, unrecorded.
  func openFavorites(_ pages: ClosedRange<Int>..., of count: Int? = nil) async {
    for (index, page) in pages.enumerated() {
      answer(.favorites, page: index + 1, with: movies(page), of: count ?? pages.count)
    }
    await recorder.unrecorded {
      await open(ListOfMoviesInput(query: .favorites))
      for _ in pages.dropFirst() { await window.send(.more) }
    }
  }

  /// Types a term, which starts the search delay.
  ///
  /// - Parameters:
  ///   - term: The term.
  ///   - earlier: The pending search, which is canceled; its sleep must end before the new one
  ///     begins.
  /// - Returns: A task that ends with the search.
  func type(
    _ term: String, after earlier: Task<Void, Never>? = nil
  ) async -> Task<Void, Never> {
    let typing = Task { await window.send(.search(term)) }
    await earlier?.value
    await clock.sleepers(1)
    return typing
  }

  /// Advances the clock by the search delay.
  func passPause() {
    clock.advance(by: .milliseconds(500))
  }

  /// Types a term, passes the search delay and waits for the response.
  func search(_ term: String) async {
    let typing = await type(term)
    passPause()
    await typing.value
  }

  /// Types a term and passes the search delay; the response is held by a gate.
  func search(_ term: String, until gate: Gate) async -> Task<Void, Never> {
    let typing = await type(term)
    passPause()
    await gate.arrivals(1)
    return typing
  }
}

extension MovieQuery {
  static let favorites = MovieQuery.kind(.favorites)

  /// Searches used in tests.
  static let alien = search(term: "alien", year: nil)
  static let aliens = search(term: "aliens", year: nil)
}
