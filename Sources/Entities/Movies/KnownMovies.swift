/// Facts about a movie that appear on its page but not in list rows.
public struct MovieFacts: Hashable, Sendable {
  /// The running time in minutes; `nil` if unknown.
  public let runtime: Int?
  /// The names of the genres, with the main genre first.
  public let genres: [String]
  /// The directors' names.
  public let directors: [String]

  /// Creates facts with the given values.
  public init(runtime: Int? = nil, genres: [String] = [], directors: [String] = []) {
    self.runtime = runtime
    self.genres = genres
    self.directors = directors
  }
}

/// The facts from movie pages, as a presenter sees them.
@MainActor
public protocol FactInteractable: AnyObject, Sendable {
  /// Returns the facts about the movie with the given TMDB ID; `nil` if the movie's page has not
  /// been loaded.
  subscript(movie: Int) -> MovieFacts? { get }

  /// Adds a weakly held observer that is notified of all future changes to the facts.
  func observe(_ observer: any MovieFactsObserver)
}

/// The facts about all movies whose pages have been loaded since the program started.
@MainActor
public final class KnownMovies: FactInteractable {
  private struct Observer {
    weak var object: (any MovieFactsObserver)?
  }

  private var facts: [Int: MovieFacts] = [:]
  private var observers: [Observer] = []

  /// Creates an empty store.
  public nonisolated init() {}

  /// Returns the facts about the movie with the given TMDB ID; `nil` if the movie's page has not
  /// been loaded.
  public subscript(movie: Int) -> MovieFacts? { facts[movie] }

  /// Adds a weakly held observer that is notified of all future changes to the facts.
  public func observe(_ observer: any MovieFactsObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: observer))
  }

  /// Adds the facts about a movie whose page has been loaded.
  public func add(_ movie: any DetailedMovie) {
    let new = MovieFacts(
      runtime: movie.runtime, genres: movie.genres, directors: movie.directors.map(\.name))
    guard new != facts[movie.id] else { return }
    facts[movie.id] = new
    for observer in observers { observer.object?.factsDidChange(of: movie.id) }
  }
}

/// An object that displays facts and is notified of changes by `KnownMovies` on the main actor.
@MainActor
public protocol MovieFactsObserver: AnyObject {
  /// Called when new facts about a movie, identified by its TMDB ID, have been loaded.
  func factsDidChange(of movie: Int)
}

/// A catalog that records the facts from each movie page it loads.
public struct RememberingCatalog: MovieCatalog {
  private let base: any MovieCatalog
  /// The facts from the pages loaded so far.
  public let known: KnownMovies?

  /// Creates a catalog that wraps another catalog.
  public init(_ base: any MovieCatalog, known: KnownMovies = KnownMovies()) {
    self.base = base
    self.known = known
  }

  /// Returns a page of a list from the wrapped catalog.
  public nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage {
    try await base.movies(query, page: page)
  }

  /// Returns a movie from the wrapped catalog and records its facts.
  public nonisolated(nonsending) func movie(
    _ id: MovieID
  ) async throws(MovieError) -> any DetailedMovie {
    let movie = try await base.movie(id)
    await known?.add(movie)
    return movie
  }
}
