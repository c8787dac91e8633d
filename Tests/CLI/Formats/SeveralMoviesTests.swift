import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// `detail` and `mark` with several movies, also from standard input.
@Suite(.places(2)) struct SeveralMoviesTests {
  @Test func `A missing movie is reported, and the others are printed`() async throws {
    let run = try await Program.run(["detail", "999999999", "234", "19", "--fields", "id"])
    #expect(run.status == 1)
    #expect(run.output == "id\t234\n\nid\t19\n")
    #expect(run.error.hasPrefix("Error: No movie found with ID 999999999."))
  }

  @Test(arguments: [
    ["night", "of", "the", "living", "dead"], ["Sherlock", "Jr"],
    ["metropolis", "1927"],
  ])
  func `Several words are one title`(words: [String]) async throws {
    let joined = try await Program.run(["detail"] + words + ["--fields", "id"])
    let quoted = try await Program.run(
      ["detail", words.joined(separator: " "), "--fields", "id"])
    #expect((joined.status, joined.output) == (0, quoted.output))
    #expect(joined.output.hasPrefix("id\t"))
  }

  @Test(arguments: ["detail", "mark"])
  func `Words that are not one title are a single error with the quoted form`(
    command: String
  ) async throws {
    let options = command == "mark" ? ["--favorite"] : []
    let run = try await Program.run([command, "metropolis", "caligari"] + options)
    #expect((run.status, run.output) == (1, ""))
    #expect(run.error.count(where: \.isNewline) == 1)
    #expect(run.error.contains("movies-cli \(command) \"metropolis caligari\""))
  }

  @Test(arguments: [
    ("https://letterboxd.com/film/metropolis/", "19"),
    ("https://letterboxd.com/film/the-general-1926/", "961"),
  ])
  func `A Letterboxd URL stands for a title`(url: String, id: String) async throws {
    let run = try await Program.run(["detail", url, "--fields", "id"])
    #expect((run.status, run.output) == (0, "id\t\(id)\n"))
  }

  @Test func `In JSON, several movies are an array`() async throws {
    let run = try await Program.run(
      ["detail", "234", "999999999", "19", "--fields", "id", "--json"])
    #expect(run.status == 1)
    #expect(run.output == #"[{"id":234},{"id":19}]"# + "\n")
    #expect(run.error.contains(#""code":"not-found""#))
    let lines = try await Program.run(
      ["detail", "234", "19", "--fields", "id", "--format", "ndjson"])
    #expect(lines.output == "{\"id\":234}\n{\"id\":19}\n")
  }

  @Test func `IDs are read from the first word of each input line`() async throws {
    let list = try await Program.run(["list", "--limit", "3"])
    let run = try await Program.run(
      ["detail", "-", "--format", "ndjson", "--fields", "id"],
      input: .text(list.output + "\n  234 x\n"))
    #expect(run.output.lineList == [19, 653, 961, 234].map { #"{"id":\#($0)}"# })
    let one = try await Program.run(
      ["detail", "-", "--json", "--fields", "id"], input: .text("19\n"))
    #expect(one.output == "[{\"id\":19}]\n")
    let none = try await Program.run(["detail", "-", "--json"], input: .text(""))
    #expect(none.output == "[]\n" && none.status == 0)
  }

  @Test func `An input line without an ID is a data error`() async throws {
    let run = try await Program.run(["detail", "-"], input: .text("19\nno id\n"))
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(
      run.error
        == "Error: Line 2 of standard input does not start with a movie ID: 'no'. "
        + "Pass IDs, or pipe in the output of 'list'.\n")
  }

  @Test func `Several movies are marked, and JSON returns an array`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(["mark", "234", "19", "--favorite", "--json"])
    #expect(run.status == 0)
    #expect(run.output == #"[{"favorite":true,"id":234},{"favorite":true,"id":19}]"# + "\n")
    let lines = try await person.run(["mark", "234", "19", "--favorite", "--format", "ndjson"])
    #expect(lines.output == "{\"favorite\":true,\"id\":234}\n{\"favorite\":true,\"id\":19}\n")
    let list = try await person.run(["list", "favorites", "--fields", "id"])
    #expect(Set(list.output.lineList) == ["234", "19"])
  }
}
