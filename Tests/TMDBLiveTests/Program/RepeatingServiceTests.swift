import Foundation
import Synchronization
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("A service that repeats everything it was ever sent", .places(2))
struct RepeatingServiceTests {
  /// Collects secrets from requests.
  private final class Memory: Sendable {
    private let heard = Mutex<Set<String>>([])

    var all: Set<String> { heard.withLock { $0 } }

    func hear(_ request: LoopbackRequest) {
      let fields = ["password", "request_token", "session_id"].compactMap { request.fields[$0] }
      let parameters = ["api_key", "session_id"].compactMap { request.parameter($0) }
      let token = request.headers["authorization"]?.dropFirst("Bearer ".count)
      heard.withLock { $0.formUnion(fields + parameters + [token.map { String($0) } ?? ""]) }
    }
  }

  /// Ways to write a secret that no program knows all of.
  static let spellings: [@Sendable (String) -> String] = [
    { $0 }, { String($0.reversed()) }, { Data($0.utf8).base64EncodedString() },
    { $0.utf8.map { String(format: "&#%d;", $0) }.joined() },
  ]

  @Test(
    "Nobody sees a word of it", arguments: spellings.indices, Effort.some(2, of: [200, 400, 503]))
  func refusals(spelling: Int, status: Int) async throws {
    let memory = Memory()
    let failing = Mutex("")
    let server = try TMDBServer(instead: { request in
      memory.hear(request)
      guard failing.withLock({ !$0.isEmpty && request.path.hasSuffix($0) }) else { return nil }
      let said = memory.all.map(Self.spellings[spelling]).joined(separator: ", ")
      return .refusal(status, code: 99, "I heard \(said)", ["Retry-After": "3600"])
    })
    let runs: [(String, [String])] = [
      ("validate_with_login", ["login", "--username", "user0", "--password-stdin"]),
      ("session/new", ["login", "--username", "user0", "--password-stdin"]),
      ("", ["login", "--username", "user0", "--password-stdin"]),
      ("/account", ["whoami"]), ("/favorite/movies", ["list", "favorites"]),
      ("/favorite", ["mark", "234", "--favorite"]), ("/movie/234", ["detail", "234"]),
      ("/popular", ["list"]),
      // It ends the session, so it comes last.
      ("/account", ["login", "--username", "user0", "--password-stdin"]),
    ]
    try await withService(server) { home in
      for (path, words) in runs {
        for more in [["--debug"], ["--json"]] {
          failing.withLock { $0 = path }
          let run = try await Binary.run(
            words + more, in: home, server.variables, input: TMDBServer.password)
          #expect((run.status == 0) == path.isEmpty, "\(run)")
          let text = run.output + run.error
          for secret in memory.all where !secret.isEmpty {
            #expect(!text.contains(Self.spellings[spelling](secret)), "\(words): \(run)")
          }
          #expect(!text.contains("heard"))
          if status == 400, !path.isEmpty { #expect(text.contains("code 99")) }
        }
      }
      #expect(memory.all.contains(TMDBServer.password))
      #expect(memory.all.contains { $0.hasPrefix(TMDBServer.sessionPrefix) })
    }
  }

  @Test(
    "What repeats the credential is not kept",
    arguments: [
      TMDBServer.token, TMDBServer.token.replacing("-", with: "\\u002d"),
      TMDBServer.token.replacing("-", with: "%2D"),
    ])
  func cache(said: String) async throws {
    let server = try TMDBServer(instead: { _ in
      .json(
        #"{"page":1,"results":[{"id":1,"title":"Movie \#(said)","genre_ids":[]}],"total_pages":1}"#,
        ["Cache-Control": "public, max-age=600", "ETag": "\"1\""])
    })
    try await withService(server) { home in
      for _ in 1...2 {
        let run = try await Binary.run(["list"], in: home, server.variables)
        #expect(run.status == 0)
      }
      #expect(server.requests.count == 2)
      let files = try home.files()
      #expect(files.isEmpty)
    }
  }
}
