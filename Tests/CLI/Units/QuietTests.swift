import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// With `--quiet` there are no notes; errors stay.
@Suite(.places(2)) struct QuietTests {
  @Test(arguments: ["-q", "--quiet"])
  func `A note is dropped`(_ option: String) async throws {
    let words = ["list", "--language", "es"]
    #expect(try await Binary.run(words).error.hasPrefix("Note: "))
    let quiet = try await Binary.run(words + [option])
    #expect((quiet.status, quiet.error) == (0, ""))
    #expect(quiet.output == (try await Binary.run(["list"]).output))
  }

  @Test func `A terminal is not told that a list is empty`() async throws {
    let run = try await Terminal.run(["search", "no such film", "-q"])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test func `Nothing stands below a list on a terminal`() async throws {
    let run = try await Terminal.run(["list", "--limit", "3", "-q"])
    #expect(run.status == 0)
    #expect(!run.output.contains("More:"))
    #expect(!run.output.contains("TMDB_ACCESS_TOKEN"))
  }

  @Test func `An error is told as ever`() async throws {
    let loud = try await Binary.run(["detail", "999999999"])
    let quiet = try await Binary.run(["detail", "999999999", "-q"])
    #expect(quiet.error == loud.error)
    #expect(!quiet.error.isEmpty)
  }
}
