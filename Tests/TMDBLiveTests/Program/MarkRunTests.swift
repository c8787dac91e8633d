import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("Marks over HTTP", .places(2))
struct MarkRunTests {
  private static let account = "/3/account/\(AccountServer.number)"
  private static let session = "?session_id=\(AccountServer.session)"

  static let questions = [
    (
      "--favorite",
      "POST \(account)/favorite\(session) {\"favorite\":true,\"media_id\":234,"
        + "\"media_type\":\"movie\"}"
    ),
    (
      "--no-favorite",
      "POST \(account)/favorite\(session) {\"favorite\":false,\"media_id\":234,"
        + "\"media_type\":\"movie\"}"
    ),
    (
      "--watchlist",
      "POST \(account)/watchlist\(session) {\"media_id\":234,\"media_type\":\"movie\","
        + "\"watchlist\":true}"
    ),
    (
      "--no-watchlist",
      "POST \(account)/watchlist\(session) {\"media_id\":234,\"media_type\":\"movie\","
        + "\"watchlist\":false}"
    ),
    ("--rate=8.5", "POST /3/movie/234/rating\(session) {\"value\":8.5}"),
    ("--rate=10", "POST /3/movie/234/rating\(session) {\"value\":10}"),
    ("--no-rate", "DELETE /3/movie/234/rating\(session)"),
  ]

  @Test("Each mark is one question, worded as TMDB wants it", arguments: questions)
  func question(option: String, line: String) async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let run = try await person.run(["mark", "234", option])
      #expect(run.status == 0, "\(run)")
      #expect(run.output == "" && run.error == "")
      #expect(person.server.lines == [line])
      #expect(person.server.requests.allSatisfy { $0.headers["authorization"] != nil })
    }
  }

  @Test("A body is called JSON")
  func contentType() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      _ = try await person.run(["mark", "234", "--rate", "8"])
      let type = person.server.requests.first?.headers["content-type"]
      #expect(type?.hasPrefix("application/json") == true)
    }
  }

  @Test("Several marks are asked for one after the other")
  func several() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let run = try await person.run(["mark", "234", "--no-rate", "--watchlist", "--favorite"])
      #expect(run.status == 0)
      #expect(
        person.server.lines == [Self.questions[0].1, Self.questions[2].1, Self.questions[6].1])
    }
  }

  @Test("An IMDb id is looked up first")
  func imdb() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let run = try await person.run(["mark", "tt0010323", "--no-rate"])
      #expect(run.status == 0)
      #expect(person.server.lines.count == 2)
      #expect(person.server.lines.first?.hasPrefix("GET /3/movie/tt0010323?") == true)
      #expect(person.server.lines.last == Self.questions[6].1)
    }
  }

  @Test("A list of one's own is asked for the newest first, and shown")
  func list() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let paths = [
        "favorites": "favorite", "watchlist": "watchlist", "rated": "rated",
      ]
      for (kind, path) in paths.sorted(by: { $0.key < $1.key }) {
        let run = try await person.run(["list", kind, "--page", "2"])
        #expect(run.status == 0)
        #expect(run.output == "7001\t\(AccountServer.title)\t2001\t7.3\t\n")
        #expect(
          person.server.lines.last == "GET \(Self.account)/\(path)/movies\(Self.session)"
            + "&page=2&sort_by=created_at.desc")
      }
      #expect(person.server.requests.count == 3)
    }
  }

  @Test("A movie's page asks what the person has said of it, and tells it")
  func detail() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let run = try await person.run(["detail", "234", "--json"])
      #expect(run.status == 0)
      #expect(
        run.output.contains(#""account":{"favorite":true,"rating":8.5,"watchlist":false}"#))
      #expect(person.server.lines.count == 2)
      #expect(
        person.server.lines.last == "GET /3/movie/234/account_states\(Self.session)")
      // The movie itself is the same for everybody, and its page may be kept for all.
      #expect(person.server.requests.first?.parameter("session_id") == nil)
    }
  }

  @Test("Without a log-in the service is not asked")
  func nobody() async throws {
    let server = try AccountServer()
    defer { server.stop() }
    let home = try Home()
    defer { home.remove() }
    for words in [["mark", "234", "--favorite"], ["list", "favorites"]] {
      let run = try await Binary.run(words, in: home, server.variables)
      #expect(run.status == 77)
      #expect(run.error == "Error: You are not logged in. Log in with 'movies-cli login'.\n")
    }
    #expect(server.requests.isEmpty)
  }
}
