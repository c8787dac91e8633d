import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("What goes wrong with marks over HTTP", .places(2))
struct MarkFaultTests {
  static let personal = [
    ["mark", "234", "--favorite"], ["mark", "234", "--rate", "8"], ["mark", "234", "--no-rate"],
    ["list", "favorites"],
  ]

  @Test("A session that has ended is told of, whatever was wanted", arguments: personal)
  func ended(words: [String]) async throws {
    let server = try AccountServer(instead: { _ in .refusal(401, code: 3) })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(words)
      #expect(run.status == 77)
      #expect(run.output == "")
      #expect(
        run.error == "Error: This needs a log-in, or the session has ended. "
          + "Log in with 'movies-cli login'.\n")
      #expect(server.requests.count == 1)
      // Whose session it was can still be read.
      #expect(FileManager.default.fileExists(atPath: person.home.session("tmdb").path))
    }
  }

  @Test("What writes is sent once, whatever breaks", arguments: personal.prefix(3), [500, 503, 0])
  func once(words: [String], status: Int) async throws {
    let server = try AccountServer(instead: { _ in
      status == 0 ? .reset : .response(status, [:], [])
    })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(words)
      #expect(run.status == 69)
      #expect(run.output == "")
      #expect(
        run.error
          == (status == 0
            ? "Error: The connection to TMDB was lost. Try again.\n"
            : "Error: TMDB has trouble of its own (status \(status)). Try again later.\n"))
      #expect(server.requests.count == 1)
    }
  }

  @Test(
    "Of two marks each is sent once, whichever is broken",
    arguments: ["/favorite", "/rating"], [Reaction.closed, .reset, .truncated("{")])
  func twoMarks(path: String, reaction: Reaction) async throws {
    let server = try AccountServer(instead: { $0.path.hasSuffix(path) ? reaction : nil })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(["mark", "234", "--favorite", "--rate", "8"])
      #expect(run.status == 69, "\(run)")
      let sent = server.requests.map { $0.path.split(separator: "/").last }
      #expect(sent == (path == "/favorite" ? ["favorite"] : ["favorite", "rating"]))
    }
  }

  @Test("What only reads is asked for again")
  func reads() async throws {
    let count = Counter()
    let server = try AccountServer(instead: { _ in
      count.next() == 0 ? .response(503, ["Retry-After": "0"], []) : nil
    })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(["list", "favorites"])
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(server.requests.count == 2)
    }
  }

  @Test("After a mark that failed the others are not asked for")
  func stops() async throws {
    let server = try AccountServer(instead: { request in
      request.path.hasSuffix("/watchlist") ? .refusal(500, code: 11) : nil
    })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(["mark", "234", "--favorite", "--watchlist", "--no-rate"])
      #expect(run.status == 69)
      #expect(
        server.requests.map { $0.path.split(separator: "/").last } == ["favorite", "watchlist"])
    }
  }

  @Test("A movie that TMDB has not is named", arguments: personal.prefix(3))
  func missing(words: [String]) async throws {
    let server = try AccountServer(instead: { _ in .refusal(404, code: 34) })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(words)
      #expect(run.status == 1)
      #expect(run.error == "Error: There is no movie with the id 234.\n")
    }
  }

  @Test("A page is shown when the marks cannot be had", arguments: [401, 503])
  func pageWithoutMarks(status: Int) async throws {
    let server = try AccountServer(instead: { request in
      guard request.path.hasSuffix("/account_states") else { return nil }
      return status == 401 ? .refusal(401, code: 3) : .response(503, ["Retry-After": "3600"], [])
    })
    try await LoggedIn.with(server) { person in
      let run = try await person.run(["detail", "234", "--json"])
      #expect(run.status == 0, "\(run)")
      #expect(run.output.hasPrefix(#"{"cast":"#))
      #expect(!run.output.contains(#""account""#))
    }
  }

  @Test(
    "No session is told with --debug, in an error or a document",
    arguments: Effort.some(2, of: [201, 401, 503]))
  func debug(status: Int) async throws {
    let server = try AccountServer(instead: { request in
      status == 201 || request.path == "/3/movie/234" ? nil : .refusal(status, code: 3)
    })
    try await LoggedIn.with(server) { person in
      for words in personalAndPage {
        for more in [["--debug"], ["--debug", "--json"]] {
          let run = try await person.run(words + more)
          #expect(!(run.output + run.error).contains(AccountServer.session))
          #expect(run.error.contains("session_id=REDACTED"), "\(run)")
        }
      }
    }
  }

  private var personalAndPage: [[String]] { Self.personal + [["detail", "234"]] }

  @Test("What is somebody's own is never kept for others")
  func cache() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      for words in personalAndPage {
        for _ in 1...2 { #expect(try await person.run(words).status == 0) }
      }
      let answers = try person.home.files().filter { $0.key.hasPrefix("cache/") }
      // The page of the movie alone.
      #expect(answers.count == 1)
      for response in answers.values {
        let text = String(decoding: response, as: UTF8.self)
        for secret in [AccountServer.session, AccountServer.title, "favorite", "session_id"] {
          #expect(!text.contains(secret), "\(secret)")
        }
      }
      let own = person.server.requests.filter { $0.path != "/3/movie/234" }
      #expect(own.count == 2 * personalAndPage.count)
    }
  }
}
