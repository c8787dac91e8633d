import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

/// Scripts approve a web login automatically.
struct ApprovingTransportTests {
  private let wall: WallClock
  private let service: FailingTransport
  private let login: WebLogin

  init() {
    wall = WallClock(secondsSince1970: 0, on: ImmediateClock())
    // Requests are counted outside the approval, whose own are not the program's.
    service = FailingTransport(ApprovingTransport(EmbeddedTransport(clock: wall)), clock: wall)
    login = WebLogin(name: "tmdb-web", transport: service, clock: wall)
  }

  private func session(for token: String) async throws -> Response {
    try await service.response(to: .post("/authentication/session/new", ["request_token": token]))
  }

  @Test(arguments: [1, 2])
  func `The token is approved by the third session request`(times: Int) async throws {
    for _ in 0..<times {
      let session = try await login.logIn(username: "", password: "") { _ in }
      #expect(session.account.username == "user0")
    }
    // A token, three session requests, and the account.
    #expect(service.requests == times * 5)
  }

  @Test func `An invalid token stays rejected`() async throws {
    for _ in 1...4 { #expect(try await session(for: "none").status == 401) }
  }

  @Test func `A token that the service already approved needs no approval`() async throws {
    let session = try await PasswordLogin(name: "embedded", transport: service)
      .logIn(username: "user1", password: "12345678") { _ in }
    #expect(session.account.username == "user1")
    #expect(service.requests == 4)
  }

  @Test func `Other requests are forwarded`() async throws {
    let list = try await service.response(to: .get("/movie/popular", ["page": "1"]))
    #expect(list.status == 200)
    #expect(try await service.response(to: .get("/nowhere")).status == 404)
    #expect(service.baseURL == EmbeddedTransport().baseURL)
  }
}
