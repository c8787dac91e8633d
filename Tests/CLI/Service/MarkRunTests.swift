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
}
