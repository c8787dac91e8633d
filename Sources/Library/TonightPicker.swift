public import MovieEntities

/// Picks an unseen movie for tonight.
///
/// The pick stays the same all day, until the user asks for another one. By default, it comes from
/// the user's watchlist or, if nothing on the watchlist fits, from the service's movies.
///
/// ```swift
/// let picker = TonightPicker(catalog: catalog, marks: marks, store: store)
/// let pick = try await picker.pick(TonightRequest(), on: today)
/// ```
public struct TonightPicker: Sendable {
  private let catalog: any MovieCatalog
  private let marks: MarkBook
  private let store: any TonightStore

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - catalog: The source of movie pages, and of all lists that are not personal.
  ///   - marks: The user's watchlist, and the movies that the user has seen.
  ///   - store: The store of the movies that the user has skipped.
  public init(catalog: any MovieCatalog, marks: MarkBook, store: any TonightStore) {
    (self.catalog, self.marks, self.store) = (catalog, marks, store)
  }

  /// Returns the pick for a day, or `nil` if no unseen movie fits.
  ///
  /// If the user has skipped all movies that fit, they are picked again in the same order.
  ///
  /// - Throws: `MovieError` from the catalog or the mark book, and `stateNotWritable` if a skipped
  ///   movie cannot be stored.
  public func pick(
    _ request: TonightRequest, on day: Day
  ) async throws(MovieError) -> TonightPick? {
    await marks.loadSeen()
    let before = await store.skipped(on: day)
    var search = Search(request: request, day: day, skipped: before)
    search.skipsCurrent = request.asksForAnother
    var pick = try await next(&search)
    if pick == nil, let last = search.skipped.last {
      // Start again, but not with the movie that was shown last, unless it is the only one.
      (search.isRepeated, search.lastSkipped) = (true, last)
      pick = try await next(&search)
      if pick == nil {
        search.lastSkipped = nil
        pick = try await next(&search)
        pick?.isOnlyOne = true
      }
    }
    guard let pick else { return nil }
    search.skipped.removeAll { $0 == pick.movie.movieID }
    if search.skipped != before { try await store.save(skipped: search.skipped, on: day) }
    return pick
  }

  /// A search in progress.
  private struct Search {
    let request: TonightRequest
    let day: Day
    /// The movies that the user has skipped, latest last.
    var skipped: [MovieID]
    /// Whether to skip the first movie that fits.
    var skipsCurrent = false
    /// Whether the user has skipped all movies that fit, so they are picked again.
    var isRepeated = false
    /// The movie that the user has just skipped.
    var lastSkipped: MovieID?
    /// The number of movies that were checked by sending requests.
    var checked = 0

    /// Returns the movies that can be picked, in the day's order.
    func ordered(_ movies: [any PopularMovie]) -> [any PopularMovie] {
      let movies = movies.filter {
        isRepeated ? $0.movieID != lastSkipped : !skipped.contains($0.movieID)
      }
      let keys = movies.map { movie in
        isRepeated
          ? UInt64(skipped.firstIndex(of: movie.movieID) ?? 0)
          : DailyOrder.rank(of: movie.movieID, on: day.daysSince1970)
      }
      return zip(movies, keys).sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  /// Returns the first movie that fits, in the day's order.
  private func next(_ search: inout Search) async throws(MovieError) -> TonightPick? {
    let sources = search.request.sources
    for source in sources {
      var number = 1
      var last = 1
      while number <= min(last, search.request.maxPages) {
        let movies: [any PopularMovie]
        do throws(MovieError) {
          (movies, last) = try await self.movies(source, page: number, search.request)
        } catch {
          // Without a login or a library, there is no watchlist.
          guard error.code == .notLoggedIn, source != sources.last else { throw error }
          break
        }
        if let pick = try await pick(among: movies, of: source, &search) { return pick }
        number += 1
      }
    }
    return nil
  }

  /// Returns the movies on a page, or all movies if they need no requests, and the number of pages.
  private func movies(
    _ source: MovieQuery, page number: Int, _ request: TonightRequest
  ) async throws(MovieError) -> (movies: [any PopularMovie], pages: Int) {
    guard case .kind(let kind) = source, kind.isPersonal else {
      let page = try await catalog.movies(source, page: number)
      return (page.movies, page.totalPages)
    }
    let known = kind == .watchlist && number == 1 ? request.watchlist : nil
    var page: MoviePage
    if let known { page = known } else { page = try await marks.movies(kind, page: number) }
    guard await marks.isLocal else { return (page.movies, page.totalPages) }
    var movies = page.movies
    while page.number < page.totalPages {
      page = try await marks.movies(kind, page: page.number + 1)
      movies += page.movies
    }
    return (movies, 1)
  }

  private func pick(
    among movies: [any PopularMovie], of source: MovieQuery, _ search: inout Search
  ) async throws(MovieError) -> TonightPick? {
    for movie in search.ordered(movies) {
      guard await marks.marks(of: movie.movieID).seen == nil else { continue }
      if let release = movie.releaseDate, release > ReleaseDate(search.day) { continue }
      if search.request.isTooBad(movie, in: source) { continue }
      var page: (any DetailedMovie)?
      if search.request.needsCheck(source) {
        guard search.checked < TonightRequest.maxChecks else { return nil }
        search.checked += 1
        guard try await fits(movie.movieID, search, &page) else { continue }
      }
      guard !search.skipsCurrent else {
        search.skipsCurrent = false
        search.skipped.append(movie.movieID)
        continue
      }
      return TonightPick(movie: movie, page: page, source: source)
    }
    return nil
  }

  /// Returns whether a movie of a list meets the conditions, and its page if it was loaded.
  private func fits(
    _ id: MovieID, _ search: Search, _ page: inout (any DetailedMovie)?
  ) async throws(MovieError) -> Bool {
    let request = search.request
    do throws(MovieError) {
      if request.filter.concernsPage {
        let movie = try await catalog.movie(id)
        page = movie
        if let release = movie.releaseDate, release > ReleaseDate(search.day) { return false }
        guard request.filter.isMet(by: movie) else { return false }
      }
      guard let isOffered = request.isOffered else { return true }
      guard let number = id.tmdb else { return false }
      return try await isOffered(number)
    } catch {
      // A list may contain a movie that no longer exists.
      guard error.code == .notFound else { throw error }
      return false
    }
  }
}

/// The conditions for a pick.
public struct TonightRequest: Sendable {
  /// The lowest rating of a movie that is not on a list of the user's own, unless the filter has a
  /// rating.
  static let minRating = 5.0
  /// The maximum number of movies whose pages and offers are requested.
  static let maxChecks = 100

