import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Finding people by name, from a service in which two have the same name.
@Suite(.places(2)) struct PersonRunTests {
  private static let people = [
    #"{"id":1,"name":"Michael Jordan","known_for_department":"Acting","known_for":["#
      + #"{"media_type":"movie","title":"Space Jam"},{"media_type":"tv","name":"The Last Dance"}]}"#,
    #"{"id":2,"name":"MICHAEL JORDÁN","known_for":[{"media_type":"movie","title":"Hoop\u001b"}]}"#,
    #"{"id":3,"name":"Michael B. Jordan","known_for_department":null,"known_for":null}"#,
    #"{"name":"Nobody"}"#,
  ]

  private func run(
    _ words: [String], people: ArraySlice<String> = people[...]
  ) async throws -> (run: Binary.Run, paths: [String]) {
    let page = #"{"page":1,"results":[\#(people.joined(separator: ","))],"total_results":9}"#
    let server = try TMDBServer { request in
      switch request.path {
      case "/3/search/person": .json(page)
      case "/3/person/3": .json(#"{"id":3,"name":"Michael B. Jordan"}"#)
      default: nil
      }
    }
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    return (try await Program.run(words, in: home, server.variables), server.paths)
  }

  @Test func `A single exact match is shown after two requests`() async throws {
    let (run, paths) = try await run(["person", "michael b jordan"])
    #expect(run.output == "id\t3\nname\tMichael B. Jordan\n")
    #expect(run.error.isEmpty && run.status == 0)
    #expect(paths == ["GET /search/person", "GET /person/3"])
  }

  @Test func `Two people with the same name are shown with their known movies`() async throws {
    let (run, paths) = try await run(["person", "Michael Jordan"])
    #expect(run.output.isEmpty)
    #expect(
      run.error
        == "1 Michael Jordan Acting Space Jam; The Last Dance\n2 MICHAEL JORDÁN  Hoop\n"
        + "Error: 2 people match 'Michael Jordan'. Use an ID instead.\n")
    #expect(run.status == 1 && paths.count == 1)
  }

  @Test func `No match is an error, and so is one result of many matches`() async throws {
    let none = try await run(["person", "zz"], people: []).run
    #expect((none.output, none.error) == ("", "Error: No people match 'zz'.\n"))
    let many = try await run(["person", "jordan"], people: Self.people[2...2]).run
    #expect(many.output.isEmpty)
    #expect(
      many.error == "3 Michael B. Jordan  \nError: 9 people match 'jordan'. Use an ID instead.\n")
  }

  @Test func `A filter accepts names and IDs, and lists candidates for a name`()
    async throws
  {
    let (found, paths) = try await run(["discover", "--with", "7, michael b. jordan"])
    #expect(found.status == 0 && found.error.isEmpty)
    #expect(paths == ["GET /search/person", "GET /discover/movie"])
    let run = try await run(["discover", "--with", "michael jordan"]).run
    #expect(run.output.isEmpty && run.status == 1)
    #expect(
      run.error
        == "1 Michael Jordan Acting Space Jam; The Last Dance\n2 MICHAEL JORDÁN  Hoop\n"
        + "Error: 2 people match 'michael jordan'. Use an ID instead.\n")
  }
}
