import MovieEntities

/// Fetches personal lists from the book of the user's marks, and all other lists from the catalog.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalog: any MovieCatalog
  let marks: MarkBook
  var book: MarkBook? { marks }
  var source: (any PersonSource)?
  var suggest: (@Sendable (MovieQuery) async -> String?)?

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    guard case .kind(let kind) = query, kind.isPersonal else {
      return try await catalog.movies(query, page: page)
    }
    return try await marks.movies(kind, page: page)
  }

  func trailer(of movie: Int) async throws(MovieError) -> String? {
    try await catalog.movie(.tmdb(movie)).trailers.first?.url
  }

  func title(near query: MovieQuery) async -> String? { await suggest?(query) }

  func people(named term: String) async throws(MovieError) -> [FoundPerson] {
    try await source?.people(named: term, page: 1).people ?? []
  }
}
