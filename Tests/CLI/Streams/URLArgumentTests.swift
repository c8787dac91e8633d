import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// TMDB and IMDb URLs as arguments; parsing them has its own tests.
@Suite(.places(1))
struct URLArgumentTests {
  @Test(
    arguments: [
      (
        ["mark", "www.themoviedb.org/person/287-brad-pitt", "--favorite"],
        "is a person URL, not a movie URL. Use 'movies-cli person 287'."
      ),
      (["detail", "imdb.com/name/nm0000093/"], "is a person URL, not a movie URL."),
      (
        ["mark", "themoviedb.org/tv/1399", "--favorite"],
        "is a TV series URL. Only movies are supported."
      ),
      (["poster", "themoviedb.org/movie/653/../../x"], "is not a movie URL."),
      (
        ["watch", "https://evil.example/movie/653"],
        "Invalid movie ID 'https://evil.example/movie/653'."
      ),
      (
        ["person", "imdb.com/title/tt0013442/"],
        "is a movie URL, not a person URL. Use 'movies-cli detail tt0013442'."
      ),
      (["person", "imdb.com/name/nm0000093/"], "is not a TMDB person URL."),
    ])
  func `An unsupported URL has its own error`(
    _ words: [String], _ message: String
  ) async throws {
    let run = try await Program.run(words)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.error.contains(message), "\(run.error)")
    #expect(!run.error.contains("To search by title"))
  }

  @Test func `detail and open print what a URL points to`() async throws {
    for (url, words) in [
      ("https://www.themoviedb.org/movie/653-nosferatu", ["detail", "653"]),
      ("www.themoviedb.org/person/910000011", ["person", "910000011"]),
      ("https://www.themoviedb.org/movie/top-rated", ["list", "top-rated"]),
    ] {
      let printed = try await Program.run(words).output
      for command in ["detail", "open"] {
        let run = try await Program.run([command, url])
        #expect((run.status, run.output) == (0, printed), "\(command) \(url)")
      }
    }
    let search = try await Program.run(["open", "https://www.imdb.com/find/?q=faust"])
    #expect(try await search.output == Program.run(["search", "faust"]).output)
    let poster = ["detail", "themoviedb.org/person/910000011", "--poster"]
    #expect(try await Program.run(poster).status == 64)
  }

  @Test(arguments: [
    "https://user@www.themoviedb.org:443/movie/653", "https://www.themoviedb.org/movie%2F653",
    "imdb.com/name/nm0000093/", "themoviedb.org/tv/1399",
  ])
  func `open rejects any other URL`(url: String) async throws {
    let run = try await Program.run(["open", url])
    #expect((run.status, run.output) == (64, ""))
  }

  @Test func `A script can open a URL`() async throws {
    let script = """
      open detail www.themoviedb.org/movie/653-nosferatu
      expect "Nosferatu (1922)"
      open person www.themoviedb.org/person/910000011
      expect "Max Schreck"
      """
    let run = try await Program.run(["play", "-"], input: .text(script))
    #expect(run.status == 0, "\(run.output)")
  }
}
