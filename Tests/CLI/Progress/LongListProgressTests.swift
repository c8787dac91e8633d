import Foundation
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Progress of a list with several pages, and closed pipes.
@Suite(.places(3)) struct LongListProgressTests {
  private static func isPage(_ number: Int, _ request: LoopbackRequest) -> Bool {
    request.path.hasSuffix("/movie/popular") && request.parameter("page") == String(number)
  }

  @Test(arguments: [[], ["--json"]])
  func `Progress names the page being loaded`(_ options: [String]) async throws {
    let latch = Latch()
    let server = try TMDBServer(instead: { request in
      if Self.isPage(2, request) { latch.pass() }
      return nil
    })
    defer { server.stop() }
    let run = try await Terminal.run(
      ["list", "--limit", "80"] + options, environment: server.variables
    ) { terminal in
      defer { latch.open() }
      try terminal.wait(for: "Loading page 2 of 4…")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("Loading page 2 of 4…" + ProgressMark.eraser))
  }

  @Test func `Progress names no page once the last one has arrived`() async throws {
    let latch = Latch()
    let server = try TMDBServer(instead: { request in
      if request.path == "/3/watch/providers/movie" {
        return .json(
          #"{"results":[{"provider_id":8,"provider_name":"A","display_priorities":{"DE":0}}]}"#)
      }
      guard request.path.hasSuffix("/watch/providers") else { return nil }
      return .json(#"{"id":1,"results":{}}"#).waiting(for: latch)
    })
    defer { server.stop() }
    let run = try await Terminal.run(
      ["list", "--on", "8", "--region", "DE", "--limit", "40"], environment: server.variables
    ) { terminal in
      defer { latch.open() }
      try terminal.wait(for: "Waiting for TMDB…")
    }
    #expect(run.status == 0)
    #expect(!run.output.contains("Loading page 3"))
  }

  @Test func `Progress shows a Retry-After delay and the next request`() async throws {
    let count = Counter()
    let latch = Latch()
    let server = try TMDBServer(instead: { _ in
      guard count.next() > 0 else {
        return .rejection(429, code: 25, "Slow down.", ["Retry-After": "2"])
      }
      latch.pass()
      return nil
    })
    defer { server.stop() }
    let run = try await Terminal.run(["list"], environment: server.variables) { terminal in
      defer { latch.open() }
      try terminal.wait(for: "Too many requests to TMDB · retrying in 2 s (Ctrl-C to cancel)")
      try terminal.wait(for: "Too many requests to TMDB · retrying in 1 s (Ctrl-C to cancel)")
      try terminal.wait(for: ProgressMark.eraser + "Retrying (2)")
    }
    #expect(run.status == 0)
    #expect(server.requests.count == 2)
  }

  /// Runs a shell line at a terminal, in which `$0` is the program.
  private func shell(
    _ line: String, _ server: TMDBServer,
    script: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Terminal.Run {
    defer { server.stop() }
    return try await Terminal.run(
      ["-c", line, Binary.path], of: "/bin/sh",
      environment: server.variables.merging(["PATH": Tool.searchPath]) { $1 }, script: script)
  }

  @Test func `No progress is drawn once a pipe has received data`() async throws {
    let first = Latch()
    let rejected = Counter()
    let server = try TMDBServer(instead: { request in
      if Self.isPage(1, request) { first.pass() }
      // The delay is one second, several times as long as it takes to show progress.
      guard Self.isPage(2, request), rejected.next() == 0 else { return nil }
      return .rejection(503, code: 9, "Down.", ["Retry-After": "1"])
    })
    let run = try await shell(#""$0" list --limit 40 | cat"#, server) { terminal in
      defer { first.open() }
      try terminal.wait(for: "Waiting for TMDB…")
      first.open()
      try terminal.wait(for: "Metropolis")
    }
    #expect(server.requests.count { Self.isPage(2, $0) } == 2)
    #expect(run.output.components(separatedBy: "Waiting").count == 2)
    #expect(run.output.lineList.count == 40)
  }

  /// The result is the same if the parent ignores SIGPIPE.
  @Test(arguments: ["", "trap '' PIPE; "])
  func `A closed pipe cancels the current request`(
    _ beginning: String
  ) async throws {
    let server = try TMDBServer(instead: { Self.isPage(2, $0) ? .hang : nil })
    let run = try await shell(
      beginning + #"{ "$0" list --limit 40 --timeout 280; echo "ended $?" >&2; } | head -1"#, server
    )
    #expect(run.output.contains("Metropolis"))
    #expect(run.output.hasSuffix("ended 141\n"))
    #expect(run.output.lineList.count == 2)
  }
}
