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

  static let spellings: [@Sendable (String) -> String] = [
    { $0 }, { $0.uppercased() }, { $0.map { "\($0)\\u202e" }.joined() },
    { $0.utf8.map { String(format: "\\u%04x", $0) }.joined() },
    { $0.utf8.map { String(format: "%%%02x", $0) }.joined() },
    { $0.map { "\($0)\u{301}" }.joined() },
  ]

  /// The letters and digits of a text, escapes undone.
  private static func folded(_ text: String) -> String {
    let text = text.removingPercentEncoding ?? text
    let decomposed = text.decomposedStringWithCanonicalMapping.lowercased()
    return String(
      decomposed.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      }.map { Character($0) })
  }

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
          let text = Self.folded(run.output + run.error)
          for secret in memory.all where !secret.isEmpty {
            #expect(!text.contains(Self.folded(secret)), "\(words): \(run)")
          }
          #expect(!run.error.contains("I heard"))
        }
      }
      #expect(memory.all.contains(TMDBServer.password))
      #expect(memory.all.contains { $0.hasPrefix(TMDBServer.sessionPrefix) })
    }
  }

  @Test("What repeats the credential is not kept", arguments: spellings.indices)
  func cache(spelling: Int) async throws {
    let said = Self.spellings[spelling](TMDBServer.token)
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
