import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Filtering movies in the window.
@Suite(.places(2))
struct BrowseDiscoverTests {
  @Test func `Discover works from the keyboard, and its recording can be played`() async throws {
    let home = try Home()
    let file = home.path + "/discover.script"
    let run = try await Terminal.run(
      ["browse", "--record", file], columns: 80, rows: 24, home: home
    ) { terminal in
      let screen = WatchedScreen(terminal, columns: 80, rows: 24, isModern: true)
      try screen.wait(for: ["Popular movies", "rec  built-in catalog"])
      try screen.type("e", until: ["Recorded an assertion on this row"])
      try screen.type("9", until: ["Discover: all movies", "Type / and a filter, such as"])
      try screen.type("/dram", until: ["Unknown genre 'dram'", "Filter: dram"])
      try screen.type("\r", until: ["Unknown genre 'dram'", "Filter: dram"])
      try screen.type(
        "a 1920..1929 rating 8..", until: ["Discover: Drama · 1920–1929 · rated 8 or more"])
      try screen.type("\r", until: ["Enter open", "9 Find"])
      try screen.type("\r", until: ["Metropolis (1927)"])
      // The director has the focus, and their first row is a movie.
      try screen.type("", until: ["> Fritz Lang"])
      try screen.type("\r", until: ["Known for"])
      try screen.type("\r", until: ["Esc back", "Scarlet Street (1945)"])
      try screen.type("\u{1B}", until: ["Known for"])
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    #expect(run.output.contains(/discover\.script:\s\d+\ssteps\srecorded\./))
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(script.contains("\nexpect row 1 \"Metropolis\"\n"))
    #expect(script.contains("\nopen tab discover\n"))
    #expect(script.contains(/\nselect person \d+\n/))
    #expect(script.contains("\nselect id 17058\n"))
    #expect(script.contains("\nback\n"))
    #expect(script.contains("search \"drama 1920..1929 rating 8..\"\n"))
    let played = try await Program.run(["play", file])
    #expect(played.status == 0, "\(played.output)\(played.error)")
  }

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
