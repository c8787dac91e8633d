import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Command lines and terminals that are rejected before any output.
@Suite(.places(2))
struct BrowseRejectionTests {
  private static let noTerminal =
    "Error: 'movies-cli browse' needs a terminal. Use 'movies-cli list' to print movies.\n"

  @Test(arguments: ["dumb", "", nil] as [String?])
  func `A terminal without cursor addressing is rejected`(term: String?) async throws {
    let run = try await Terminal.run(
      ["browse"], columns: 200, environment: ["TERM": term, "NO_COLOR": "1"])
    #expect(run.status == 64)
    #expect(run.output == Self.noTerminal)
  }

  @Test func `Browsing without a terminal is rejected`() async throws {
    let run = try await Program.run(["browse"], environment: ["TERM": "xterm"])
    #expect(run.status == 64)
    #expect(run.error == Self.noTerminal)
    #expect(run.output == "")
  }

  @Test(arguments: [#""$0" browse >"$HOME/file""#, #""$0" browse </dev/null"#])
  func `Input or output that is not a terminal is rejected`(line: String) async throws {
    let run = try await Terminal.run(
      ["-c", line, Binary.path], of: "/bin/sh", columns: 200, environment: ["NO_COLOR": "1"])
    #expect(run.status == 64)
    #expect(run.output == Self.noTerminal)
  }

  @Test(arguments: [
    (["--json"], "Option '--json' does not apply to 'browse'."),
    (["popluar"], "Did you mean 'popular'?"),
    (["people", "5"], "Cannot browse 'people'."),
    (["popular", "top-rated"], "Unexpected argument 'top-rated'."),
    (["detail"], "Missing argument '<id>'."),
    (["detail", "234", "235"], "Unexpected argument '235'."),
    (["detail", "abc"], "Invalid movie ID 'abc'."),
    (["discover", "dram"], "Unknown genre 'dram'"),
    (["similar"], "Missing argument '<id>'."),
    (["similar", "1", "2"], "Unexpected argument '2'."),
    (["recommend", "x"], "Invalid movie ID 'x'."),
  ])
  func `An invalid command line is rejected`(words: [String], message: String) async throws {
    let run = try await Terminal.run(["browse", "--color", "never"] + words)
    #expect(run.status == 64)
    #expect(run.output.contains(message))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `A session on TMDB can't be recorded`() async throws {
    let run = try await Terminal.run(
      ["browse", "--record", "a.script"], columns: 200, environment: ["TMDB_ACCESS_TOKEN": "token"])
    #expect(run.status == 64)
    #expect(
      run.output.contains("'--record' requires the built-in catalog. Add '--source embedded'."))
  }
}
