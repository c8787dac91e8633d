import ListOfMovies
import MovieDetail
import MovieEntities
import MoviePresentation

// A view model has texts for a screen. What a program reads is made of the entities, so that it is the same in every
// language: these wrappers remember what a module's interactor has returned.

/// The movies that the interactor of a list has returned, by their ids.
@MainActor
final class LoadedMovies {
  private var movies: [Int: (page: Int, movie: any PopularMovie)] = [:]

  /// Adds the movies of a page; if two pages have the same movie, that of the first one stays, as in the list.
  func add(_ page: MoviePage) {
    for movie in page.movies {
      if let known = movies[movie.id], known.page <= page.number { continue }
      movies[movie.id] = (page.number, movie)
    }
  }

  /// Returns the movies of rows, in the order of the rows.
  func movies(of rows: some Sequence<MovieViewModel>) -> [any PopularMovie] {
    rows.compactMap { movies[$0.id]?.movie }
  }
}

/// A list's interactor that remembers the movies that it returns.
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

/// A movie with the user's marks of it, which are `nil` if they are unknown.
struct MarkedMovie: Sendable {
  let movie: any DetailedMovie
  var marks: Marks?
}

/// The movies that the interactor of a page has returned, by their ids, with the user's marks.
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

/// A page's interactor that remembers the movies that it returns.
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
