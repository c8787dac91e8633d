import MovieEntities
import ViperTesting

/// A catalog with one response for all lists, which records requests.
struct CatalogDouble: MovieCatalog {
  let recorder: Recorder
  /// By default, the movies 1 to 9.
  var page: Result<MoviePage, MovieError> = .success(
    MoviePage(
      number: 1, movies: (1...9).map { PopularMovieEntity(id: $0, title: "Movie \($0)") },
      totalPages: 9, totalResults: 81))
  /// The response for all movies; by default, each ID has its own movie.
  var movie: (any DetailedMovie)?

  func movies(_ query: MovieQuery, page number: Int) async throws(MovieError) -> MoviePage {
    await recorder.record("catalog.movies(\(spelled(query)), page: \(number))")
    return try page.get()
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    await recorder.record("catalog.movie(\(id))")
    if let movie { return movie }
    guard case .tmdb(let number) = id else { throw MovieError(.rejection(.noMovie(id))) }
    return DetailedMovieEntity(id: number, title: "Movie \(number)")
  }
}

/// Returns the text of a query in events, such as `.kind(.popular)`.
func spelled(_ query: MovieQuery) -> String {
  switch query {
  case .kind(let kind): ".kind(.\(kind))"
  case .search(let term, nil): ".search(\(term))"
  case .search(let term, let year?): ".search(\(term), \(year))"
  case .discover(let filter): ".discover(\(filter.line))"
  case .similar(let id): ".similar(\(id))"
  case .recommended(let id): ".recommended(\(id))"
  case .list(let id): ".list(\(id))"
  }
}
