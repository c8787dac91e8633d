import Foundation
import Synchronization
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct NetworkSafetyTests {
  private static let rejection =
    "Error: TMDB_BASE_URL must be an https:// URL (or http:// on localhost) without credentials or "
    + "a query.\n"

  @Test func `A URL that must not get a credential is rejected`() async throws {
    let home = try Home()
    defer { home.remove() }
    let run = try await Binary.run(
      ["list"], in: home,
      ["TMDB_ACCESS_TOKEN": TMDBServer.token, "TMDB_BASE_URL": "http://example.com/3"])
    #expect(run.status == 64)
    #expect(run.error.hasPrefix(Self.rejection))
  }

  @Test func `A URL that must not serve pictures is rejected and not shown`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let address = "http://user:word@127.0.0.1/t/p"
      let run = try await Binary.run(
        ["list"], in: home,
        server.variables.merging(["MOVIES_IMAGE_BASE_URL": address]) { $1 })
      #expect(run.status == 64)
      #expect(
        run.error.hasPrefix(
          Self.rejection.replacing("TMDB_BASE_URL", with: "MOVIES_IMAGE_BASE_URL")))
      #expect(!run.error.contains("word"))
      #expect(server.connections == 0)
      // The embedded catalog has no pictures and sends no requests.
      let embedded = try await Binary.run(["list"], in: home, ["MOVIES_IMAGE_BASE_URL": address])
      #expect(embedded.status == 0)
    }
  }

  @Test(
    .places(4),
    arguments: ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "https_proxy"])
  func `Requests to localhost use no proxy`(variable: String) async throws {
    let proxy = try LoopbackServer { _ in .json("{}") }
    defer { proxy.stop() }
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["list"], in: home, server.variables.merging([variable: proxy.address]) { $1 })
      #expect(run.status == 0)
      #expect(server.requests.count == 1)
      #expect(proxy.connections == 0)
    }
  }

  @Test(.places(4))
  func `NO_PROXY does not enable a proxy for localhost`() async throws {
    let proxy = try LoopbackServer { _ in .json("{}") }
    defer { proxy.stop() }
    let server = try TMDBServer()
    try await withService(server) { home in
      let own = ["http_proxy": proxy.address, "no_proxy": "example.com"]
      _ = try await Binary.run(["list"], in: home, server.variables.merging(own) { $1 })
      #expect(proxy.connections == 0)
    }
  }

  @Test func `Files are written only to the documented folders`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      for words in [["list"], ["detail", "234"], ["login", "--service", "guest"], ["whoami"]] {
        _ = try await Binary.run(words, in: home, server.variables)
      }
      let paths = try home.files().keys
      #expect(paths.count == 3)
      #expect(
        paths.allSatisfy { $0.hasPrefix("cache/movies-cli/") || $0.hasPrefix("state/movies-cli/") })
    }
  }

  @Test func `A library next to the executable is not loaded`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      // Loading the file would fail with an error.
      let line = #"cp "$0" "$HOME/copy"; : > "$HOME/libcurl.so.4"; "$HOME/copy" list"#
      let run = try await Binary.shell(
        line, environment: server.variables.mapValues { $0 }, home: home)
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(server.connections == 1)
    }
  }

  @Test func `Without libcurl, offline commands work, and an error says what to install`()
    async throws
  {
    let server = try TMDBServer()
    try await withService(server) { home in
      // An invalid library is found before the real one.
      let folder = home.root.appending(path: "libraries")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data().write(to: folder.appending(path: "libcurl.so.4"))
      let variables = ["LD_LIBRARY_PATH": folder.path]
      let run = try await Binary.run(
        ["list", "--json"], in: home, server.variables.merging(variables) { $1 })
      #expect(run.status == 69)
      #expect(run.error.contains(#""code":"no-network-library""#))
      #expect(run.error.contains("Install libcurl"))
      #expect(server.connections == 0)
      let embedded = try await Binary.run(["list"], in: home, variables)
      #expect(embedded.status == 0)
      #expect(embedded.lines.count == 20)
    }
  }
}
