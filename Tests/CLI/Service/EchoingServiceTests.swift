import Foundation
import Synchronization
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct EchoingServiceTests {
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

  @Test(arguments: [200, 400])
  func `Secrets echoed by the service are not shown`(status: Int) async throws {
    let memory = Memory()
    let failing = Mutex("")
    let server = try TMDBServer(instead: { request in
      memory.hear(request)
      guard failing.withLock({ !$0.isEmpty && request.path.hasSuffix($0) }) else { return nil }
      let heard = memory.all.joined(separator: ", ")
      return .rejection(status, code: 99, "I heard \(heard)", ["Retry-After": "3600"])
    })
    let runs: [(String, [String])] = [
      ("validate_with_login", ["login", "--username", "user0", "--password-stdin"]),
      ("session/new", ["login", "--username", "user0", "--password-stdin"]),
      ("", ["login", "--username", "user0", "--password-stdin"]),
      ("/account", ["whoami"]), ("/favorite/movies", ["list", "favorites"]),
      ("/favorite", ["mark", "234", "--favorite"]), ("/movie/234", ["detail", "234"]),
      ("/popular", ["list"]),
      // Ends the session, so it comes last.
      ("/account", ["login", "--username", "user0", "--password-stdin"]),
    ]
    try await withService(server) { home in
      for (path, words) in runs {
        for more in [["--debug"], ["--json"]] {
          failing.withLock { $0 = path }
          let run = try await Program.run(
            words + more, in: home, server.variables, input: TMDBServer.password)
          #expect((run.status == 0) == path.isEmpty, "\(run)")
          let text = run.output + run.error
          for secret in memory.all where !secret.isEmpty {
            #expect(!text.contains(secret), "\(words): \(run)")
          }
          #expect(!text.contains("heard"))
          if !path.isEmpty { #expect(text.contains("code 99")) }
        }
      }
      #expect(memory.all.contains(TMDBServer.password))
      #expect(memory.all.contains { $0.hasPrefix(TMDBServer.sessionPrefix) })
    }
  }
}
