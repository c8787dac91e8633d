import MovieEntities
import MovieTMDB
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Connecting and closing connections.
@Suite(.places(2))
struct ConnectionTests {
  @Test func `A server is reachable at IPv6 addresses`() async throws {
    let server = try LoopbackServer(host: "::1") { _ in .json("{}") }
    defer { server.stop() }
    #expect(try await server.transport().response(to: .get("/movie/1")).status == 200)
  }

  @Test(.long)
  func `A connect timeout is reported as a timeout`() async throws {
    // With a full queue, connections are neither accepted nor refused.
    let (listener, port) = try Sockets.listen(on: "127.0.0.1", waiting: 0)
    let visitors = (1...4).map { _ in Sockets.queue(at: port) }
    defer { for descriptor in visitors + [listener] { close(descriptor) } }
    let transport = try curlTransport(to: "http://127.0.0.1:\(port)/3")
    // The request itself may take a day.
    #expect(
      await transport.failure(.get("/movie/1").within(.seconds(86_400))) == .network(.timedOut))
  }

  @Test func `Released transports leave no open connections`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    for _ in 1...5 { _ = try await server.transport().response(to: .get("/movie/1")) }
    await server.disconnections(5)
    #expect(server.connections == 5)
  }

  @Test func `Releasing a transport waits for its requests`() async throws {
    let latch = Latch()
    let server = try LoopbackServer { _ in Reaction.json("{}").waiting(for: latch) }
    defer { server.stop() }
    let task = Task { try await server.transport().response(to: .get("/movie/1")).status }
    await server.arrivals()
    latch.open()
    #expect(try await task.value == 200)
  }
}
