import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct RedirectTests {
  @Test(arguments: [301, 302, 307, 308])
  func `A redirect to the same host keeps the credential`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(status, to: "/new?a=b") : .json(#"{"at":"new"}"#)
    }
    defer { server.stop() }
    let response = try await server.transport().response(to: .get("/old"))
    #expect(response.text == #"{"at":"new"}"#)
    #expect(server.requests.map(\.target) == ["/old", "/new?a=b"])
    #expect(server.requests.last?.headers["authorization"] == "Bearer secret-token")
  }

  @Test func `A redirect to another name of this machine drops the token`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/new" ? .json("{}") : .redirect(to: "http://localhost:\(request.port)/new")
    }
    defer { server.stop() }
    _ = try await server.transport().response(to: .get("/old"))
    #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer secret-token", nil])
  }

  @Test func `A redirect elsewhere drops secret parameters, even in the Location`()
    async throws
  {
    let query = "?api_key=key&page=2&session_id=s&guest_session_id=g&request_token=r&query=a%26b"
    let other = try LoopbackServer { _ in .json("{}") }
    let target = other.address + "/there" + query
    let server = try LoopbackServer { _ in .redirect(302, to: target) }
    defer {
      server.stop()
      other.stop()
    }
    _ = try await server.transport(.apiKey("key")).response(to: .get("/movie/1"))
    #expect(other.requests.map(\.target) == ["/there?page=2&query=a%26b"])
  }

  @Test func `A redirect loop is an error`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    defer { server.stop() }
    let failure = try await server.transport().failure(.get("/movie/1").within(.seconds(200)))
    #expect(failure == .network(.badResponse))
  }
}

extension LoopbackRequest {
  /// The port to which the request was sent.
  fileprivate var port: String {
    headers["host"]?.split(separator: ":").last.map { String($0) } ?? ""
  }
}
