import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Custom keys in the window.
@Suite(.places(2))
struct BrowseKeysTests {
  private func home(_ keys: String) throws -> Home {
    try SettingsHome("{\(keys)}").home
  }

  @Test func `Custom keys work and appear in the footer`() async throws {
    let home = try home(#""key.watchlist":"q","key.quit":"Q""#)
    let run = try await Terminal.run(["browse"], home: home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis", "q watchlist", "Q quit"])
      try screen.type("q", until: ["now on your watchlist"])
      terminal.type("Q")
    }
    #expect(run.status == 0)
  }
}
