import MovieEntities
import Synchronization
import Testing

@MainActor
struct KnownMoviesTests {
  private final class Counter: Sendable {
    let ids = Mutex<[MovieID]>([])
  }

  private struct Catalog: MovieCatalog {
    var requests = Counter()

    func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
      MoviePage(
        number: page, movies: [PopularMovieEntity(id: 234, title: "Caligari")], totalPages: 1,
        totalResults: 1)
    }

    func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
      requests.ids.withLock { $0.append(id) }
      if id.tmdb ?? 0 > 900 { throw MovieError(.network(.unreachable)) }
      guard id == .tmdb(234) else { throw MovieError(.rejection(.noMovie(id))) }
      return DetailedMovieEntity(
        id: 234, title: "Caligari", runtime: 67, genres: ["Crime"],
        crew: [
          CrewMember(id: 1, name: "Robert Wiene", job: "Director", department: "Directing")
        ])
    }
  }

  private final class Observer: MovieFactsObserver {
    var movies: [Int] = []
    func factsDidChange(of movie: Int) { movies.append(movie) }
  }

  private let known = KnownMovies()
  private let observer = Observer()

  @Test func `A movie is known once its page has been loaded`() async throws {
    let catalog = RememberingCatalog(Catalog(), known: known)
    _ = try await catalog.movies(.kind(.popular), page: 1)
    #expect(known[234] == nil)
    _ = try await catalog.movie(.tmdb(234))
    #expect(
      catalog.known?[234]
        == MovieFacts(
          originalTitle: "Caligari", runtime: 67, genres: ["Crime"], directors: ["Robert Wiene"]))
  }

  @Test func `The facts of a built-in catalog need no request`() async {
    let known = KnownMovies(store: nil) { $0 == 5 ? MovieFacts(runtime: 50) : nil }
    let catalog = Catalog()
    #expect(await known.facts(about: [5], from: catalog)[5]?.runtime == 50)
    #expect(known[6] == nil)
    #expect(catalog.requests.ids.withLock { $0 } == [])
  }

  @Test func `A page that cannot be loaded adds nothing`() async {
    let catalog = RememberingCatalog(Catalog(), known: known)
    await #expect(throws: MovieError.self) { try await catalog.movie(.tmdb(1)) }
    #expect(known[1] == nil)
  }

  @Test func `Observers are notified of new facts only`() async throws {
    known.observe(observer)
    let catalog = RememberingCatalog(Catalog(), known: known)
    _ = try await catalog.movie(.tmdb(234))
    _ = try await catalog.movie(.tmdb(234))
    #expect(observer.movies == [234])
  }

  @Test func `An observer is not retained`() {
    var other: Observer? = Observer()
    weak let weakOther = other
    if let other { known.observe(other) }
    other = nil
    #expect(weakOther == nil)
  }

  /// A store that records what is saved.
  private final class Store: FactStore {
    let saved = Mutex<[Int: MovieFacts]>([1: MovieFacts(runtime: 60)])
    func facts() async -> [Int: MovieFacts] { saved.withLock { $0 } }
    func save(_ facts: [Int: MovieFacts]) { saved.withLock { $0.merge(facts) { $1 } } }
  }

  @Test func `Facts about films in the library are loaded once, and stored`() async {
    let store = Store()
    let known = KnownMovies(store: store)
    let catalog = RememberingCatalog(Catalog(), known: known)
    // The catalog does not have the second movie.
    let facts = await known.facts(about: [1, 2, 234], from: catalog)
    #expect(facts.keys.sorted() == [1, 234])
    #expect(facts[234]?.runtime == 67)
    #expect(store.saved.withLock { $0 } == facts)
    #expect(await KnownMovies(store: store).stored() == facts)
  }

  @Test func `A movie that the service does not have is requested once`() async {
    let known = KnownMovies(store: Store())
    let catalog = Catalog()
    for movies in [[2, 901], [2, 901, 234]] {
      _ = await known.facts(about: movies, from: RememberingCatalog(catalog, known: known))
    }
    let ids = catalog.requests.ids.withLock { $0 }
    #expect(ids.count { $0 == 2 } == 1)
    // It was not the service's answer that the movie does not exist.
    #expect(ids.count { $0 == 901 } == 2)
  }

  @Test func `No more pages are requested after a failure`() async {
    let known = KnownMovies(store: Store())
    let catalog = RememberingCatalog(Catalog(), known: known)
    let facts = await known.facts(about: [901, 902, 903, 904, 234], from: catalog)
    #expect(facts.keys.sorted() == [1])
  }

  @Test func `Only films in the library are stored`() async throws {
    let store = Store()
    let known = KnownMovies(store: store)
    _ = try await RememberingCatalog(Catalog(), known: known).movie(.tmdb(234))
    #expect(store.saved.withLock { $0.keys.sorted() } == [1])
    known.keep([234, 5])
    #expect(store.saved.withLock { $0.keys.sorted() } == [1, 234])
  }

  @Test func `A catalog keeps no movies by default`() {
    #expect(Catalog().known == nil)
  }
}
