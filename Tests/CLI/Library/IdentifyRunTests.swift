import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `library identify`, with films that were logged without a network.
@Suite(.places(4)) struct IdentifyRunTests {
  private static let offline = [
    "TMDB_ACCESS_TOKEN": TMDBServer.token, "TMDB_BASE_URL": "http://127.0.0.1:1",
  ]
  private static let fields = ["--fields", "title,year,result,id"]

  private let person: Person

  init() throws { person = try Person() }

  private func log(_ films: String...) async throws {
    for film in films {
      #expect(try await person.run(["log", film], environment: Self.offline).status == 0)
    }
  }

  /// The rows of `library identify` with TMDB.
  private func identify(
    _ words: String..., at server: TMDBServer
  ) async throws -> [String] {
    let run = try await person.run(
      ["library", "identify"] + words + Self.fields, environment: server.variables)
    #expect(run.status == 0, "\(run.error)")
    return run.output.lineList.map { $0.replacing("\t", with: ",") }
  }

  private func diary() async throws -> [String] {
    try await person.run("diary", "--fields", "title,id").output.lineList
      .map { $0.replacing("\t", with: ",") }
  }

  @Test func `The output matches its transcript`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    try await Transcript.identify(at: server).check()
  }

  /// A server on which two movies have the title Faust and the year 1926.
  private static func server() throws -> TMDBServer {
    try TMDBServer { request in
      guard request.parameter("query")?.lowercased() == "faust" else { return nil }
      let rows = [1, 2].map {
        #"{"id":\#($0),"title":"Faust","original_title":"Faust","release_date":"1926-10-1\#($0)"}"#
      }
      return .json(
        #"{"page":1,"total_pages":1,"total_results":2,"results":[\#(rows.joined(separator: ","))]}"#
      )
    }
  }

  @Test func `Films are identified by exact title and year, and each can be undone`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    try await log("METROPOLIS (1927)", "Metropolis (1928)", "Nosferatu (1922)", "Faust (1926)")
    let rows = [
      "Faust,1926,ambiguous,", "METROPOLIS,1927,identified,19", "Metropolis,1928,missing,",
      "Nosferatu,1922,identified,653",
    ]
    #expect(try await identify("--dry-run", at: server) == rows)
    #expect(try await identify(at: server) == rows)
    let diary = try await diary()
    #expect(diary == ["Faust,", "Nosferatu,653", "Metropolis,", "Metropolis,19"])
    #expect(try await identify(at: server) == [rows[0], rows[2]])
    #expect(try await person.run("diary", "undo").status == 0)
    #expect(
      try await self.diary() == ["Faust,", "Nosferatu,", "Metropolis,", "Metropolis,19"])
  }

  @Test func `A film can be identified by its ID, even as one that is in the diary`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await person.run("log", "19", "--rate", "8")
    try await log("Faust (1926)")
    #expect(try await identify("faust (1926)", "19", at: server) == ["Faust,1926,identified,19"])
    #expect(try await diary() == ["Metropolis,19", "Metropolis,19"])
    func failure(_ words: String...) async throws -> String {
      let run = try await person.run(
        ["library", "identify"] + words + ["--json"], environment: server.variables)
      guard case .exited(let status) = run.status else { return "\(run.status)" }
      return "\(status) \(run.error.firstMatch(of: /"code": ?"([a-z-]+)"/)?.1 ?? "")"
    }
    #expect(try await failure("Faust (1926)", "653") == "1 identified")
    #expect(try await failure("Dune (2021)", "653") == "1 not-found")
    #expect(try await failure("Faust (1926)") == "64 usage")
    #expect(try await failure("Faust (1926)", "x") == "64 usage")
    try await log("Dune (2021)")
    #expect(try await failure("Dune (2021)", "999999999") == "1 not-found")
  }

  @Test func `A film whose title looks like an ID is named by it`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    for (number, title) in ["1917", "tt1234567", "653"].enumerated() {
      try person.append(
        #"{"at":"2026-01-01T00:00:00Z","event":"watch","id":"\#(number)","#
          + #""movie":{"title":"\#(title)"},"on":"2026-01-01","v":1}"# + "\n")
    }
    #expect(try await identify("1917", "653", at: server) == ["1917,,identified,653"])
    #expect(try await identify("653", "19", at: server) == ["653,,identified,19"])
    #expect(try await identify("tt1234567", "19", at: server) == ["tt1234567,,identified,19"])
  }

  @Test func `A film without a year needs a choice, even of a single movie`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    try person.append(
      #"{"at":"2026-01-01T00:00:00Z","event":"watch","id":"a","#
        + #""movie":{"title":"Metropolis"},"on":"2026-01-01","v":1}"# + "\n")
    let run = try await person.run(["library", "identify"], environment: server.variables)
    #expect(
      run.error
        == "Note: Metropolis may be 19. To confirm: movies-cli library identify Metropolis 19\n")
  }

  @Test func `What was found before a request failed is saved`() async throws {
    let server = try TMDBServer { request in
      request.parameter("query") == "Nosferatu" ? .rejection(401, code: 7) : nil
    }
    defer { server.stop() }
    try await log("Metropolis (1927)", "Nosferatu (1922)")
    let run = try await person.run(["library", "identify"], environment: server.variables)
    #expect(run.status == 77)
    #expect(run.output == "Metropolis\t1927\tidentified\t19\n")
    #expect(try await diary() == ["Nosferatu,", "Metropolis,19"])
  }

  @Test func `An upload identifies the marked films first`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    for film in ["Metropolis (1927)", "Dune (2021)"] {
      _ = try await person.run(["mark", film, "--watchlist"], environment: Self.offline)
    }
    try await log("Nosferatu (1922)")
    let login = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], environment: server.variables,
      input: .text("12345678"), home: person.home)
    #expect(login.status == 0, "\(login.error)")
    for option in ["--dry-run", "--yes"] {
      let run = try await person.run(
        ["library", "upload", option, "--fields", "sent,invented"], environment: server.variables)
      #expect(run.output == "sent\t1\ninvented\t1\n", "\(run.error)")
    }
    #expect(server.paths.contains("POST /account/920000001/watchlist"))
    #expect(try await diary() == ["Nosferatu,"])
  }
}
