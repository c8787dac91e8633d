import Entities
import Testing
import ViperTesting

@testable import ListOfMovies
@testable import ViperTestSupport

@Suite("List interactor: lists of a person's own")
@MainActor
struct PersonalListsInteractorTests {
  let recorder = Recorder { $0.record() }
  nonisolated static let kinds = MovieListKind.allCases.filter(\.isPersonal)

  private func interactor(
    _ answer: Result<MoviePage, MovieError>, session: Result<SessionEntity?, MovieError>
  ) -> ListOfMoviesInteractor {
    ListOfMoviesInteractor(
      catalogue: CatalogueStub(recorder: recorder, page: .success(page([]))),
      account: AccountGateway(
        service: AccountStub(recorder: recorder, page: answer),
        sessions: SessionStoreStub(recorder: recorder, kept: session)))
  }

  @Test("They are asked of the account, with the session of where that lives", arguments: kinds)
  func loggedIn(kind: MovieListKind) async throws {
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

  @Test("Who is not logged in is told so, and nothing is asked", arguments: kinds)
  func notLoggedIn(kind: MovieListKind) async {
    let interactor = interactor(.success(page([])), session: .success(nil))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.movies(.kind(kind), page: 1)
    }
    #expect(thrown?.code == .notLoggedIn)
    #expect(thrown?.reason == .notLoggedIn(.noSessionForList))
    #expect(thrown?.canRetry == false)
    recorder.expect("sessions.session(at: https://movies.example)")
  }

  @Test("A damaged store is passed on, and nothing is asked")
  func damagedStore() async {
    let damaged = MovieError(.stateNotReadable, "It is damaged.", advice: "Remove it.")
    let interactor = interactor(.success(page([])), session: .failure(damaged))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.movies(.kind(.watchlist), page: 1)
    }
    #expect(thrown?.code == .stateNotReadable)
    #expect(thrown?.reason == .said("It is damaged.", advice: "Remove it."))
    recorder.expect("sessions.session(at: https://movies.example)")
  }

  @Test("What the account says of a session that has ended is passed on")
  func endedSession() async {
    let ended = MovieError(.notLoggedIn, "The session has ended.", advice: "Log in again.")
    let interactor = interactor(.failure(ended), session: .success(.neo))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.movies(.kind(.favorites), page: 1)
    }
    #expect(thrown?.code == .notLoggedIn)
    #expect(thrown?.reason == .said("The session has ended.", advice: "Log in again."))
    recorder.expect(
      "sessions.session(at: https://movies.example)",
      "accounts.movies(.favorites, page: 1, of: neo-1)")
  }

  @Test(
    "What everybody sees is asked of the catalogue, and no session is looked for",
    arguments: MovieListKind.allCases.filter { !$0.isPersonal })
  func everybodys(kind: MovieListKind) async throws {
    let interactor = interactor(.failure(.refused), session: .success(.neo))
    _ = try await interactor.movies(.kind(kind), page: 1)
    recorder.expect("catalogue.movies(.kind(.\(kind)), page: 1)")
  }

  @Test("A search is asked of the catalogue, and no session is looked for")
  func search() async throws {
    let interactor = interactor(.failure(.refused), session: .success(.neo))
    _ = try await interactor.movies(.search(term: "rated", year: nil), page: 1)
    recorder.expect("catalogue.movies(.search(rated), page: 1)")
  }
}
