/// What the page of a movie has and a row of a list does not.
public struct MovieFacts: Hashable, Sendable {
  /// The running time in minutes; `nil` if it is unknown.
  public let runtime: Int?
  /// The names of the genres, with the main genre first.
  public let genres: [String]
  /// The names of the directors.
  public let directors: [String]

  /// Creates facts.
  public init(runtime: Int? = nil, genres: [String] = [], directors: [String] = []) {
    self.runtime = runtime
    self.genres = genres
    self.directors = directors
  }
}

/// The facts of the movies whose pages have been loaded in this run, so that lists can show them without a request.
@MainActor
public final class KnownMovies {
  private struct Observer {
    weak var object: (any MovieFactsObserver)?
  }

  private var facts: [Int: MovieFacts] = [:]
  private var observers: [Observer] = []

  /// Creates an empty store.
  public nonisolated init() {}

  /// Returns the facts of the movie with a TMDB ID; `nil` if its page has not been loaded.
  public subscript(movie: Int) -> MovieFacts? { facts[movie] }

  /// Notifies an object, which is held weakly, of all changes of facts from now on.
  public func observe(_ observer: any MovieFactsObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: observer))
  }

  /// Adds the facts of a movie whose page has been loaded.
  public func add(_ movie: any DetailedMovie) {
    let new = MovieFacts(
      runtime: movie.runtime, genres: movie.genres, directors: movie.directors.map(\.name))
    guard new != facts[movie.id] else { return }
    facts[movie.id] = new
    for observer in observers { observer.object?.factsDidChange(of: movie.id) }
  }
}

/// The interface of an object that shows facts, which `KnownMovies` calls on the main actor.
@MainActor
public protocol MovieFactsObserver: AnyObject {
  /// Called when the page of the movie with a TMDB ID has been loaded, with facts that are new.
  func factsDidChange(of movie: Int)
}

/// A catalog that adds the pages that it loads to known movies.
public struct RememberingCatalog: MovieCatalog {
  private let base: any MovieCatalog
  /// The movies whose pages have been loaded.
  public let known: KnownMovies?

  /// Creates a catalog that loads from another one.
  public init(_ base: any MovieCatalog, known: KnownMovies = KnownMovies()) {
    self.base = base
    self.known = known
  }

  /// Returns a page of a list of the other catalog.
  public nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage {
    try await base.movies(query, page: page)
  }

  /// Returns a movie of the other catalog, whose facts are then known.
  public nonisolated(nonsending) func movie(
    _ id: MovieID
  ) async throws(MovieError) -> any DetailedMovie {
    let movie = try await base.movie(id)
    await known?.add(movie)
    return movie
  }
}
