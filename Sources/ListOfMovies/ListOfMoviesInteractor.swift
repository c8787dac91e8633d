import MovieEntities
import MovieLibrary

/// Fetches personal lists through the user's mark book, and all other lists from the catalog.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalog: any MovieCatalog
  let book: MarkBook
  var marks: any MarkInteractable { book }
  var facts: (any FactInteractable)? { catalog.known }
  var source: (any PersonSource)?
  var suggest: (@Sendable (MovieQuery) async -> String?)?

  func movies(
    _ query: MovieQuery, page: Int, reload: Bool
  ) async throws(MovieError) -> MoviePage {
    try await CachePolicy.reloading(reload) { () throws(MovieError) in
      try await movies(query, page: page)
    }
  }

  private func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    if case .discover(let filter) = query, !filter.namesToResolve.isEmpty {
      guard let filter = try await resolved(filter) else {
        return MoviePage(number: page, movies: [], totalPages: 0, totalResults: 0)
      }
      return try await catalog.movies(.discover(filter), page: page)
    }
    guard case .kind(let kind) = query, kind.isPersonal else {
      return try await catalog.movies(query, page: page)
    }
    let page = try await book.movies(kind, page: page)
    return MoviePage(
      number: page.number, movies: await book.completed(page.movies), totalPages: page.totalPages,
      totalResults: page.totalResults, unreadable: page.unreadable, others: page.others)
  }

  /// Returns the filter with names resolved to the best-matching people; `nil` if a name has no
  /// match.
  private func resolved(_ filter: MovieFilter) async throws(MovieError) -> MovieFilter? {
    var filter = filter
    for name in filter.namesToResolve {
      guard let person = try await people(named: name).first else { return nil }
      filter.people.append(person.id)
    }
    filter.namesToResolve = []
    return filter
  }

  func trailer(of movie: Int) async throws(MovieError) -> String? {
    try await catalog.movie(.tmdb(movie)).trailers.first?.url
  }

  func loadFacts(of movie: Int) async throws(MovieError) {
    _ = try await catalog.movie(.tmdb(movie))
  }

  func title(near query: MovieQuery) async -> String? { await suggest?(query) }

  func people(named term: String) async throws(MovieError) -> [FoundPerson] {
    try await source?.people(named: term, page: 1).people ?? []
  }
}
