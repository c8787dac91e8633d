import MovieEntities
import Testing
import ViperTesting

@testable import ListOfMovies
@testable import ViperTestSupport

@MainActor
struct PersonalListsInteractorTests {
  let recorder = Recorder { $0.record() }
  nonisolated static let kinds = MovieListKind.allCases.filter(\.isPersonal)

  private func interactor(
    _ answer: Result<MoviePage, MovieError>, session: Result<SessionEntity?, MovieError>
  ) -> ListOfMoviesInteractor {
    ListOfMoviesInteractor(
      catalog: CatalogStub(recorder: recorder, page: .success(page([]))),
      marks: MarkBook(
        AccountGateway(
          service: AccountStub(recorder: recorder, page: answer),
          sessions: SessionStoreStub(recorder: recorder, kept: session))))
  }

  @Test(arguments: kinds)
  func `Personal lists are requested from the account with its session`(kind: MovieListKind)
    async throws
  {
    let given = page(movies(1...3), number: 2, of: 4)
    let page = try await interactor(.success(given), session: .success(.neo))
      .movies(.kind(kind), page: 2)
    #expect(page.movies.map(\.id) == [1, 2, 3])
    #expect(page.number == 2)
    #expect(page.totalPages == 4)
    recorder.expect(
      "sessions.session(at: https://movies.example)",
      "accounts.movies(.\(kind), page: 2, of: neo-1)")
  }

  @Test(arguments: MovieListKind.allCases.filter { !$0.isPersonal })
  func `Public lists are requested from the catalog without a session`(
    kind: MovieListKind
  ) async throws {
    let interactor = interactor(.failure(.refused), session: .success(.neo))
    _ = try await interactor.movies(.kind(kind), page: 1)
    recorder.expect("catalog.movies(.kind(.\(kind)), page: 1)")
  }

  @Test func `A search is requested from the catalog without a session`() async throws {
    let interactor = interactor(.failure(.refused), session: .success(.neo))
    _ = try await interactor.movies(.search(term: "rated", year: 2021), page: 500)
    recorder.expect("catalog.movies(.search(rated, 2021), page: 500)")
  }
}
