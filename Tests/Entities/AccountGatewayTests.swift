import MovieEntities
import Synchronization
import Testing

@Suite("What belongs to the person who is logged in")
struct AccountGatewayTests {
  private static let here = session("here", at: "https://here.example")
  private static let elsewhere = session("elsewhere", at: "https://elsewhere.example")

  private let calls = Calls()

  private static func session(_ service: String, at baseURL: String) -> SessionEntity {
    SessionEntity(
      service: service, baseURL: baseURL, id: "\(service)-1",
      account: AccountEntity(id: 1, username: "ada"))
  }

  /// A gateway to the service here, over the sessions that are kept.
  private func gateway(_ kept: SessionEntity..., refusal: MovieError? = nil) -> AccountGateway {
    AccountGateway(
      service: Accounts(calls: calls, refusal: refusal),
      sessions: Sessions(calls: calls, kept: kept))
  }

  @Test("The session is that of where the service lives")
  func session() async throws {
    #expect(try await gateway(Self.elsewhere, Self.here).session()?.id == "here-1")
    #expect(try await gateway(Self.elsewhere).session() == nil)
  }

  @Test("A log-in service's session counts when it is one for this service")
  func sessionFrom() async throws {
    let gateway = gateway(Self.elsewhere, Self.here)
    #expect(try await gateway.session(from: "here")?.id == "here-1")
    #expect(try await gateway.session(from: "elsewhere") == nil)
    #expect(try await gateway.session(from: "nowhere") == nil)
  }

  @Test("Who needs a session and has none says why", arguments: MovieError.NotLoggedIn.allCases)
  func required(reason: MovieError.NotLoggedIn) async throws {
    let error = await #expect(throws: MovieError.self) {
      _ = try await gateway(Self.elsewhere).requireSession(reason)
    }
    #expect(error?.reason == .notLoggedIn(reason))
    #expect(try await gateway(Self.here).requireSession(reason).id == "here-1")
  }

  @Test("Each request goes to the service with its session")
  func requests() async throws {
    let gateway = gateway(Self.here)
    #expect(try await gateway.movies(.rated, page: 3).number == 3)
    #expect(try await gateway.states(of: 19)?.isFavorite == true)
    try await gateway.apply(.watchlist(true), for: 19)
    calls.expect(
      "movies(rated, 3, here-1)", "states(19, here-1)", "apply(watchlist(true), 19, here-1)")
  }

  @Test("Without a session no request goes out")
  func notLoggedIn() async throws {
    let gateway = gateway(Self.elsewhere)
    let list = await #expect(throws: MovieError.self) {
      _ = try await gateway.movies(.watchlist, page: 1)
    }
    #expect(list?.reason == .notLoggedIn(.noSessionForList))
    #expect(try await gateway.states(of: 19) == nil)
    let change = await #expect(throws: MovieError.self) {
      try await gateway.apply(.favorite(true), for: 19)
    }
    #expect(change?.reason == .notLoggedIn(.noSessionForMarks))
    calls.expect()
  }

  @Test("A session that has ended at the service is forgotten")
  func logOut() async throws {
    try await gateway(Self.here).logOut(Self.here)
    calls.expect("remove(here)", "logOut(here-1)")
  }

  @Test("A session that the service did not end is forgotten too, and the error is returned")
  func refusedLogOut() async throws {
    let gateway = gateway(Self.here, refusal: MovieError(.network(.timedOut)))
    #expect(try await gateway.logOut(Self.here)?.code == .timedOut)
    calls.expect("remove(here)", "logOut(here-1)")
  }
}

/// What the service and the store were asked, in order.
private final class Calls: Sendable {
  private let calls = Mutex<[String]>([])

  func add(_ call: String) { calls.withLock { $0.append(call) } }

  func expect(_ expected: String..., location: SourceLocation = #_sourceLocation) {
    #expect(calls.withLock { $0 } == expected, sourceLocation: location)
  }
}

private struct Accounts: AccountService {
  let calls: Calls
  let refusal: MovieError?
  let baseURL = "https://here.example"

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {
    calls.add("logOut(\(session.id))")
    if let refusal { throw refusal }
  }

  func movies(
    _ kind: MovieListKind, page: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage {
    calls.add("movies(\(kind), \(page), \(session.id))")
    return MoviePage(number: page, movies: [], totalPages: page, totalResults: 0)
  }

  func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> AccountStates {
    calls.add("states(\(movie), \(session.id))")
    return AccountStates(isFavorite: true)
  }

  func apply(_ change: MarkChange, for movie: Int, of session: any Session) async throws(MovieError)
  {
    calls.add("apply(\(change), \(movie), \(session.id))")
  }
}

private struct Sessions: SessionStore {
  let calls: Calls
  let kept: [SessionEntity]

  func save(_ session: any Session) async throws(MovieError) {
    calls.add("save(\(session.id))")
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    kept.first { $0.service == service }
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    kept.last { $0.baseURL == baseURL }
  }

  func remove(_ service: String) async throws(MovieError) { calls.add("remove(\(service))") }
}
