import MovieEntities
import MovieLibrary
import Synchronization
import Testing

struct AccountGatewayTests {
  private static let here = session("here", at: "https://here.example")
  private static let elsewhere = session("elsewhere", at: "https://elsewhere.example")

  private let calls = Calls()

  private static func session(_ service: String, at baseURL: String) -> SessionEntity {
    SessionEntity(
      service: service, baseURL: baseURL, id: "\(service)-1",
      account: AccountEntity(id: 1, username: "ada"))
  }

  /// A gateway for the current service, over stored sessions.
  private func gateway(_ kept: SessionEntity..., rejection: MovieError? = nil) -> AccountGateway {
    AccountGateway(
      service: Accounts(calls: calls, rejection: rejection),
      sessions: Sessions(calls: calls, kept: kept))
  }

  @Test func `The session belongs to the service's host`() async throws {
    #expect(try await gateway(Self.elsewhere, Self.here).session()?.id == "here-1")
    #expect(try await gateway(Self.elsewhere).session() == nil)
  }

  @Test func `A login service's session is used only for its own service`() async throws {
    let gateway = gateway(Self.elsewhere, Self.here)
    #expect(try await gateway.session(from: "here")?.id == "here-1")
    #expect(try await gateway.session(from: "elsewhere") == nil)
    #expect(try await gateway.session(from: "nowhere") == nil)
  }

  @Test(arguments: MovieError.NotLoggedIn.allCases)
  func `Without a session, the error says why`(reason: MovieError.NotLoggedIn) async throws {
    let error = await #expect(throws: MovieError.self) {
      _ = try await gateway(Self.elsewhere).requireSession(reason)
    }
    #expect(error?.reason == .notLoggedIn(reason))
    #expect(try await gateway(Self.here).requireSession(reason).id == "here-1")
  }

  @Test func `The session determines the store of marks, if any`() async throws {
    let owner = try await MarkBook(gateway(Self.here)).markStore().owner
    #expect(owner == MarkOwner(Self.here))
    let error = await #expect(throws: MovieError.self) {
      _ = try await MarkBook(gateway(Self.elsewhere)).markStore(.noSessionForList)
    }
    #expect(error?.reason == .notLoggedIn(.noSessionForList))
  }

  @Test func `An ended session is removed`() async throws {
    try await gateway(Self.here).logOut(Self.here)
    calls.expect("remove(here)", "logOut(here-1)")
  }

  @Test func `A session is removed even if the service fails to end it`()
    async throws
  {
    let gateway = gateway(Self.here, rejection: MovieError(.network(.timedOut)))
    #expect(try await gateway.logOut(Self.here)?.code == .timedOut)
    calls.expect("remove(here)", "logOut(here-1)")
  }
}

/// The calls to the service and the store, in order.
private final class Calls: Sendable {
  private let calls = Mutex<[String]>([])

  func add(_ call: String) { calls.withLock { $0.append(call) } }

  func expect(_ expected: String..., location: SourceLocation = #_sourceLocation) {
    #expect(calls.withLock { $0 } == expected, sourceLocation: location)
  }
}

private struct Accounts: AccountService {
  let calls: Calls
  let rejection: MovieError?
  let baseURL = "https://here.example"

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {
    calls.add("logOut(\(session.id))")
    if let rejection { throw rejection }
  }

  func markStore(of session: any Session) -> any MarkStore { NoMarks(owner: MarkOwner(session)) }
}

private struct NoMarks: MarkStore {
  let owner: MarkOwner

  func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    throw .cancelled
  }

  func marks(of movie: MovieID) async throws(MovieError) -> Marks { throw .cancelled }

  func apply(_ mark: Mark, for movie: Film) async throws(MovieError) {
    throw .cancelled
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
