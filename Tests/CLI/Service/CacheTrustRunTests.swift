import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct CacheTrustRunTests {
  private static let note =
    "another user owns it or can write to it. Run 'chmod go-w' on it, or set XDG_CACHE_HOME"

  private func withCache(mode: Int, _ body: (TMDBServer, Home) async throws -> Void) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Program.run(["list"], in: home, server.variables)
      #expect(first.status == 0)
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: home.answers.path)
      try await body(server, home)
    }
  }

  @Test func `An untrusted cache is not used, and one note says so`() async throws {
    try await withCache(mode: 0o777) { server, home in
      let before = try home.files()
      for words in [["list"], ["detail", "234"]] {
        let run = try await Program.run(words, in: home, server.variables)
        #expect(run.status == 0)
        #expect(!run.output.isEmpty)
        #expect(run.error.contains("Note: ignored the cache in \(home.answers.path): "))
        #expect(run.error.components(separatedBy: Self.note).count == 2)
      }
      #expect(server.requests.count == 3)
      #expect(try home.files() == before)
    }
  }

  @Test func `An untrusted cache is not cleared`() async throws {
    try await withCache(mode: 0o777) { _, home in
      let run = try await Program.run(["cache", "clear"], in: home)
      #expect(run.status == 74)
      #expect(run.error.contains("other users can write to it."))
    }
  }
}
