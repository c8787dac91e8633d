/// Facts about a movie that a row of a list lacks: those of its page and, for a film in the library,
/// those of a catalog's rows.
public struct MovieFacts: Hashable, Sendable {
  /// The title in the original language; `nil` if unknown.
  public let originalTitle: String?
  /// The first release date, of which only the year may be known; `nil` if unknown.
  public let releaseDate: ReleaseDate?
  /// The running time in minutes; `nil` if unknown.
  public let runtime: Int?
  /// The names of the genres, with the main genre first.
  public let genres: [String]
  /// The directors' names.
  public let directors: [String]
  /// The first members of the cast, at most five.
  public let cast: [CastMember]
  /// The average rating; `nil` if there are no votes.
  public let rating: Rating?
  /// A summary of the plot; may be empty.
  public let overview: String
  /// The URL of the poster; `nil` if there is none.
  public let posterURL: String?

  /// Creates facts with the given values.
  public init(
    originalTitle: String? = nil, releaseDate: ReleaseDate? = nil, runtime: Int? = nil,
    genres: [String] = [], directors: [String] = [], cast: [CastMember] = [],
    rating: Rating? = nil, overview: String = "", posterURL: String? = nil
  ) {
    self.originalTitle = originalTitle
    self.releaseDate = releaseDate
    self.runtime = runtime
    self.genres = genres
    self.directors = directors
    self.cast = Array(cast.prefix(5))
    self.rating = rating
    self.overview = overview
    self.posterURL = posterURL
  }

  /// Creates the facts on a movie's page.
  public init(_ movie: any DetailedMovie) {
    self.init(
      originalTitle: movie.originalTitle, releaseDate: movie.releaseDate, runtime: movie.runtime,
      genres: movie.genres, directors: movie.directors.map(\.name), cast: movie.cast,
      rating: movie.rating, overview: movie.overview,
      posterURL: movie.posterURL)
  }
}

/// The facts from movie pages, as a presenter sees them.
@MainActor
public protocol FactInteractable: AnyObject, Sendable {
  /// Returns the facts about the movie with the given TMDB ID; `nil` if the movie's page has not
  /// been loaded and no built-in catalog has the movie.
  subscript(movie: Int) -> MovieFacts? { get }

  /// Adds a weakly held observer that is notified of all future changes to the facts.
  func observe(_ observer: any MovieFactsObserver)
}

/// A store of facts about the films in the user's library, so that its lists are complete offline.
///
/// It is a cache: a store that cannot be read is empty, and a failure to write changes nothing.
package protocol FactStore: Sendable {
  /// Returns the stored facts by TMDB ID.
  nonisolated(nonsending) func facts() async -> [Int: MovieFacts]

  /// Adds or replaces facts, given by TMDB ID.
  func save(_ facts: [Int: MovieFacts])
}

/// The facts about all movies whose pages have been loaded since the program started, about films in
/// the library if there is a store, and about all films of a built-in catalog.
@MainActor
public final class KnownMovies: FactInteractable {
  private struct Observer {
    weak var object: (any MovieFactsObserver)?
  }

  /// The number of pages that are requested at a time.
  private static let maxRequests = 4
  /// How long a list waits for the facts about its films.
  private static let patience = Duration.seconds(2)

  private let store: (any FactStore)?
  private let builtIn: @Sendable (Int) -> MovieFacts?
  private var facts: [Int: MovieFacts] = [:]
  /// The stored facts; `nil` if they have not been read.
  private var kept: [Int: MovieFacts]?
  /// The TMDB IDs of movies that the service does not have, which are not requested again.
  private var missing: Set<Int> = []
  private var observers: [Observer] = []

  /// Creates an instance without a store.
  public nonisolated convenience init() { self.init(store: nil) }

  /// Creates an instance, perhaps with a store.
  ///
  /// - Parameters:
  ///   - store: The store of facts about films in the library, if any.
  ///   - builtIn: A closure that returns the facts of a built-in catalog by TMDB ID.
  package nonisolated init(
    store: (any FactStore)?, builtIn: @escaping @Sendable (Int) -> MovieFacts? = { _ in nil }
  ) {
    self.store = store
    self.builtIn = builtIn
  }

  /// Returns the facts about the movie with the given TMDB ID; `nil` if the movie's page has not
  /// been loaded and no built-in catalog has the movie.
  public subscript(movie: Int) -> MovieFacts? {
    if let known = facts[movie] { return known }
    let known = builtIn(movie)
    facts[movie] = known
    return known
  }

  /// Adds a weakly held observer that is notified of all future changes to the facts.
  public func observe(_ observer: any MovieFactsObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: observer))
  }

  /// Adds the facts about a movie whose page has been loaded.
  public func add(_ movie: any DetailedMovie) {
    let new = MovieFacts(movie)
    guard new != facts[movie.id] else { return }
    facts[movie.id] = new
    if kept?[movie.id] != nil { keep([movie.id]) }
    for observer in observers { observer.object?.factsDidChange(of: movie.id) }
  }

  /// Returns all known facts by TMDB ID, after reading the stored ones, without sending a request.
  @discardableResult
  package func stored() async -> [Int: MovieFacts] {
    if kept == nil, let store {
      let read = await store.facts()
      kept = read
      facts.merge(read) { new, _ in new }
    }
    return facts
  }

  /// Stores the known facts about films in the library, given by TMDB ID.
  package func keep(_ movies: some Sequence<Int>) {
    guard let store else { return }
    var new: [Int: MovieFacts] = [:]
    for movie in movies {
      if let facts = facts[movie], facts != kept?[movie] { new[movie] = facts }
    }
    guard !new.isEmpty else { return }
    kept?.merge(new) { $1 }
    store.save(new)
  }

  /// Returns the facts about films in the library, given by TMDB ID, after loading the pages of those
  /// about which nothing is known, four at a time.
  ///
  /// A movie that the service does not have is requested only once. If a request fails for another
  /// reason, no more are sent. After two seconds, the facts that have arrived are returned.
  package func facts(
    about movies: [Int], from catalog: any MovieCatalog
  ) async -> [Int: MovieFacts] {
    await stored()
    let unknown = movies.filter { self[$0] == nil && !missing.contains($0) }
    if store == nil {
      await load(unknown, from: catalog)
    } else if !unknown.isEmpty {
      await withTaskGroup { group in
        group.addTask { await self.load(unknown, from: catalog) }
        group.addTask { try? await Task.sleep(for: Self.patience) }
        await group.next()
        group.cancelAll()
      }
    }
    return facts
  }

  /// Loads pages, and stores their facts.
  private func load(_ movies: [Int], from catalog: any MovieCatalog) async {
    var rest = movies[...]
    while !rest.isEmpty {
      let next = rest.prefix(Self.maxRequests)
      rest = rest.dropFirst(next.count)
      let isAvailable = await withTaskGroup(of: Bool.self) { group in
        for movie in next { group.addTask { await self.load(movie, from: catalog) } }
        var isAvailable = true
        for await result in group { isAvailable = isAvailable && result }
        return isAvailable
      }
      keep(next)
      if !isAvailable { return }
    }
  }

  /// Loads a page, which the catalog adds here, and returns whether the service is available.
  private func load(_ movie: Int, from catalog: any MovieCatalog) async -> Bool {
    do throws(MovieError) {
      _ = try await catalog.movie(.tmdb(movie))
      return true
    } catch {
      guard error.code == .notFound else { return false }
      missing.insert(movie)
      return true
    }
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
