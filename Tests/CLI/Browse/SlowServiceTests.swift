import Foundation
import Synchronization
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A window over a slow service appears immediately and accepts keys.
@Suite(.places(3))
struct SlowServiceTests {
  private static let movie = "/3/movie/19"
  private static let list = "/3/movie/popular"

  /// Runs `browse` against a server, with a request timeout longer than the test's.
  private func run(
    _ server: TMDBServer, script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws -> Terminal.Run {
    defer { server.stop() }
    let run = try await Terminal.run(
      ["browse", "--timeout", "280"], environment: server.variables.mapValues { .some($0) }
    ) { terminal in
      try script(terminal, WatchedScreen(terminal))
    }
    #expect(run.isRestored)
    #expect(run.output.hasSuffix(Browse.leave))
    _ = run.screen()
    return run
  }

  /// A server that holds its responses for a path until a latch opens.
  private func server(holding path: String, until latch: Latch) throws -> TMDBServer {
    try TMDBServer(instead: { request in
      if request.path == path { latch.pass() }
      return nil
    })
  }

  @Test func `The first frame appears before the list has loaded`() async throws {
    let latch = Latch()
    defer { latch.open() }
    let server = try server(holding: Self.list, until: latch)
    let run = try await run(server) { terminal, screen in
      try screen.wait(for: ["1 Popular", "Popular movies", "Loading…", "? keys", "q quit"])
      try terminal.wait { server.requests.contains { $0.path == Self.list } }
      latch.open()
      try screen.showIDs()
      try screen.wait("no sign of loading") { !$0.shows("Loading…") && $0.shows("TMDB") }
      terminal.type("q")
    }
    #expect(run.status == 0)
  }

  @Test func `Esc leaves a loading page immediately and cancels its request`() async throws {
    let server = try TMDBServer(instead: { $0.path == Self.movie ? .hang : nil })
    let run = try await run(server) { terminal, screen in
      try screen.showIDs()
      try screen.type("\r", until: ["Metropolis", "Loading…", "Esc back"])
      try terminal.wait { server.requests.contains { $0.path == Self.movie } }
      try screen.type("\u{1B}[27u", untilFocusOn: "19")
      try terminal.wait { server.disconnections > 0 }
      try screen.type("j", untilFocusOn: "653")
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(!run.output.contains("Directed by") && !run.output.contains("answer"))
  }

  @Test(arguments: [(list, "\u{3}"), (movie, "q")])
  func `The program quits immediately while loading`(path: String, key: String) async throws {
    let server = try TMDBServer(instead: { $0.path == path ? .hang : nil })
    let run = try await run(server) { terminal, screen in
      if path == Self.movie {
        try screen.showIDs()
        terminal.type("\r")
      }
      try terminal.wait { server.requests.contains { $0.path == path } }
      try screen.type("", until: ["Loading…", "q quit"])
      terminal.type(key)
    }
    #expect(run.status == 0)
  }

  @Test func `A slow request shows progress, Esc cancels it, and Retry repeats it`()
    async throws
  {
    let count = Counter()
    let server = try TMDBServer(instead: {
      $0.path == Self.list && count.next() == 0 ? .hang : nil
    })
    let run = try await run(server) { terminal, screen in
      try screen.wait(for: ["Waiting for TMDB: Popular movies… 1 s", "Esc cancel"])
      try screen.wait(for: ["Waiting for TMDB: Popular movies… 2 s"])
      try screen.type("\u{1B}[27u", until: ["[Retry]", "r retry"])
      try terminal.wait { server.disconnections > 0 }
      #expect(count.next() == 1, "nothing is requested until the user wants that")
      try screen.type("r", until: ["Metropolis"])
      try screen.wait("the keys") { !$0.shows("Waiting for TMDB") && $0.shows("q quit") }
      terminal.type("q")
    }
    #expect(run.status == 0)
  }

  @Test func `Without a network, the error offers the embedded catalog, and r retries`()
    async throws
  {
    let server = try TMDBServer(instead: { _ in nil })
    let variables = server.variables.mapValues { Optional($0) }
    server.stop()
    let run = try await Terminal.run(["browse"], environment: variables) { terminal in
      let screen = WatchedScreen(terminal)
      let text = ["! Could not connect to TMDB.", "Or press : and choose", "[Retry]", "r retry"]
      try screen.wait(for: text)
      try screen.type("r", until: text)
      try screen.type(":built-in", until: ["> Use the built-in catalog"])
      try screen.type("\r", until: ["1 of 80", "built-in catalog", "Metropolis"])
      terminal.type("q")
    }
    #expect(run.status == 0)
  }

  @Test
  func `A Retry-After delay counts down and can be canceled`()
    async throws
  {
    let isBusy = Mutex(false)
    let server = try TMDBServer(instead: { _ in
      isBusy.withLock { $0 } ? .rejection(429, code: 25, "Slow down.", ["Retry-After": "60"]) : nil
    })
    let run = try await run(server) { terminal, screen in
      try screen.showIDs()
      isBusy.withLock { $0 = true }
      try screen.type(
        "r", until: ["Metropolis", "Too many requests to TMDB · retrying in 5", "Esc cancel"])
      try screen.type("\u{1B}[27u", until: ["Metropolis", "Enter open"])
      try screen.type("j", untilFocusOn: "653")
      terminal.type("q")
    }
    #expect(run.status == 0)
  }
}
