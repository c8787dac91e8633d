import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A person goes from a movie to its people, and from there to their movies, to any depth.
@Suite("A trip over people and movies in the window", .places(2))
struct BrowsePeopleTests {
  @Test("Fifty pages by keys, and back; the recording finds nothing left behind", .long)
  func fiftyPages() async throws {
    let home = try Home()
    let file = home.path + "/people.script"
    let run = try await Terminal.run(
      ["browse", "detail", "234", "--record", file], columns: 80, rows: 24, home: home
    ) { terminal in
      let screen = WatchedScreen(terminal, columns: 80, rows: 24, isModern: true)
      let (movie, person) = ("The Cabinet of Dr. Caligari (1920)", "Known for")
      try screen.wait(for: [movie])
      for _ in 0..<25 {
        // The first row of the movie is its director, and the first one of the director the movie.
        try screen.type("\u{1B}[6~", untilFocusOn: "910000070")
        try screen.type("\r", until: [person])
        try screen.type("\r", until: [movie])
      }
      for _ in 0..<25 {
        try screen.type("\u{1B}", until: [person])
        try screen.type("\u{1B}", until: [movie])
      }
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    var script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(script.matches(of: /\nselect person \d+  # Robert Wiene\n/).count == 25)
    #expect(script.matches(of: /\nselect id 234  # The Cabinet of Dr. Caligari\n/).count == 25)
    #expect(script.matches(of: /\nback\n/).count == 50)
    script += "expect depth 1\nexpect leaks 0\n"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    let played = try await Binary.run(["play", file])
    #expect(played.status == 0, "\(played.output)\(played.error)")
  }
}
