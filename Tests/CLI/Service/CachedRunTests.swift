import Foundation
import MovieTMDB
import Synchronization
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

extension Home {
  /// The program's cache.
  func cacheFolder() throws -> ResponseFolder {
    try #require(ResponseFolder(.responses, Environment(environment())))
  }

  /// Makes a cached response look older.
  func age(_ key: String, by seconds: Int64) async throws {
    let folder = try cacheFolder()
    let kept = try #require(folder.response(for: key))
    await folder.keep(
      StoredResponse(
        key: key, tag: kept.tag, storedAt: kept.storedAt - seconds, maxAge: kept.maxAge,
        body: kept.body))
  }
}

@Suite(.places(2))
struct CachedRunTests {
  private func key(_ server: TMDBServer) -> String { server.baseURL + "/movie/popular?page=1" }

  @Test func `--refresh ignores the cache and fails if the service does`() async throws {
    let isFailing = Mutex(false)
    let server = try TMDBServer(instead: { _ in
      // The wait exceeds the timeout, so the request is not retried.
      isFailing.withLock { $0 } ? .rejection(503, code: 11, "No.", ["Retry-After": "3600"]) : nil
    })
    try await withService(server) { home in
      let first = try await Program.run(["list"], in: home, server.variables)
      let second = try await Program.run(["list", "--refresh"], in: home, server.variables)
      #expect(server.requests.count == 2)
      #expect(server.requests.last?.headers["if-none-match"]?.hasPrefix("W/\"") == true)
      #expect((second.output, second.error) == (first.output, ""))
      isFailing.withLock { $0 = true }
      let third = try await Program.run(["list", "--refresh"], in: home, server.variables)
      #expect((third.status, third.output) == (69, ""))
    }
    let embedded = try await Program.run(["list", "--refresh", "--limit", "1"])
    #expect(embedded.status == 0)
    #expect(
      embedded.error == "Note: the built-in catalog ignores '--refresh'.\n")
  }

  @Test(arguments: [
    ([], "Could not connect to TMDB; showing"), (["--offline"], "showing"),
  ])
  func `If the service is unavailable, the cached response is shown with a note`(
    options: [String], reason: String
  ) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Program.run(["list"], in: home, server.variables)
      try await home.age(key(server), by: 2 * 86_400)
      server.stop()
      let second = try await Program.run(["list"] + options, in: home, server.variables)
      #expect(second.status == 0)
      #expect(second.output == first.output)
      #expect(second.error == "Note: \(reason) cached data from 2 days ago.\n")
    }
  }

  @Test func `A cache hit is logged`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      _ = try await Program.run(["list"], in: home, server.variables)
      let second = try await Program.run(["list", "--debug"], in: home, server.variables)
      #expect(second.lines.count == 20)
      let line = /debug: GET \/movie\/popular\?\S+ → from the cache, \d+ s old\n/
      #expect(second.error.wholeMatch(of: line) != nil, "\(second.error)")
      #expect(server.requests.count == 1)
    }
  }

  @Test func `Offline, only cached responses are shown`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Program.run(["list"], in: home, server.variables)
      let second = try await Program.run(["list", "--offline"], in: home, server.variables)
      #expect(second.status == 0)
      #expect(second.output == first.output)
      #expect(second.error == "")
      let other = try await Program.run(["detail", "234", "--offline"], in: home, server.variables)
      #expect(other.status == 69)
      #expect(
        other.error
          == "Error: Not in the cache, and network access is off. "
          + "Try again without '--offline'.\n")
      #expect(server.requests.count == 1)
    }
  }

  @Test func `Offline, a login fails because it needs the network`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["login", "--service", "guest", "--offline"], in: home, server.variables)
      #expect(run.status == 69)
      #expect(
        run.error
          == "Error: Network access is required but off. "
          + "Try again without '--offline'.\n")
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `The embedded catalog works offline`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let login = try await Binary.run(
        ["login", "--username", "user0", "--password-stdin", "--offline"], in: home,
        input: "12345678")
      #expect(login.status == 0)
      let mark = try await Program.run(["mark", "234", "--favorite", "--offline"], in: home)
      #expect(mark.status == 0)
    }
  }
}
