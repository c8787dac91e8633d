import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(3))
struct BrowseMarksTests {
  private func run(
    _ server: TMDBServer, script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws {
    defer { server.stop() }
    let run = try await Terminal.run(
      ["browse"], environment: server.variables.mapValues { .some($0) }
    ) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.showIDs()
      try script(terminal, screen)
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    _ = run.screen()
  }

  private static let lists = ["/favorite/movies", "/watchlist/movies", "/rated/movies"]

  private static func requests(for list: String, at server: TMDBServer) -> Int {
    server.paths.filter { $0.hasPrefix("GET ") && $0.hasSuffix(list) }.count
  }

  @Test func `After a login, each of the user's lists is requested once`() async throws {
    let server = try TMDBServer()
    try await run(server) { terminal, screen in
      try screen.type(":log in", until: ["> Log in"])
      try screen.type("\r", until: ["Password"])
      try screen.type("user0\t12345678\r", until: ["Welcome, "])
      try terminal.wait {
        Self.lists.allSatisfy { Self.requests(for: $0, at: server) > 0 }
      }
    }
    #expect(Self.lists.map { Self.requests(for: $0, at: server) } == [1, 1, 1])
  }

  @Test func `Without a login, a mark is kept on this computer, and the service is not asked`()
    async throws
  {
    let server = try TMDBServer()
    try await run(server) { _, screen in
      try screen.type("f", until: ["now a favorite", "♥"])
      try screen.type("u", until: ["Undone: favorite"])
    }
    #expect(server.paths.filter { $0.contains("/account") } == [])
  }
}
