import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Filtering movies in the window.
@Suite(.places(2))
struct BrowseDiscoverTests {
  @Test(arguments: [
    ("discover drama 1927", "Discover: Drama · 1927"), ("similar 653", "Similar to movie 653"),
    ("recommend tt0013442", "Recommendations for Nosferatu"),
  ])
  func `Arguments on the command line open a list`(words: String, title: String) async throws {
    let words = words.split(separator: " ").map(String.init)
    let run = try await Terminal.run(["browse"] + words) { terminal in
      try WatchedScreen(terminal).wait(for: [title])
      terminal.type("q")
    }
    #expect(run.status == 0)
  }

  @Test func `An unknown IMDb ID ends the command before the window opens`() async throws {
    let run = try await Terminal.run(["browse", "similar", "tt9999999"])
    #expect(run.status == 1)
    #expect(run.output.contains("tt9999999"))
    #expect(!run.output.contains("\u{1B}[?1049h"))
  }
}
