import MovieEntities
import Testing

@MainActor
struct KnownMoviesTests {
  private struct Catalog: MovieCatalog {
    func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
      MoviePage(
        number: page, movies: [PopularMovieEntity(id: 234, title: "Caligari")], totalPages: 1,
        totalResults: 1)
    }

    func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
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
        == MovieFacts(runtime: 67, genres: ["Crime"], directors: ["Robert Wiene"]))
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

  @Test func `A catalog keeps no movies by default`() {
    #expect(Catalog().known == nil)
  }
}
