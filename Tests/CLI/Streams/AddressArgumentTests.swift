import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Addresses of TMDB and IMDb wherever an id may stand; how they are read is proven at the entities.
@Suite(.places(1))
struct AddressArgumentTests {
  @Test func `A movie and a person are found by their addresses`() async throws {
    let movie = try await Binary.run(
      ["detail", "https://www.themoviedb.org/movie/653-nosferatu?language=de"])
    #expect(movie.status == 0)
    #expect(try await movie.output == Binary.run(["detail", "653"]).output)
    let person = try await Binary.run(
      ["person", "https://www.themoviedb.org/person/910000011-max-schreck"])
    #expect(person.status == 0)
    #expect(try await person.output == Binary.run(["person", "910000011"]).output)
  }

  @Test(
    arguments: [
      (
        ["detail", "www.themoviedb.org/person/287-brad-pitt"],
        "is the page of a person, not of a movie. Use 'movies-cli person 287'."
      ),
      (["detail", "imdb.com/name/nm0000093/"], "is the page of a person, not of a movie."),
      (
        ["mark", "themoviedb.org/tv/1399", "--favorite"],
        "is the page of a television series; there are only movies here."
      ),
      (["poster", "themoviedb.org/movie/653/../../x"], "is not the page of a movie."),
      (
        ["watch", "https://evil.example/movie/653"],
        "Invalid movie ID 'https://evil.example/movie/653'."
      ),
      (
        ["person", "imdb.com/title/tt0013442/"],
        "is the page of a movie, not of a person. Use 'movies-cli detail tt0013442'."
      ),
      (["person", "imdb.com/name/nm0000093/"], "is not the page of a person at TMDB."),
      // A title may be searched for; an address is none.
      (["watch", "nosferatu"], "To search by title, use 'movies-cli search nosferatu'."),
    ])
  func `Another address gets an error of its own`(
    _ words: [String], _ message: String
  ) async throws {
    let run = try await Binary.run(words)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.error.contains("Find it with") == (words.last == "nosferatu"))
  }

  @Test func `A script opens an address`() async throws {
    let script = """
      open detail www.themoviedb.org/movie/653-nosferatu
      expect "Nosferatu (1922)"
      open person www.themoviedb.org/person/910000011
      expect "Max Schreck"
      """
    let run = try await Binary.run(["play", "-"], input: .text(script))
    #expect(run.status == 0, "\(run.output)")
  }
}
