import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Links at a real terminal.
@Suite(.places(2))
struct LinkTerminalTests {
  private static let opening = "\u{1B}]8;;https://www.themoviedb.org/movie/19\u{1B}\\19"

  @Test func `IDs in a list are links in terminals that support them`() async throws {
    let run = try await Terminal.run(
      ["list", "--color", "never"], environment: ["TERM": "xterm-kitty"])
    let plain = try await Terminal.run(["list", "--color", "never"])
    #expect(run.output.contains(Self.opening))
    #expect(run.output.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "") == plain.output)
    // The invented movies are not on TMDB.
    #expect(!run.output.contains("https://www.themoviedb.org/movie/9000"))
  }

  @Test func `Links can be turned off`() async throws {
    for words in [["list"], ["detail", "653"]] {
      let run = try await Terminal.run(
        words, environment: ["TERM": "xterm-kitty", "MOVIES_TERMINAL": "nosync,nolinks"])
      #expect(run.status == 0)
      #expect(!run.output.contains("\u{1B}]8"))
    }
  }

  @Test func `A pipe gets no links`() async throws {
    let run = try await Program.run(
      ["detail", "653", "--color", "always"], environment: ["TERM": "xterm-kitty"])
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}]8"))
  }
}
