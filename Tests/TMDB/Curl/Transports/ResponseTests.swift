import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct ResponseTests {
  private func response(_ reaction: Reaction) async throws -> Response {
    let server = try LoopbackServer { _ in reaction }
    defer { server.stop() }
    return try await server.transport().response(to: .get("/movie/1"))
  }

  @Test func `Status, headers, and body arrive unchanged`() async throws {
    let response = try await response(
      .json(#"{"id":1}"#, status: 404, ["Retry-After": "7", "X-Odd": "é"]))
    #expect(response.status == 404)
    #expect(response.header("retry-after") == "7")
    #expect(response.text == #"{"id":1}"#)
  }

  @Test func `A compressed response is decompressed`() async throws {
    let text = "{\"overview\":\"" + String(repeating: "Amélie 七人の侍 ", count: 9_000) + "\"}"
    #expect(try await response(.gzip(text)).text == text)
  }

  @Test func `A compressed response without the header is decompressed`() async throws {
    let text = "{\"overview\":\"" + String(repeating: "Amélie 七人の侍 ", count: 9_000) + "\"}"
    let reaction = Reaction.response(
      200, ["Content-Type": "application/json"], Gzip.pack(Array(text.utf8)))
    #expect(try await response(reaction).text == text)
  }

  @Test func `A chunked response is joined`() async throws {
    #expect(try await response(.chunked(["{\"a\":", "[1,", "2]}"])).text == #"{"a":[1,2]}"#)
  }

  @Test func `A response of half a megabyte arrives completely`() async throws {
    let text = "[" + String(repeating: "1,", count: 262_144) + "1]"
    #expect(try await response(.json(text)).text == text)
  }

  @Test func `A 304 is returned unchanged`() async throws {
    let response = try await response(.response(304, ["ETag": "W/\"x\""], []))
    #expect(response.status == 304)
    #expect(response.body.isEmpty)
  }

  @Test func `Thirty sequential requests use one connection`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    let transport = try server.transport()
    for page in 1...30 {
      _ = try await transport.response(to: .get("/movie/popular", ["page": "\(page)"]))
    }
    #expect(server.requests.count == 30)
    #expect(server.connections == 1)
  }

  @Test func `Thirty simultaneous requests use at most eight connections`() async throws {
    let server = try LoopbackServer { request in .json(#"{"t":"\#(request.target)"}"#) }
    defer { server.stop() }
    let transport = try server.transport()
    let right = await withTaskGroup(of: Bool.self) { group in
      for page in 1...30 {
        group.addTask {
          let response = try? await transport.response(to: .get("/p/\(page)"))
          return response?.text == #"{"t":"/p/\#(page)"}"#
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(right == 30)
    #expect(server.connections <= 8)
  }

  @Test func `Cookies are not sent back`() async throws {
    let server = try LoopbackServer { _ in .json("{}", ["Set-Cookie": "a=b; Path=/"]) }
    defer { server.stop() }
    let transport = try server.transport()
    for _ in 1...2 { _ = try await transport.response(to: .get("/movie/1")) }
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test func `The session has no cache`()
    async throws
  {
    let server = try LoopbackServer { _ in .json("{}", ["Cache-Control": "public, max-age=9999"]) }
    defer { server.stop() }
    let transport = try server.transport()
    for _ in 1...2 { _ = try await transport.response(to: .get("/movie/1")) }
    #expect(server.requests.count == 2)
  }
}
