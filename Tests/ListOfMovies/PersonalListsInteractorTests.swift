import MovieEntities
import MovieLibrary
import Testing
import ViperTesting

@testable import EntityTestSupport
@testable import ListOfMovies
@testable import ViperTestSupport

@MainActor
struct PersonalListsInteractorTests {
  private let recorder: Recorder
  private let account: AccountDouble
  private let interactor: ListOfMoviesInteractor
  nonisolated static let kinds = MovieListKind.allCases.filter(\.isPersonal)

  init() {
    recorder = Recorder { $0.record() }
    account = AccountDouble(recorder: recorder)
    interactor = ListOfMoviesInteractor(
      catalog: CatalogDouble(recorder: recorder, page: .success(page([]))),
      book: MarkBook(AccountGateway(service: account, sessions: account)))
  }

  @Test(arguments: kinds)
  func `Personal lists are requested from the account`(kind: MovieListKind)
    async throws
  {
    account.lists = [kind: movies(1...3)]
    account.totalPages = [kind: 4]
    let page = try await interactor.movies(.kind(kind), page: 2, reload: false)
    #expect(page.movies.map(\.id) == [1, 2, 3])
    #expect(page.number == 2)
    #expect(page.totalPages == 4)
    recorder.expect("account.movies(\(kind), page: 2)")
  }

  @Test(arguments: MovieListKind.allCases.filter { !$0.isPersonal })
  func `Public lists are requested from the catalog without a session`(
    kind: MovieListKind
  ) async throws {
    _ = try await interactor.movies(.kind(kind), page: 1, reload: false)
    recorder.expect("catalog.movies(.kind(.\(kind)), page: 1)")
  }

  @Test(arguments: [("keaton", "catalog.movies(.discover(1927 with 7), page: 2)"), ("x", nil)])
  func `Names in a filter are looked up, and an unknown one finds no movies`(
    name: String, call: String?
  ) async throws {
    var interactor = interactor
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
