import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(3))
struct MarkRunTests {
  private static let account = "/3/account/\(AccountServer.number)"
  private static let session = "?session_id=\(AccountServer.session)"

  @Test func `Several marks are sent one after another`() async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.run(["mark", "234", "--no-rate", "--watchlist", "--favorite"])
      #expect(run.status == 0)
      #expect(run.output == "" && run.error == "")
      let movie = #""media_id":234,"media_type":"movie""#
      #expect(
        person.server.lines == [
          #"POST \#(Self.account)/favorite\#(Self.session) {"favorite":true,\#(movie)}"#,
          #"POST \#(Self.account)/watchlist\#(Self.session) {\#(movie),"watchlist":true}"#,
          "DELETE /3/movie/234/rating\(Self.session)",
        ])
    }
  }

  @Test func `At a terminal, no extra request is sent for the title`() async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await Terminal.run(
        ["mark", "234", "--rate", "7"], environment: person.server.variables, home: person.home)
      #expect(run.output.hasSuffix("Rated Movie 234 7\n"), "\(run.output)")
      #expect(person.server.requests.map(\.path) == ["/3/movie/234/rating"])
    }
  }

  @Test func `Offline, a mark fails because it needs the network`() async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.run(["mark", "234", "--favorite", "--offline"])
      #expect(run.status == 69)
      #expect(run.error.hasPrefix("Error: Network access is required but off."))
      #expect(person.server.lines.isEmpty)
    }
  }

  @Test func `After a mark fails, the others are not sent`() async throws {
    let server = try AccountServer(instead: { request in
      request.path.hasSuffix("/watchlist") ? .rejection(500, code: 11) : nil
    })
    try await LoggedInUser.with(server) { person in
      let run = try await person.run(["mark", "234", "--favorite", "--watchlist", "--no-rate"])
      #expect(run.status == 69)
      #expect(
        server.requests.map { $0.path.split(separator: "/").last } == ["favorite", "watchlist"])
    }
  }

  @Test(arguments: [("favorites", "favorite"), ("watchlist", "watchlist"), ("rated", "rated")])
  func `A personal list is requested in the language, newest first`(
    kind: String, path: String
  ) async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.run(["list", kind, "--page", "2", "--language", "es-ES"])
      #expect(run.status == 0)
      #expect(run.output == "7001\t\(AccountServer.title)\t2001\t7.3\t\n")
      #expect(
        person.server.lines == [
          "GET \(Self.account)/\(path)/movies\(Self.session)"
            + "&language=es-ES&page=2&sort_by=created_at.desc"
        ])
    }
  }

  @Test func `A movie's page has the account's marks`() async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.run(["detail", "234", "--json"])
      #expect(run.status == 0)
      for mark in [#""favorite":true"#, #""own_rating":8.5"#, #""watchlist":false"#] {
        #expect(run.output.contains(mark))
      }
      #expect(person.server.lines.count == 2)
      #expect(
        person.server.lines.last == "GET /3/movie/234/account_states\(Self.session)")
      // The movie itself is the same for everyone, so its response can be cached.
      #expect(person.server.requests.first?.parameter("session_id") == nil)
    }
  }
}
