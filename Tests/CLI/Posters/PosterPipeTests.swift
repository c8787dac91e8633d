import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Missing posters in a pipe.
@Suite(.places(2))
struct PosterPipeTests {
  @Test func `A missing poster is replaced by text and a note`() async throws {
    let run = try await Program.run(["poster", "653"])
    #expect(run.status == 0)
    #expect(run.output == "No poster\n")
    #expect(run.error.hasPrefix("Note: 'Nosferatu' has no poster. The built-in catalog "))
  }

  @Test func `JSON is printed without a poster`() async throws {
    let run = try await Program.run(["poster", "653", "--json"])
    #expect(run.status == 0)
    #expect(run.output.contains(#""id":653"#))
  }
}
