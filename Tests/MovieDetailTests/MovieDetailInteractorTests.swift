import Entities
import Testing
import ViperTesting

@testable import MovieDetail
@testable import ViperTestSupport

@Suite("Detail interactor")
@MainActor
struct MovieDetailInteractorTests {
  let recorder = Recorder { $0.record() }

  private func interactor(
    _ answer: Result<any DetailedMovie, MovieError> = .success(StubMovie.full),
    sessions: [SessionEntity] = [session("other", at: "https://other.example"), session()],
    unreadable: MovieError? = nil, states: Result<AccountStates, MovieError>? = nil,
    refusal: MovieError? = nil
  ) -> MovieDetailInteractor {
    var accounts = AccountsStub(recorder: recorder, refusal: refusal)
    if let states { accounts.states = states }
    return MovieDetailInteractor(
      catalogue: CatalogueStub(recorder: recorder, answer: answer),
      account: AccountGateway(
        service: accounts,
        sessions: SessionsStub(recorder: recorder, sessions: sessions, error: unreadable)))
  }

  @Test(
    "It asks the catalogue for the same movie, and hands it on",
    arguments: [MovieID.tmdb(278), MovieID.imdb("tt0111161")])
  func movie(id: MovieID) async throws {
    let movie = try await interactor().movie(id)
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
    #expect(thrown?.reason == given.reason)
    #expect(thrown?.canRetry == given.canRetry)
    recorder.expect("catalogue.movie(278)")
  }

  @Test("It asks the account of the service's own session for the states, and hands them on")
  func states() async throws {
    let said = AccountStates(isFavorite: true, rating: OwnRating(8.5))
    let states = try await interactor(states: .success(said)).states(of: 278)
    #expect(states == said)
    recorder.expect("accounts.states(278, s1)")
  }

  @Test(
    "Without a session of the service it asks nobody for states",
    arguments: [[], [session("other", at: "https://other.example")]])
  func noStates(sessions: [SessionEntity]) async throws {
    #expect(try await interactor(sessions: sessions).states(of: 278) == nil)
    recorder.expect()
  }

  @Test("It hands on the account's error, of states and of a change")
  func accountErrors() async {
    let interactor = interactor(states: .failure(.offline), refusal: .refused)
    let states = await #expect(throws: MovieError.self) { try await interactor.states(of: 278) }
    #expect(states?.code == .offline)
    let change = await #expect(throws: MovieError.self) {
      try await interactor.apply(.watchlist(true), for: 278)
    }
    #expect(change?.code == .refused)
    recorder.expect("accounts.states(278, s1)", "accounts.apply(watchlist(true), 278, s1)")
  }

  @Test("A change is sent to the account of the service's own session")
  func apply() async throws {
    try await interactor().apply(.rating(OwnRating(8.5)), for: 278)
    recorder.expect("accounts.apply(rating(8.5), 278, s1)")
  }

  @Test("Without a session a change is sent to nobody")
  func notLoggedIn() async {
    let interactor = interactor(sessions: [session("other", at: "https://other.example")])
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.apply(.favorite(true), for: 278)
    }
    #expect(thrown?.code == .notLoggedIn)
    #expect(thrown?.reason == .notLoggedIn(.noSessionForMarks))
    #expect(thrown?.canRetry == false)
    recorder.expect()
  }

  @Test("A session that cannot be read is an error, and nobody is asked")
  func unreadable() async {
    let interactor = interactor(unreadable: MovieError(.stateNotReadable, "It is damaged."))
    let states = await #expect(throws: MovieError.self) { try await interactor.states(of: 278) }
    #expect(states?.code == .stateNotReadable)
    let change = await #expect(throws: MovieError.self) {
      try await interactor.apply(.favorite(true), for: 278)
    }
    #expect(change?.code == .stateNotReadable)
    recorder.expect()
  }
}
