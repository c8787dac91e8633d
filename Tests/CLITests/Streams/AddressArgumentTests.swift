import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Addresses of TMDB and IMDb wherever an id may stand.
@Suite("Addresses in place of ids", .places(1))
struct AddressArgumentTests {
  @Test(arguments: [
    "TT0013442", "https://www.themoviedb.org/movie/653-nosferatu?language=de",
    "themoviedb.org/movie/653", "https://m.imdb.com/es/title/tt0013442/?ref_=x",
  ])
  func `A movie is found by its address`(_ word: String) async throws {
    let told = try await Binary.run(["detail", word])
    let plain = try await Binary.run(["detail", "653"])
    #expect(told.status == 0)
    #expect(told.output == plain.output)
  }

  @Test func `A person is found by an address`() async throws {
    let told = try await Binary.run(
      ["person", "https://www.themoviedb.org/person/910000011-max-schreck"])
    let plain = try await Binary.run(["person", "910000011"])
    #expect(told.status == 0)
    #expect(told.output == plain.output)
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
      (["open", "themoviedb.org/movie/653%2e%2e"], "is not the page of a movie."),
      (["watch", "https://evil.example/movie/653"], "is not the id of a movie."),
      (["detail", "６５３"], "is not the id of a movie."),
      (
        ["person", "imdb.com/title/tt0013442/"],
        "is the page of a movie, not of a person. Use 'movies-cli detail tt0013442'."
      ),
      (["person", "imdb.com/name/nm0000093/"], "is not the page of a person at TMDB."),
    ])
  func `Another address gets an error of its own`(
    _ words: [String], _ message: String
  ) async throws {
    let run = try await Binary.run(words)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func `An address is no title to search for`() async throws {
    let address = try await Binary.run(["watch", "https://evil.example/movie/653"])
    #expect(!address.error.contains("Find it with"))
    let title = try await Binary.run(["watch", "nosferatu"])
    #expect(title.error.contains("Find it with 'movies-cli search nosferatu'."))
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
