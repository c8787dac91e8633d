import Entities
import Testing
import ViperTesting

@testable import MovieDetail

@Suite("Detail interactor")
@MainActor
struct MovieDetailInteractorTests {
  let recorder = Recorder { Issue.record("\($0)") }

  private func interactor(_ answer: Result<any DetailedMovie, MovieError>) -> MovieDetailInteractor
  {
    MovieDetailInteractor(catalogue: CatalogueStub(recorder: recorder, answer: answer))
  }

  @Test(
    "It asks the catalogue for the same movie, and hands it on",
    arguments: [MovieID.tmdb(278), MovieID.imdb("tt0111161")])
  func movie(id: MovieID) async throws {
    let movie = try await interactor(.success(StubMovie.full)).movie(id)
    #expect(movie.id == 278)
    #expect(movie.similar.map(\.id) == [497, 13])
    recorder.expect("catalogue.movie(\(id))")
  }

  @Test(
    "It hands on the catalogue's error",
    arguments: [MovieError.offline, MovieError.notFound, MovieError.cancelled])
  func error(given: MovieError) async {
    let interactor = interactor(.failure(given))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.movie(.tmdb(278))
    }
    #expect(thrown?.code == given.code)
    #expect(thrown?.message == given.message)
    #expect(thrown?.advice == given.advice)
    #expect(thrown?.canRetry == given.canRetry)
    recorder.expect("catalogue.movie(278)")
  }
}
