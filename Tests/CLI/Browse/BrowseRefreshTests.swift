import Foundation
import Synchronization
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `r` in a window whose responses are cached.
@Suite(.places(3)) struct BrowseRefreshTests {
  @Test(arguments: ["list", "detail", "person"])
  func `A refresh sends a request, keeps the rows, and reports its result`(
    _ screen: String
  ) async throws {
    let isFailing = Mutex(false)
    let server = try TMDBServer(instead: { _ in
      // The wait exceeds the timeout, so the request is not retried.
      isFailing.withLock { $0 } ? .rejection(503, code: 11, "No.", ["Retry-After": "3600"]) : nil
    })
    defer { server.stop() }
    let (words, text) =
      switch screen {
      case "detail": (["detail", "19"], "Metropolis (1927)")
      case "person": (["person", "910000003"], "Rudolf Klein-Rogge")
      default: ([], "Metropolis")
      }
    let run = try await Terminal.run(
      ["browse"] + words, environment: server.variables.mapValues { .some($0) }
    ) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait("the screen") { $0.shows(text) && !$0.shows("Loading…") }
      let before = server.requests.count
      try screen.type("r", until: [text, "Updated"])
      #expect(server.requests.count == before + 1)
      #expect(server.requests.last?.headers["if-none-match"] != nil)
      isFailing.withLock { $0 = true }
      try screen.type("r", until: [text, "TMDB", "[Retry]"])
      isFailing.withLock { $0 = false }
      try screen.type("r", until: [text, "Updated"])
      try screen.wait("no failure") { !$0.shows("[Retry]") }
      terminal.type("q")
    }
    #expect(run.status == 0)
  }
}
