public import MovieEntities

/// The gateway to the local library.
///
/// The mark book, screens and commands call it on any actor.
public protocol LibraryStore: Sendable {
  /// Returns the library, including everything that other processes have appended.
  ///
  /// Damaged lines are skipped and counted.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the library cannot be read.
  nonisolated(nonsending) func library() async throws(MovieError) -> Library

  /// Appends events with the actions that a closure returns, if any; `Library.event(_:id:at:today:)`
  /// makes them.
  ///
  /// Other processes wait until the events are stored.
  ///
  /// - Parameter make: A closure that returns the events' actions, given the current library.
  /// - Returns: The library with the new events, and the events themselves.
  /// - Throws: `MovieError` with `stateNotWritable` if the events cannot be stored, in which case
  ///   none of them are.
  nonisolated(nonsending) func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent])

  /// Adds what files say and this library does not know, as one import that can be undone.
  ///
  /// Other processes wait until the events are stored. The default implementation fails, because
  /// only imports need this method.
  ///
  /// - Parameters:
  ///   - rows: Rows from other services.
  ///   - events: Events of other libraries, which keep their IDs and times.
  /// - Returns: The result of the merge.
  /// - Throws: `MovieError` with `stateNotWritable` if the events cannot be stored, and `cancelled`
  ///   if the task is canceled before then. In both cases, none of them are stored.
  nonisolated(nonsending) func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge
}

extension LibraryStore {
  /// Fails with `stateNotWritable` by default.
  public nonisolated(nonsending) func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge {
    throw MovieError(
      .file(FileError(.library, .write, folder: "", reason: .noFolder)))
  }

  /// Appends the events with the given actions.
  ///
  /// - Throws: `MovieError` like `append(_:)`.
  @discardableResult
  public nonisolated(nonsending) func append(
    _ actions: [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    try await append { _ in actions }
  }
}

/// The marks of users who are not logged in, in the local library.
struct LocalMarkStore: MarkStore {
  private let store: any LibraryStore
  var owner: MarkOwner { .thisComputer }

  init(_ store: any LibraryStore) { self.store = store }

  func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    let movies = try await store.library().movies(kind)
    let length = MoviePage.defaultLength
    let rows = movies.dropFirst((page - 1) * length).prefix(length)
    return MoviePage(
      number: page, movies: rows.map { LibraryRow(movie: $0.movie, ownRating: $0.rating) },
      totalPages: (movies.count + length - 1) / length, totalResults: movies.count)
  }

  func marks(of movie: MovieID) async throws(MovieError) -> Marks {
    try await store.library().marks(of: movie)
  }

  func all() async throws(MovieError) -> [MovieID: Marks]? {
    try await store.library().marks
  }

  func apply(_ mark: Mark, for movie: Film) async throws(MovieError) {
    _ = try await store.append { library in
      library.marks(of: movie.id)[mark.kind] == mark ? [] : [.mark(movie, mark)]
    }
  }
}

/// A movie from the library as a row of a list and, if no catalog provides it, as a page.
struct LibraryRow: DetailedMovie {
  let movie: Film
  let ownRating: OwnRating?
  var catalogError: MovieError?
  var facts: MovieFacts?
  var id: Int { movie.id.tmdb ?? 0 }
  var movieID: MovieID { movie.id }
  var hasTMDBID: Bool { movie.id.tmdb != nil }
  var imdbID: String? { if case .imdb(let id) = movie.id { id } else { nil } }
  var title: String { movie.title }
  var originalTitle: String { facts?.originalTitle ?? movie.title }
  var overview: String { facts?.overview ?? "" }
  var releaseDate: ReleaseDate? {
    facts?.releaseDate ?? movie.year.flatMap { ReleaseDate(year: $0) }
  }
  var rating: Rating? { facts?.rating }
  var posterPath: String? { nil }
  var tagline: String { "" }
  var runtime: Int? { facts?.runtime }
  var genres: [String] { facts?.genres ?? [] }
  var status: String { "" }
  var cast: [CastMember] { [] }
  var crew: [CrewMember] { [] }
  var trailers: [Trailer] { [] }
  var similar: [any PopularMovie] { [] }
}

extension MarkBook {
  /// Returns movies with what the catalog knows about those that come from the library.
  ///
  /// Loads the pages of movies about which nothing is known, so only what is shown should be
  /// completed. After two seconds, returns what is known by then.
  public nonisolated(nonsending) func completed(
    _ movies: [any PopularMovie]
  ) async -> [any PopularMovie] {
    let films = movies.compactMap { ($0 as? LibraryRow)?.movie.id.tmdb }
    guard !films.isEmpty, let catalog, let known = catalog.known else { return movies }
    let facts = await known.facts(about: films, from: catalog)
    return movies.map { movie in
      guard var row = movie as? LibraryRow else { return movie }
      row.facts = facts[row.id]
      return row
    }
  }

  /// Returns a movie from a catalog or, if the catalog does not have it or fails, as the library
  /// knows it.
  ///
  /// - Throws: `MovieError` from the catalog if the library does not have the movie, and from the
  ///   library if it cannot be read.
  public nonisolated(nonsending) func movie(
    _ id: MovieID, from catalog: any MovieCatalog
  ) async throws(MovieError) -> any DetailedMovie {
    // A catalog finds a movie by its TMDB ID without the library.
    let film = id.tmdb == nil ? try await library?.library().film(id) : nil
    do throws(MovieError) {
      if case .titled = film?.id ?? id { throw MovieError(.rejection(.noMovie(id))) }
      return try await catalog.movie(film?.id ?? id)
    } catch {
      guard error.code != .cancelled, let library = try? await library?.library(),
        let film = library.film(id)
      else { throw error }
      let facts = await catalog.known?.stored()
      return LibraryRow(
        movie: film, ownRating: library.marks(of: film.id).rating, catalogError: error,
        facts: film.id.tmdb.flatMap { facts?[$0] })
    }
  }
}
