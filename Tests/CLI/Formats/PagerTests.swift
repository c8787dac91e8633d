import Testing
import ViperText

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The default length of a list needs no pager.
@Suite(.places(2)) struct PagerTests {
  @Test(arguments: ["C", "es_ES.UTF-8"], [[], ["--limit", "20"], ["--sort", "title"]])
  func `A list fits 24 rows including the shell prompt`(
    _ locale: String, _ words: [String]
  ) async throws {
    let run = try await Terminal.run(
      ["list", "--color", "never"] + words, environment: ["LANG": locale])
    #expect(run.output.lineList.count == 23)
    #expect(run.output.lineList.allSatisfy { TextWidth.of($0) <= 80 })
  }

  @Test(arguments: ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
  func `The pager's environment contains no credential`(_ name: String) async throws {
    let run = try await Terminal.run(
      ["list", "--limit", "40", "--source", "embedded"], rows: 10,
      environment: [
        name: "unmistakable", "PAGER": "cat > /dev/null; env | grep -c ^TMDB_",
        "PATH": Tool.searchPath,
      ])
    #expect(run.output.lineList == ["0"])
  }
}
