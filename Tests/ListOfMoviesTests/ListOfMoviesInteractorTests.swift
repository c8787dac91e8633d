import Entities
import Testing
import ViperTesting

@testable import ListOfMovies
@testable import ViperTestSupport

@Suite("List interactor")
@MainActor
struct ListOfMoviesInteractorTests {
  let recorder = Recorder { $0.record() }

  private func interactor(_ answer: Result<MoviePage, MovieError>) -> ListOfMoviesInteractor {
    ListOfMoviesInteractor(
      catalogue: CatalogueStub(recorder: recorder, page: answer),
      account: AccountGateway(
        service: AccountStub(recorder: recorder), sessions: SessionStoreStub(recorder: recorder)))
  }

  @Test(
    "It asks the catalogue for the same list and page",
    arguments: [
      (.kind(.upcoming), 1, "catalogue.movies(.kind(.upcoming), page: 1)"),
      (.search(term: "dune", year: 2021), 500, "catalogue.movies(.search(dune, 2021), page: 500)"),
    ] as [(MovieQuery, Int, String)])
  func question(query: MovieQuery, number: Int, event: String) async throws {
    _ = try await interactor(.success(page([]))).movies(query, page: number)
    recorder.expect(event)
  }

  @Test("It hands on the catalogue's page as it is")
  func answer() async throws {
    let given = page(movies(1...3), number: 2, of: 4)
    let page = try await interactor(.success(given)).movies(.kind(.popular), page: 2)
    #expect(page.movies.map(\.id) == [1, 2, 3])
    #expect(page.number == 2)
    #expect(page.totalPages == 4)
    #expect(page.totalResults == 80)
    recorder.expect("catalogue.movies(.kind(.popular), page: 2)")
  }

  @Test(
    "It hands on the catalogue's error",
    arguments: [MovieError.offline, MovieError.refused, MovieError.cancelled])
  func error(given: MovieError) async {
    let interactor = interactor(.failure(given))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.movies(.kind(.popular), page: 1)
    }
    #expect(thrown?.code == given.code)
    #expect(thrown?.reason == given.reason)
    #expect(thrown?.canRetry == given.canRetry)
    recorder.expect("catalogue.movies(.kind(.popular), page: 1)")
  }
}
