import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct ConnectionFailureTests {
  private func failure(
    _ reaction: Reaction, _ request: Request = .get("/movie/1")
  ) async throws -> MovieError? {
    let server = try LoopbackServer { _ in reaction }
    defer { server.stop() }
    return try await server.transport().failure(request)
  }

  @Test func `An unresponsive server times out`() async throws {
    let server = try LoopbackServer { _ in .hang }
    defer { server.stop() }
    let failure = try await server.transport().failure(
      .get("/movie/1").within(.milliseconds(300)))
    #expect(failure == .network(.timedOut))
    await server.disconnections()
  }

  @Test func `A server that stops mid-response times out`() async throws {
    let server = try LoopbackServer { _ in
      var reaction = Reaction.truncated("{")
      reaction.ending = .hang
      return reaction
    }
    defer { server.stop() }
    let failure = try await server.transport().failure(
      .get("/movie/1").within(.milliseconds(300)))
    #expect(failure == .network(.timedOut))
    await server.disconnections()
  }

  @Test func `A late response within the timeout is returned`() async throws {
    let latch = Latch()
    let server = try LoopbackServer { _ in Reaction.json("{}").waiting(for: latch) }
    defer { server.stop() }
    let transport = try server.transport()
    async let response = transport.response(to: .get("/movie/1"))
    await server.arrivals()
    latch.open()
    #expect(try await response.status == 200)
  }

  @Test func `Canceling returns immediately and closes the connection`() async throws {
    let server = try LoopbackServer { _ in .hang }
    defer { server.stop() }
    let transport = try server.transport()
    let task = Task { await transport.failure(.get("/movie/1")) }
    await server.arrivals()
    task.cancel()
    #expect(await task.value == .cancelled)
    await server.disconnections()
  }

  @Test func `An already canceled task sends no request`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    let transport = try server.transport()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.failure(.get("/movie/1"))
    }
    #expect(await task.value == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `A task canceled at any moment ends`() async throws {
    let server = try LoopbackServer { _ in .hang }
    defer { server.stop() }
    let transport = try server.transport()
    for _ in 1...400 {
      let task = Task { await transport.failure(.get("/movie/1").within(.seconds(600))) }
      await Task.yield()
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  @Test(arguments: [
    ("truncated", Reaction.truncated(#"{"page":1,"results":["#)), ("reset", .reset),
    ("closed", .closed),
  ])
  func `A connection that breaks mid-response is an error`(
    example: (name: String, reaction: Reaction)
  ) async throws {
    let failure = try await failure(example.reaction)
    #expect(failure == .network(.connectionLost), "\(example.name)")
  }

  @Test func `A response that is not HTTP is an error`() async throws {
    let greeting = Array("SSH-2.0-OpenSSH_9.6\r\n".utf8)
    #expect(
      try await failure(Reaction(bytes: greeting, ending: .close)) == .network(.badResponse))
  }

  @Test func `A closed kept-alive connection does not affect the next request`() async throws {
    let server = try LoopbackServer { request in
      var reaction = Reaction.json("{}")
      if request.path == "/last" { reaction.ending = .close }
      return reaction
    }
    defer { server.stop() }
    let transport = try server.transport()
    #expect(try await transport.response(to: .get("/last")).status == 200)
    #expect(try await transport.response(to: .get("/next")).status == 200)
    #expect(server.connections == 2)
  }

  @Test(arguments: [Reaction.reset, .closed])
  func `A write is sent once, even if a kept-alive connection breaks`(reaction: Reaction)
    async throws
  {
    let server = try LoopbackServer { $0.method == "GET" ? .json("{}") : reaction }
    defer { server.stop() }
    let transport = try server.transport()
    for request in [Request.post("/a", ["b": "c"]), .delete("/a")] {
      _ = try await transport.response(to: .get("/movie/1"))
      #expect(await transport.failure(request) == .network(.connectionLost))
    }
    #expect(server.requests.map(\.method) == ["GET", "POST", "GET", "DELETE"])
  }

  @Test func `A closed port is reported as offline`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    server.stop()
    #expect(try await server.transport().failure(.get("/movie/1")) == .network(.unreachable))
  }

  @Test func `A host name that cannot be resolved is reported as such`() async throws {
    let transport = try curlTransport(to: "https://movies.invalid/3")
    #expect(await transport.failure(.get("/movie/1")) == .network(.nameNotResolved))
  }

  @Test func `A server without TLS is reported as insecure`() async throws {
    let server = try LoopbackServer { _ in .closed }
    defer { server.stop() }
    let transport = try curlTransport(to: "https://127.0.0.1:\(server.port)/3")
    #expect(await transport.failure(.get("/movie/1")) == .network(.insecure))
    #expect(server.requests.isEmpty)
  }
}
