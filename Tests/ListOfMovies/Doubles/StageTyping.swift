import ListOfMovies
import MovieEntities
import Viper
import ViperTesting

extension Stage {
  /// Opens the popular movies, of which the first page comes, unrecorded.
  func openPopular(_ list: [PopularMovieEntity] = movies(1...20), of pages: Int = 1) async {
    answer(with: list, of: pages)
    await open(recorded: false)
  }

  /// Opens the favorites, of which these pages come, unrecorded.
  func openFavorites(_ pages: ClosedRange<Int>..., of count: Int? = nil) async {
    for (place, page) in pages.enumerated() {
      answer(.favorites, page: place + 1, with: movies(page), of: count ?? pages.count)
    }
    await recorder.unrecorded {
      await open(ListOfMoviesInput(query: .favorites))
      for _ in pages.dropFirst() { await window.send(.more) }
    }
  }

  /// Types a term; the search waits for the rest of it.
  ///
  /// - Parameters:
  ///   - term: What is typed.
  ///   - earlier: The search that waits already: it is given up, and its sleep must be over before the
  ///     new one can be told from it.
  /// - Returns: What ends with the search.
  func type(
    _ term: String, after earlier: Task<Void, Never>? = nil
  ) async -> Task<Void, Never> {
    let typing = Task { await window.send(.search(term)) }
    await earlier?.value
    await clock.sleepers(1)
    return typing
  }

  /// Lets the pause pass after which a search begins.
  func passPause() {
    clock.advance(by: .milliseconds(500))
  }

  /// Types a term, lets the pause pass and waits for the answer.
  func search(_ term: String) async {
    let typing = await type(term)
    passPause()
    await typing.value
  }

  /// Types a term and lets the pause pass; the answer is held by a gate.
  func search(_ term: String, until gate: Gate) async -> Task<Void, Never> {
    let typing = await type(term)
    passPause()
    await gate.arrivals(1)
    return typing
  }
}

extension MovieQuery {
  static let favorites = MovieQuery.kind(.favorites)

  /// Searches that tests make.
  static let alien = search(term: "alien", year: nil)
  static let aliens = search(term: "aliens", year: nil)
}
