import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct RequestFormatTests {
  private func asked(
    _ request: Request, _ credential: Credential = .token("secret-token")
  ) async throws -> LoopbackRequest {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    _ = try await server.transport(credential).response(to: request)
    return try #require(server.requests.first)
  }

  @Test func `An access token is sent as a Bearer header and not in the URL`() async throws {
    let asked = try await asked(.get("/movie/popular", ["page": "2"]))
    #expect(asked.headers["authorization"] == "Bearer secret-token")
    #expect(asked.target == "/movie/popular?page=2")
  }

  @Test(arguments: [
    (Request.get("/movie/popular"), "/movie/popular?api_key=a%2Bkey"),
    (.get("/movie/popular", ["page": "2"]), "/movie/popular?page=2&api_key=a%2Bkey"),
  ])
  func `An API key is the last query parameter`(example: (Request, target: String)) async throws {
    let asked = try await asked(example.0, .apiKey("a+key"))
    #expect(asked.headers["authorization"] == nil)
    #expect(asked.target == example.target)
  }

  @Test func `Requests have a User-Agent and accept compressed JSON`() async throws {
    let asked = try await asked(.get("/movie/1"))
    #expect(asked.headers["user-agent"] == "tests/1.0")
    #expect(asked.headers["accept"] == "application/json")
    #expect(asked.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(asked.headers["cookie"] == nil)
  }

  @Test(arguments: [
    ("a&b=c #1 100% +", "a%26b%3Dc%20%231%20100%25%20%2B"),
    ("Amélie", "Am%C3%A9lie"),
    ("七人の侍", "%E4%B8%83%E4%BA%BA%E3%81%AE%E4%BE%8D"),
    ("../../authentication?x", "..%2F..%2Fauthentication%3Fx"),
    ("%2B", "%252B"),
    ("🎬\"'<>", "%F0%9F%8E%AC%22%27%3C%3E"),
  ])
  func `A search term arrives unchanged`(example: (term: String, escaped: String))
    async throws
  {
    let asked = try await asked(.get("/search/movie", ["query": example.term, "page": "1"]))
    #expect(asked.query == "query=\(example.escaped)&page=1")
    #expect(asked.parameter("query") == example.term)
  }

  @Test func `A known ETag is sent`() async throws {
    var request = Request.get("/movie/1")
    request.knownTag = #"W/"abc""#
    #expect(try await asked(request).headers["if-none-match"] == #"W/"abc""#)
    #expect(try await asked(.get("/movie/1")).headers["if-none-match"] == nil)
  }

  @Test(arguments: [
    (Request.post("/authentication/session/new", ["request_token": "t"]), "POST"),
    (.delete("/authentication/session", ["request_token": "t"]), "DELETE"),
  ])
  func `A body is JSON with its content type`(example: (Request, method: String)) async throws {
    let asked = try await asked(example.0)
    #expect(asked.method == example.method)
    #expect(asked.headers["content-type"] == "application/json")
    #expect(asked.body == Array(#"{"request_token":"t"}"#.utf8))
  }

  @Test func `The path of the base URL comes first, without a double slash`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    let transport = try curlTransport(to: server.address + "/proxy/3/")
    _ = try await transport.response(to: .get("/movie/1"))
    #expect(server.requests.map(\.target) == ["/proxy/3/movie/1"])
  }
}
