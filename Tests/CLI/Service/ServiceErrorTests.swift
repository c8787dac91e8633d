import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct ServiceErrorTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let reaction: Reaction
    let status: Ending
    let message: String
    var words = ["list"]
    /// The number of requests.
    var tries = 1

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "refused key", reaction: .rejection(401, code: 7), status: 77,
      message: "TMDB rejected the credential. Check TMDB_ACCESS_TOKEN or TMDB_API_KEY."),
    Fault(
      name: "no such movie", reaction: .rejection(404, code: 6), status: 1,
      message: "No movie found with ID 1.", words: ["detail", "1"]),
    Fault(
      name: "rate limit", reaction: .rejection(429, code: 25, "Slow.", ["Retry-After": "3600"]),
      status: 69,
      message: "Too many requests to TMDB. Try again in 3600 seconds."
        + " Use a longer '--timeout' to wait automatically."),
    Fault(
      name: "HTML",
      reaction: .response(200, ["Content-Type": "text/html"], Array("<html></html>".utf8)),
      status: 65,
      message: "TMDB returned an unexpected response."
        + " If you set a custom URL for TMDB, check the URL."),
    Fault(
      name: "502 again and again", reaction: .response(502, [:], []), status: 69,
      message: "TMDB returned an error (502). Try again later.", tries: 4),
  ]

  @Test(arguments: faults)
  func `Each service error has its exit code and message`(fault: Fault) async throws {
    let server = try TMDBServer(instead: { _ in fault.reaction })
    try await withService(server) { home in
      let run = try await Program.run(fault.words, in: home, server.variables)
      #expect(run.status == fault.status)
      #expect(run.error == "Error: \(fault.message)\n")
      #expect(run.output == "")
      #expect(server.requests.count == fault.tries)
    }
  }

  @Test func `An interrupt ends the delay before a retry immediately`() async throws {
    let server = try TMDBServer(instead: { _ in .response(503, ["Retry-After": "200"], []) })
    try await withService(server) { home in
      let started = try Binary.start(["list", "--timeout", "250"], in: home, server.variables)
      try await started.arrivals(at: server)
      started.child.send(SIGINT)
      #expect(try await started.end().status == .signalled(SIGINT))
      #expect(server.requests.count == 1)
    }
  }
}
