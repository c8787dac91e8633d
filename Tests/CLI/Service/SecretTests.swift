import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct SecretTests {
  private static let credentials = [
    ["TMDB_ACCESS_TOKEN": TMDBServer.token], ["TMDB_API_KEY": TMDBServer.apiKey],
  ]
  private static let secrets = [
    TMDBServer.token, TMDBServer.apiKey, TMDBServer.password, TMDBServer.sessionPrefix,
    TMDBServer.guestSession, "12345678",
  ]

  private static func expectNone(in text: String, _ source: String) {
    for secret in secrets where text.contains(secret) {
      Issue.record("\(source) holds \(secret): \(text)")
    }
  }

  /// Runs all commands, and checks everything that was printed and written.
  private func look(
    _ server: TMDBServer, _ credential: [String: String], failing: Bool = false
  ) async throws {
    let variables = credential.merging(["TMDB_BASE_URL": server.baseURL]) { $1 }
    let lines = [
      ["login", "--username", "user0", "--password-stdin"], ["login", "--service", "guest"],
      ["whoami"], ["list"], ["search", "the"], ["detail", "234"], ["whoami", "--json"],
      ["list", "--json"], ["cache", "path"], ["logout"], ["whoami"],
    ]
    try await withService(server) { home in
      for words in lines {
        let run = try await Binary.run(
          // `cache` sends no requests and rejects options about them.
          words == ["cache", "path"]
            ? words : words + ["--debug", "--timeout", failing ? "2" : "20"], in: home, variables,
          input: TMDBServer.password)
        Self.expectNone(in: run.output + run.error, words.joined(separator: " "))
        #expect(run.status == 0 || failing || words == ["whoami"], "\(run)")
        for (path, data) in try home.files() where !path.contains("/session-") {
          Self.expectNone(in: String(decoding: data, as: UTF8.self), path)
        }
      }
    }
  }

  @Test(arguments: credentials)
  func `Successful commands print and write no secret`(credential: [String: String]) async throws {
    try await look(try TMDBServer(), credential)
  }

  static let faults: [(String, Reaction)] = [
    ("refused", .rejection(401, code: 7)), ("reset", .reset), ("HTML", .response(200, [:], [60])),
    ("not found", .rejection(404, code: 34)),
    ("elsewhere", .redirect(to: "http://127.0.0.1:1/")),
  ]

  @Test(
    arguments: credentials,
    Effort.some(3, of: ["refused", "reset", "HTML", "not found", "elsewhere"]))
  func `Failing commands print and write no secret`(credential: [String: String], fault: String)
    async throws
  {
    let reaction = try #require(Self.faults.first { $0.0 == fault }?.1)
    // The login succeeds, so that there is a session to protect.
    let server = try TMDBServer(instead: { request in
      let isLogin = request.path.hasPrefix("/3/authentication") && request.method != "DELETE"
      return isLogin || request.parameter("session_id") != nil ? nil : reaction
    })
    try await look(server, credential, failing: true)
  }

  @Test func `--debug logs each request without secrets`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["login", "--username", "user0", "--password-stdin", "--debug"], in: home,
        server.variables, input: TMDBServer.password)
      #expect(run.error.contains("debug: GET /authentication/token/new → 200, "))
      #expect(run.error.contains("debug: GET /account?session_id=REDACTED → 200, "))
    }
  }

  @Test func `No secret is an argument of the network process`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    try await withService(server) { home in
      let hanging = try Binary.start(["list"], in: home, server.variables)
      try await hanging.arrivals(at: server)
      Self.expectNone(in: hanging.child.commandLine, "the command line")
      hanging.child.send(SIGKILL)
      _ = try await hanging.end()
    }
  }
}
