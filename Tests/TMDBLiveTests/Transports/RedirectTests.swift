import Foundation
import TMDB
import Testing

@testable import TMDBLive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Where a question may be sent on to", .timeLimit(.minutes(5)))
struct RedirectTests {
  /// A server that sends everything on to an address, and one that lies there.
  private func sentOn(
    _ request: Request, _ credential: Credential = .token("secret-token"), status: Int = 302,
    query: String = ""
  ) async throws -> (response: Response, elsewhere: [LoopbackRequest]) {
    let other = try LoopbackServer { _ in .json(#"{"from":"elsewhere"}"#) }
    let target = other.address + "/there" + query
    let server = try LoopbackServer { _ in .redirect(status, to: target) }
    defer {
      server.stop()
      other.stop()
    }
    let response = try await server.transport(credential).response(to: request)
    return (response, other.requests)
  }

  @Test("On the same host the credential comes along", arguments: [301, 302, 307, 308])
  func sameHost(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(status, to: "/new?a=b") : .json(#"{"at":"new"}"#)
    }
    defer { server.stop() }
    let response = try await server.transport().response(to: .get("/old"))
    #expect(response.text == #"{"at":"new"}"#)
    #expect(server.requests.map(\.target) == ["/old", "/new?a=b"])
    #expect(server.requests.last?.headers["authorization"] == "Bearer secret-token")
  }

  @Test("To another port no token comes along", arguments: [301, 302, 303, 307, 308])
  func token(status: Int) async throws {
    let (response, elsewhere) = try await sentOn(.get("/movie/1"), status: status)
    #expect(response.text == #"{"from":"elsewhere"}"#)
    #expect(elsewhere.map(\.target) == ["/there"])
    #expect(elsewhere.allSatisfy { $0.headers["authorization"] == nil })
    #expect(elsewhere.allSatisfy { !$0.headers.values.contains { $0.contains("secret-token") } })
  }

  @Test("To another name of this machine no token comes along")
  func name() async throws {
    let server = try LoopbackServer { request in
      request.path == "/new" ? .json("{}") : .redirect(to: "http://localhost:\(request.port)/new")
    }
    defer { server.stop() }
    _ = try await server.transport().response(to: .get("/old"))
    #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer secret-token", nil])
  }

  @Test("Elsewhere no secret parameter comes along, should the service write it down again")
  func parameters() async throws {
    let query = "?api_key=key&page=2&session_id=s&guest_session_id=g&request_token=r&query=a%26b"
    let (_, elsewhere) = try await sentOn(.get("/movie/1"), .apiKey("key"), query: query)
    #expect(elsewhere.map(\.target) == ["/there?page=2&query=a%26b"])
  }

  @Test("What changes something is not sent elsewhere", arguments: [301, 302, 303, 307, 308])
  func writes(status: Int) async throws {
    let (refused, elsewhere) = try await sentOn(
      .post("/authentication/token/validate_with_login", ["password": "p"]), status: status)
    #expect(refused.status == status)
    #expect(elsewhere.isEmpty)
    let (response, places) = try await sentOn(
      .delete("/authentication/session", ["session_id": "s"]), status: status)
    #expect(response.status == status)
    #expect(places.isEmpty)
  }

  @Test("An response that is sent in circles cannot be used")
  func circle() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    defer { server.stop() }
    let failure = try await server.transport().failure(.get("/movie/1").within(.seconds(20)))
    #expect(failure == .unusable)
  }

  @Test(
    "From https nothing goes to http, nor to anything but the web",
    arguments: [
      "http://api.example.com/3", "http://127.0.0.1:8080/3", "http://localhost/3",
      "ftp://127.0.0.1/3", "file://localhost/etc/hostname", "file:///etc/hostname",
      "data:application/json,%7B%7D",
    ])
  func downgrade(address: String) throws {
    #expect(try next(address, from: "https://api.example.com/3/movie/1") == nil)
  }

  @Test(
    "From loopback nothing goes to a file or to plain http elsewhere",
    arguments: [
      "http://example.com/3", "http://127.0.0.1.example.com/3", "file://localhost/etc/hostname",
      "ftp://127.0.0.1/3",
    ])
  func fromLoopback(address: String) throws {
    #expect(try next(address, from: "http://127.0.0.1:8080/3/movie/1") == nil)
  }

  @Test("From https to https elsewhere no token comes along")
  func secure() throws {
    let next = try #require(
      try next("https://other.example.com/3?page=1", from: "https://api.example.com/3"))
    #expect(next.url?.absoluteString == "https://other.example.com/3?page=1")
    #expect(next.value(forHTTPHeaderField: "Authorization") == nil)
  }

  private func next(_ address: String, from start: String) throws -> URLRequest? {
    let question = URLRequest(url: try #require(URL(string: start)))
    var request = URLRequest(url: try #require(URL(string: address)))
    request.setValue("Bearer secret-token", forHTTPHeaderField: "Authorization")
    return Redirect.next(request, from: question)
  }
}

extension LoopbackRequest {
  /// The port that it was sent to.
  fileprivate var port: String {
    headers["host"]?.split(separator: ":").last.map { String($0) } ?? ""
  }
}
