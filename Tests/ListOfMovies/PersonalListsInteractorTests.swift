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
      book: MarkBook(
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
      .movies(.kind(kind), page: 2, reload: false)
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
    let interactor = interactor(.failure(.rejected), session: .success(.neo))
    _ = try await interactor.movies(.kind(kind), page: 1, reload: false)
    recorder.expect("catalog.movies(.kind(.\(kind)), page: 1)")
  }

  @Test(arguments: [("keaton", "catalog.movies(.discover(1927 with 7), page: 2)"), ("x", nil)])
  func `Names in a filter are looked up, and an unknown one finds no movies`(
    name: String, call: String?
  ) async throws {
    var interactor = interactor(.failure(.rejected), session: .success(.neo))
    interactor.source = NamedPeople(recorder: recorder)
    let query = MovieQuery.discover(try FilterLine.filter("1927 with \(name)"))
    let page = try await interactor.movies(query, page: 2, reload: false)
    #expect(page.movies.isEmpty)
    if let call {
      recorder.expect("people(\(name))", call)
    } else {
      recorder.expect("people(\(name))")
    }
  }

  @Test func `A search is requested from the catalog without a session`() async throws {
    let interactor = interactor(.failure(.rejected), session: .success(.neo))
    _ = try await interactor.movies(.search(term: "rated", year: 2021), page: 500, reload: false)
    recorder.expect("catalog.movies(.search(rated, 2021), page: 500)")
  }
}

/// A source that finds one person by one name.
private struct NamedPeople: PersonSource {
  let recorder: Recorder

  func person(_ id: Int) async throws(MovieError) -> any Person { throw .unprepared }

  func people(named name: String, page: Int) async throws(MovieError) -> PersonPage {
    await recorder.record("people(\(name))")
    let people = name == "keaton" ? [PeopleSearchTests.keaton, PeopleSearchTests.other] : []
    return PersonPage(people: people)
  }
}
