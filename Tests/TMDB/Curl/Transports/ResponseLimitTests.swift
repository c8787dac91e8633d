import Foundation
import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Valid responses, and limits on their size.
@Suite(.places(2))
struct ResponseLimitTests {
  private func outcome(
    _ reaction: Reaction
  ) async throws -> Result<Response, MovieError> {
    let server = try LoopbackServer { _ in reaction }
    defer { server.stop() }
    let transport = try server.transport()
    do throws(MovieError) {
      return .success(try await transport.response(to: .get("/movie/1")))
    } catch {
      return .failure(error)
    }
  }

  private func raw(_ head: String, _ body: String = "", _ ending: Reaction.Ending = .close)
    -> Reaction
  {
    Reaction(bytes: Array((head + "\r\n\r\n" + body).utf8), ending: ending)
  }

  @Test func `A body of up to eight megabytes is accepted`() async throws {
    let most = [UInt8](repeating: 0x20, count: 8 << 20)
    #expect(try await outcome(.response(200, [:], most)).get().body.count == 8 << 20)
    #expect(
      try await outcome(.response(200, [:], most + [0x20]))
        == .failure(.network(.badResponse)))
  }

  @Test func `The size limit applies to the decompressed body`() async throws {
    let bomb = Reaction.response(
      200, ["Content-Encoding": "gzip"], Gzip.zeros(count: 64 << 20))
    #expect(bomb.bytes.count < 1 << 20)
    #expect(try await outcome(bomb) == .failure(.network(.badResponse)))
  }

  @Test func `An endless body is rejected`() async throws {
    let piece = "100000\r\n" + String(repeating: "x", count: 1 << 20) + "\r\n"
    let reaction = raw(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked", String(repeating: piece, count: 12), .hang)
    #expect(try await outcome(reaction) == .failure(.network(.badResponse)))
  }

  @Test func `Interim responses are skipped`() async throws {
    let reaction = raw(
      """
      HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n\
      HTTP/1.1 200 OK\r\nContent-Length: 2
      """, "{}", .keepAlive)
    let response = try await outcome(reaction).get()
    #expect(response.text == "{}")
    #expect(response.status == 200)
  }

  @Test func `Headers of an interim response are ignored`() async throws {
    let reaction = raw(
      "HTTP/1.1 103 Early Hints\r\nETag: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2", "{}")
    #expect(try await outcome(reaction).get().header("ETag") == nil)
  }

  @Test(arguments: [
    String(repeating: "X-Field: \(String(repeating: "y", count: 90))\r\n", count: 5_000),
    "X-Field: " + String(repeating: "y", count: 400_000),
    String(
      repeating: "X-Field: \(String(repeating: "y", count: 990))\r\n\r\nHTTP/1.1 103 Hint\r\n",
      count: 500),
  ])
  func `An endless header is rejected, in many lines, one line, or many responses`(lines: String)
    async throws
  {
    let start = "HTTP/1.1 \(lines.contains("HTTP") ? 103 : 200) OK\r\n"
    let reaction = Reaction(bytes: Array((start + lines).utf8), ending: .hang)
    #expect(try await outcome(reaction) == .failure(.network(.badResponse)))
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 2", "HT",
  ])
  func `A truncated header is not a response`(head: String) async throws {
    let reaction = Reaction(bytes: Array(head.utf8), ending: .close)
    let outcome = try await outcome(reaction)
    #expect(
      outcome == .failure(.network(.connectionLost)) || outcome == .failure(.network(.badResponse)))
  }

  @Test func `Trailers are not headers`() async throws {
    let reaction = raw(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: ETag",
      "2\r\n{}\r\n0\r\nETag: late\r\n\r\n", .keepAlive)
    let response = try await outcome(reaction).get()
    #expect(response.text == "{}")
    #expect(response.header("ETag") == nil)
  }

  @Test func `Other protocols are rejected`() async throws {
    let reaction = raw("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c", "", .close)
    let outcome = try await outcome(reaction)
    #expect(throws: MovieError.self) { try outcome.get() }
  }

  @Test func `A repeated header has both values`() async throws {
    let reaction = raw(
      "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nCache-Control: public\r\ncache-control:max-age=9",
      "{}", .keepAlive)
    let response = try await outcome(reaction).get()
    #expect(response.header("Cache-Control") == "public, max-age=9")
  }
}
