import Testing

@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTestSupport

/// Lists as cards, at a terminal.
@Suite(.places(2))
struct BrowseCardTests {
  private static func cards() throws -> SettingsHome { try SettingsHome(#"{"view": "cards"}"#) }

  @Test func `The choice of rows or cards is kept for the next start`() async throws {
    let home = try SettingsHome()
    let first = try await Terminal.run(["browse"], home: home.home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis", "v cards"])
      try screen.type("v", until: ["Metropolis (1927)", "Drama, Science Fiction", "v rows"])
      try screen.type("2", until: ["Now playing", "v rows"])
      terminal.type("q")
    }
    #expect(first.status == 0)
    _ = first.screen()
    #expect(try await home.config("get", "view").output == "cards\n")
    let second = try await Terminal.run(["browse"], home: home.home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis (1927)", "v rows"])
      try screen.type("v", until: ["TITLE", "YEAR"])
      terminal.type("q")
    }
    #expect(second.status == 0)
    #expect(try await home.config("get", "view").output == "rows\n")
  }
}
