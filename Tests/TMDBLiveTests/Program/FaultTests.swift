import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("What goes wrong, as a person reads it", .places(2))
struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let reaction: Reaction
    let status: Ending
    let message: String
    var words = ["list"]
    /// How many questions it takes.
    var tries = 1

    var testDescription: String { name }
  }

  private static let soon = ["Retry-After": "3600"]
  private static let badResponse =
    "The answer is not what TMDB promises. If it stays so, check that the address is TMDB's."
  private static let waiting = " With a longer '--timeout' the program waits for that itself."
  private static let broken = "The connection to TMDB was lost. Try again."
  private static let credential =
    "TMDB refused the credential. Check TMDB_ACCESS_TOKEN or TMDB_API_KEY."

  static let refusals: [Fault] = [
    Fault(
      name: "refused key", reaction: .refusal(401, code: 7), status: 77, message: credential),
    Fault(
      name: "401 without a word", reaction: .response(401, [:], []), status: 77, message: credential
    ),
    Fault(
      name: "suspended key", reaction: .refusal(401, code: 10), status: 77, message: credential),
    Fault(name: "401/14", reaction: .refusal(401, code: 14), status: 77, message: credential),
    Fault(name: "403/45", reaction: .refusal(403, code: 45), status: 77, message: credential),
    Fault(
      name: "not logged in", reaction: .refusal(401, code: 3), status: 77,
      message: """
        This needs a log-in, or the session has ended. Log in with 'movies-cli login'.
        """),
    Fault(
      name: "no such list", reaction: .refusal(404, code: 34), status: 1,
      message: "TMDB has no such thing."),
    Fault(
      name: "404 without a word", reaction: .response(404, [:], []), status: 65,
      message: badResponse),
    Fault(
      name: "no such movie", reaction: .refusal(404, code: 6), status: 1,
      message: "There is no movie with the id 1.", words: ["detail", "1"]),
    Fault(
      name: "200/21", reaction: .refusal(200, code: 21), status: 1,
      message: "TMDB has no such thing."),
    Fault(
      name: "bad page", reaction: .refusal(400, code: 22), status: 64,
      message: "TMDB has no such page of the list. Pages go from 1 to 500."),
    Fault(
      name: "errors", reaction: .json(#"{"errors":["year is odd","page too"]}"#, status: 422),
      status: 1, message: "TMDB did not accept a value of the request."),
    Fault(
      name: "code without success", reaction: .json(#"{"status_code":8}"#, status: 403), status: 1,
      message: "TMDB refused the request: code 8."),
    Fault(
      name: "418", reaction: .response(418, [:], []), status: 1,
      message: "TMDB refused the request: status 418."),
    Fault(
      name: "rate limit", reaction: .refusal(429, code: 25, "Slow.", soon), status: 69,
      message: "TMDB was asked too often. Try again in 3600 seconds."
        + waiting),
    Fault(
      name: "rate limit by code", reaction: .refusal(400, code: 25, "Slow.", soon), status: 69,
      message: "TMDB was asked too often. Try again in 3600 seconds."
        + waiting),
    Fault(
      name: "rate limit until a day",
      reaction: .response(429, ["Retry-After": "Fri, 01 Jan 2500 00:00:00 GMT"], []), status: 69,
      message: "TMDB was asked too often. Try again after Fri, 01 Jan 2500 00:00:00 GMT."
        + waiting),
    Fault(
      name: "rate limit until nobody knows",
      reaction: .response(429, ["Retry-After": "-5", "X": "y"], []), status: 69,
      message: "TMDB was asked too often. Wait a little and try again."
        + waiting, tries: 4),
    Fault(
      name: "503", reaction: .refusal(503, code: 9, "Down.", soon), status: 69,
      message: "TMDB has trouble of its own (status 503). Try again in 3600 seconds."),
    Fault(
      name: "500", reaction: .response(500, soon, Array("<html>".utf8)), status: 69,
      message: "TMDB has trouble of its own (status 500). Try again in 3600 seconds."),
  ]

  static let bodies: [Fault] = [
    ("HTML", Reaction.response(200, ["Content-Type": "text/html"], Array("<html></html>".utf8))),
    ("empty", .response(200, [:], [])), ("truncated JSON", .json(#"{"page":1,"results":[{"id":"#)),
    ("two documents", .json(#"{"page":1,"results":[]}{"page":1,"results":[]}"#)),
    ("Latin-1", .response(200, [:], Array(#"{"results":[{"id":1,"title":"Am"#.utf8) + [0xE9])),
    (
      "wrong encoding inside",
      .response(
        200, [:],
        Array(#"{"page":1,"results":[{"genre_ids":[],"id":1,"title":"Am"#.utf8) + [0xE9]
          + Array(#"lie"}]}"#.utf8))
    ),
    ("another document", .json("[]")), ("no rows", .json(#"{"page":1}"#)),
    ("rows that are none", .json(#"{"page":1,"results":{"id":1}}"#)),
    ("no row that can be read", .json(#"{"page":1,"results":[{"id":"x"},null,7]}"#)),
    ("no row that is a movie", .json(#"{"page":1,"results":[{},{"id":1,"name":"A person"}]}"#)),
    ("sent in circles", .redirect(to: "/3/movie/popular")),
  ].map { Fault(name: $0, reaction: $1, status: 65, message: badResponse) }

  static let wires: [Fault] = [
    Fault(
      name: "sent on to nowhere", reaction: .response(302, [:], []), status: 65,
      message: badResponse),
    Fault(
      name: "broken packing",
      reaction: .response(200, ["Content-Encoding": "gzip"], [0x1F, 0x8B, 9, 9, 9]), status: 65,
      message: badResponse),
    Fault(name: "reset", reaction: .reset, status: 69, message: broken, tries: 4),
    Fault(name: "closed", reaction: .closed, status: 69, message: broken, tries: 4),
    Fault(
      name: "cut off", reaction: .truncated(#"{"page":1,"#), status: 69, message: broken, tries: 4),
    Fault(
      name: "502 again and again", reaction: .response(502, [:], []), status: 69,
      message: "TMDB has trouble of its own (status 502). Try again later.", tries: 4),
    Fault(
      name: "429 again and again", reaction: .refusal(429, code: 25, "Slow.", ["Retry-After": "0"]),
      status: 69,
      message: "TMDB was asked too often. Try again in 1 second."
        + waiting, tries: 4),
  ]

  private static let all = refusals + bodies + wires

  @Test(
    "Each fault has its exit code and its message",
    arguments: Effort.isLong
      ? all : all.filter { $0.tries < 3 } + Effort.some(2, of: all.filter { $0.tries > 2 }))
  func fault(fault: Fault) async throws {
    let server = try TMDBServer(instead: { _ in fault.reaction })
    try await withService(server) { home in
      let run = try await Binary.run(fault.words, in: home, server.variables)
      #expect(run.status == fault.status)
      let usage = fault.status == 64
      #expect(
        usage
          ? run.error.hasPrefix("Error: \(fault.message)\n")
          : run.error == "Error: \(fault.message)\n", "\(run)")
      #expect(run.output == "")
      if fault.name != "sent in circles" { #expect(server.requests.count == fault.tries) }
    }
  }

  @Test("With --json each fault is a document on standard error", arguments: refusals.prefix(1))
  func json(fault: Fault) async throws {
    let server = try TMDBServer(instead: { _ in fault.reaction })
    try await withService(server) { home in
      let run = try await Binary.run(["list", "--json"], in: home, server.variables)
      #expect(
        run.error
          == #"{"error":{"code":"credential-refused","message":"\#(fault.message)"}}"# + "\n")
    }
  }

  @Test("A service that comes round is waited for, without a word")
  func comesRound() async throws {
    let count = Counter()
    let server = try TMDBServer(instead: { _ in count.next() < 3 ? .closed : nil })
    try await withService(server) { home in
      let run = try await Binary.run(["list"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(run.lines.count == 20)
    }
  }

  @Test("A head that is cut off is a broken connection")
  func cutHead() async throws {
    let half = Array("HTTP/1.1 200 OK\r\nContent-".utf8)
    let server = try TMDBServer(instead: { _ in Reaction(bytes: half, ending: .close) })
    try await withService(server) { home in
      let run = try await Binary.run(["list"], in: home, server.variables)
      // On Linux the process that asks does not survive this; the one that waits for it does.
      #expect(run.status == 69)
      #expect(run.error == "Error: \(Self.broken)\n")
    }
  }

  @Test("With the network gone nothing but that is said")
  func gone() async throws {
    let server = try TMDBServer()
    server.stop()
    try await withService(server) { home in
      let run = try await Binary.run(["list"], in: home, server.variables)
      #expect(run.status == 69)
      #expect(
        run.error == "Error: TMDB cannot be reached. Check the network and try again.\n")
    }
  }

  @Test("Without a credential the service is not asked")
  func noCredential() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["list", "--source", "tmdb"], in: home, ["TMDB_BASE_URL": server.baseURL])
      #expect(run.status == 77)
      #expect(
        run.error
          == "Error: There is no credential for TMDB. Set TMDB_ACCESS_TOKEN or TMDB_API_KEY, or "
          + "use '--source embedded'.\n")
      #expect(server.requests.isEmpty)
    }
  }
}
