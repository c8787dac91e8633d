import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct WaitTests {
  @Test func `An unresponsive server times out and is not retried`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    try await withService(server) { home in
      let run = try await Binary.run(
        ["list", "--timeout", "0.5"], in: home, server.variables)
      #expect(run.status == 69)
      #expect(
        run.error
          == "Error: The request to TMDB timed out. Try again. Use a longer '--timeout' to wait longer.\n"
      )
      #expect(server.requests.count <= 1)
    }
  }

  @Test func `An interrupt ends a request immediately and silently`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    try await withService(server) { home in
      let started = try Binary.start(["list", "--timeout", "250"], in: home, server.variables)
      try await started.arrivals(at: server)
      started.child.send(SIGINT)
      let run = try await started.end()
      #expect(run.status == .signalled(SIGINT))
      #expect(run.output == "")
      #expect(run.error == "")
    }
  }

  @Test func `An interrupt ends the delay before a retry immediately`() async throws {
    let server = try TMDBServer(instead: { _ in .response(503, ["Retry-After": "200"], []) })
    try await withService(server) { home in
      let started = try Binary.start(["list", "--timeout", "250"], in: home, server.variables)
      try await started.arrivals(at: server)
      started.child.send(SIGINT)
      #expect(try await started.end().status == .signalled(SIGINT))
      #expect(server.requests.count == 1)
    }
  }
}
