import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The facts about films in the library, which its lists show with TMDB as the source.
@Suite(.places(4)) struct FactFileTests {
  private static let list = ["list", "watchlist", "--fields", "id,release_date,rating,genres"]
  private static let rows = [
    "653\t1922-03-04\t8.0\tFantasy, Horror", "19\t1927-01-10\t8.9\tDrama, Science Fiction",
  ]

  private let home: Home
  private var file: String { home.libraryFile.replacing("library.ndjson", with: "facts.ndjson") }

  init() throws { home = try Home() }

  private func run(_ words: [String], at server: TMDBServer) async throws -> Binary.Run {
    try await Program.run(words, environment: server.variables, home: home)
  }

  @Test func `A list on this computer is complete, also offline`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    for id in ["19", "653"] {
      _ = try await Program.run(["mark", id, "--watchlist"], home: home)
    }
    #expect(try await run(Self.list, at: server).output.lineList == Self.rows)
    #expect(server.paths.sorted() == ["GET /movie/19", "GET /movie/653"])
    #expect(try await run(["cache", "clear"], at: server).status == 0)
    #expect(try await run(Self.list + ["--offline"], at: server).output.lineList == Self.rows)
    #expect(server.requests.count == 2)
    // A damaged line is loaded again.
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing(#""id":19"#, with: #""id":"#).write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(try await run(Self.list, at: server).output.lineList == Self.rows)
    #expect(server.paths.dropFirst(2) == ["GET /movie/19"])
  }

  @Test func `What was loaded to log a film is kept`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    #expect(try await run(["log", "19", "--rate", "9"], at: server).status == 0)
    _ = try await run(["detail", "653"], at: server)
    _ = try await run(["cache", "clear"], at: server)
    let list = ["list", "rated", "--fields", "id,rating", "--offline"]
    #expect(try await run(list, at: server).output == "19\t8.9\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("653") == false)
  }

  @Test func `Only films that are shown are requested`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    for id in ["19", "653", "961"] {
      _ = try await Program.run(["mark", id, "--watchlist"], home: home)
    }
    // The page of the pick.
    #expect(try await run(["tonight", "--from", "watchlist"], at: server).status == 0)
    #expect(server.requests.count == 1)
  }

  @Test func `Without a network, a list shows what is known`() async throws {
    _ = try await Program.run(["mark", "19", "--watchlist"], home: home)
    let run = try await Program.run(
      Self.list,
      environment: ["TMDB_ACCESS_TOKEN": TMDBServer.token, "TMDB_BASE_URL": "http://127.0.0.1:1"],
      home: home)
    #expect((run.status, run.output, run.error) == (0, "19\t1927\t\t\n", ""))
  }
}
