import ListOfMovies
import MovieDetail
import MovieEntities
import MoviePresentation

// View models contain localized text. Output for programs must be the same in every language, so
// that output uses the entities instead. These wrappers store the entities that a module's
// interactor returns.

/// The movies returned by a list's interactor, keyed by ID.
@MainActor
final class LoadedMovies {
  private var movies: [Int: (page: Int, movie: any PopularMovie)] = [:]

  /// Adds the movies from a page.
  ///
  /// If a movie appears on two pages, keeps the movie from the earlier page, as the list does.
  func add(_ page: MoviePage) {
    for movie in page.movies {
      if let known = movies[movie.id], known.page <= page.number { continue }
      movies[movie.id] = (page.number, movie)
    }
  }

  /// Returns the movies for the given rows, in the same order.
  func movies(of rows: some Sequence<MovieViewModel>) -> [any PopularMovie] {
    rows.compactMap { movies[$0.id]?.movie }
  }
}

/// A wrapper around a list's interactor that stores the movies returned by the interactor.
struct RememberingListInteractor: ListOfMoviesInteractable {
  let interactor: any ListOfMoviesInteractable
  let loaded: LoadedMovies
  var book: MarkBook? { interactor.book }
  var known: KnownMovies? { interactor.known }

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    let page = try await interactor.movies(query, page: page)
    await loaded.add(page)
    return page
  }

  func people(named term: String) async throws(MovieError) -> [FoundPerson] {
    try await interactor.people(named: term)
  }

  func title(near query: MovieQuery) async -> String? {
    await interactor.title(near: query)
  }

  func trailer(of movie: Int) async throws(MovieError) -> String? {
    try await interactor.trailer(of: movie)
  }
}

/// A movie with the user's marks on it; the marks are `nil` if unknown.
struct MarkedMovie: Sendable {
  let movie: any DetailedMovie
  var marks: Marks?
}

/// The movies returned by a movie page's interactor, keyed by ID, with the user's marks.
@MainActor
final class LoadedPages {
  private let marks: MarkBook
  private var movies: [Int: any DetailedMovie] = [:]

  init(_ marks: MarkBook) { self.marks = marks }

  func add(_ movie: any DetailedMovie) { movies[movie.id] = movie }

  subscript(id: Int) -> MarkedMovie? {
    let marks = marks.marks(of: id)
    return movies[id].map { MarkedMovie(movie: $0, marks: marks.known == .all ? marks : nil) }
  }
}

/// A wrapper around a movie page's interactor that stores the movies returned by the interactor.
struct RememberingDetailInteractor: MovieDetailInteractable {
  let interactor: any MovieDetailInteractable
  let loaded: LoadedPages
  var book: MarkBook? { interactor.book }
  var known: KnownMovies? { interactor.known }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    let movie = try await interactor.movie(id)
    await loaded.add(movie)
    return movie
  }
}