  /// The lists to search, in order.
  public let sources: [MovieQuery]
  /// The conditions.
  public let filter: MovieFilter
  /// Whether to skip the current pick.
  public var asksForAnother = false
  /// The maximum number of pages to request from each list.
  public var maxPages = 5
  /// The first page of the watchlist, if it has been loaded.
  public var watchlist: MoviePage?
  /// A closure that returns whether the services in the filter offer a movie; `nil` if the filter
  /// has no services.
  ///
  /// The closure is called only for movies in lists, because the service filters its own movies.
  public var isOffered: (@Sendable (Int) async throws(MovieError) -> Bool)?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - source: The list to pick from; `nil` for the watchlist and then the service's movies.
  ///   - filter: The conditions.
  public init(from source: MovieListKind? = nil, filter: MovieFilter = MovieFilter()) {
    self.filter = filter
    sources = source.map { [.kind($0)] } ?? [.kind(.watchlist), .discover(Self.good(filter))]
  }

  /// Creates a request for one of the service's movies.
  public init(discover filter: MovieFilter) {
    self.filter = filter
    sources = [.discover(Self.good(filter))]
  }

  /// Returns the filter with the lowest rating, unless it has a rating.
  private static func good(_ filter: MovieFilter) -> MovieFilter {
    var filter = filter
    if filter.minRating == nil, filter.maxRating == nil { filter.minRating = minRating }
    return filter
  }

  /// Returns whether the rating of a movie in a list is too low to suggest the movie.
  fileprivate func isTooBad(_ movie: any PopularMovie, in source: MovieQuery) -> Bool {
    guard !source.isPersonal, filter.minRating == nil, filter.maxRating == nil else { return false }
    return movie.rating.map { $0.average < Self.minRating } ?? false
  }

  /// Returns whether the movies of a list need to be checked one by one.
  fileprivate func needsCheck(_ source: MovieQuery) -> Bool {
    if case .discover = source { return false }
    return filter.concernsPage || isOffered != nil
  }
}

/// The movie for tonight.
public struct TonightPick: Sendable {
  /// The movie, as in the list that it comes from.
  public let movie: any PopularMovie
  /// The movie's page; `nil` if it was not needed.
  public let page: (any DetailedMovie)?
  /// The list that the movie comes from.
  public let source: MovieQuery
  /// Whether the user has asked for another movie, but no other movie fits.
  public internal(set) var isOnlyOne = false

  /// Creates a pick.
  public init(movie: any PopularMovie, page: (any DetailedMovie)? = nil, source: MovieQuery) {
    (self.movie, self.page, self.source) = (movie, page, source)
  }
}

/// The gateway to the movies that the user has skipped.
///
/// `TonightPicker` calls it on any actor.
public protocol TonightStore: Sendable {
  /// Returns the movies that the user has skipped on a day, latest last.
  nonisolated(nonsending) func skipped(on day: Day) async -> [MovieID]

  /// Stores the movies that the user has skipped on a day, and discards those of other days.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if they cannot be stored.
  nonisolated(nonsending) func save(skipped: [MovieID], on day: Day) async throws(MovieError)
}
