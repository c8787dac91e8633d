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
  private let marks: MarkBook?

  /// Creates an empty store; with a book, the movies know whether the user has seen them.
  init(_ marks: MarkBook? = nil) { self.marks = marks }

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
    let found = rows.compactMap { movies[$0.id]?.movie }
    guard let marks else { return found }
    return found.map { LibraryAwareMovie($0, isSeen: marks.marks(of: $0.id).seen != nil) }
  }
}

/// A wrapper around a list's interactor that stores the movies returned by the interactor.
struct RememberingListInteractor: ListOfMoviesInteractable {
  let interactor: any ListOfMoviesInteractable
  let loaded: LoadedMovies
  var marks: any MarkInteractable { interactor.marks }
  var facts: (any FactInteractable)? { interactor.facts }

  func movies(
    _ query: MovieQuery, page: Int, reload: Bool
  ) async throws(MovieError) -> MoviePage {
    let page = try await interactor.movies(query, page: page, reload: reload)
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

/// The movies returned by a movie page's interactor, keyed by ID, with the user's marks.
@MainActor
final class LoadedPages {
  private let marks: MarkBook
  private let usesLibrary: Bool
  private var movies: [Int: any DetailedMovie] = [:]

  init(_ gateways: Gateways) {
    marks = gateways.marks
    usesLibrary = gateways.library != nil
  }

  func add(_ movie: any DetailedMovie) { movies[movie.id] = movie }

  subscript(id: Int) -> MarkedMovie? {
    let marks = marks.marks(of: id)
    return movies[id].map { movie in
      MarkedMovie(
        movie: movie, marks: marks.areKnown ? marks : nil,
        isSeen: usesLibrary ? marks.seen != nil : nil)
    }
  }
}

/// A wrapper around a movie page's interactor that stores the movies returned by the interactor.
struct RememberingDetailInteractor: MovieDetailInteractable {
  let interactor: any MovieDetailInteractable
  let loaded: LoadedPages
  var marks: any MarkInteractable { interactor.marks }
  var facts: (any FactInteractable)? { interactor.facts }

  func movie(
    _ id: MovieID, reload: Bool
  ) async throws(MovieError) -> any DetailedMovie {
    let movie = try await interactor.movie(id, reload: reload)
    await loaded.add(movie)
    return movie
  }
}
