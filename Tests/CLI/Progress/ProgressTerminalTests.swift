import Foundation
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Progress at a terminal: shown while the service is slow, and erased at the end.
@Suite(.places(3)) struct ProgressTerminalTests {
  private static let mark = "Waiting for TMDB…"
  private static let shown = mark + ProgressMark.eraser
  private static let row =
    #"{"id":1,"title":"Movie 1","overview":"","release_date":"2001-02-03","vote_average":7.25,"#
    + #""vote_count":8,"poster_path":null}"#
  private static let page =
    #"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":1}"#

  /// Runs at a terminal against a service that responds once progress is shown.
  private func run(
    _ words: [String], response: Reaction = .json(page)
  ) async throws -> Terminal.Run {
    let latch = Latch()
    let server = try TMDBServer(instead: { _ in response.waiting(for: latch) })
    defer { server.stop() }
    return try await Terminal.run(words, environment: server.variables) { terminal in
      defer { latch.open() }
      try terminal.wait(for: Self.mark)
    }
  }

  @Test func `A slow response shows progress, which is erased at the end`() async throws {
    let run = try await run(["list", "--color", "never"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(Self.shown))
    let rest = run.output.dropFirst(Self.shown.count)
    #expect(!rest.contains(Self.mark) && !rest.contains("\u{1B}"))
    #expect(rest.contains("Movie 1"))
  }

  @Test func `An interrupt leaves only the progress text`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    defer { server.stop() }
    let run = try await Terminal.run(["list"], environment: server.variables) { terminal in
      try terminal.wait(for: Self.mark)
      terminal.type("\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.output == Self.mark + "^C")
    #expect(run.isEchoing)
  }

  @Test func `A dumb terminal and a pipe show no progress`() async throws {
    let arguments = ["list", "--timeout", "0.6"]
    let dumb = try await hanging(arguments, environment: ["TERM": "dumb"])
    #expect(
      dumb.output
        == "Error: The request to TMDB timed out. Try again. Use a longer '--timeout' to\nwait longer.\n"
    )
    let piped = try await hanging(arguments, separatesErrors: true)
    #expect(piped.error == dumb.output.replacing("to\n", with: "to "))
  }

  /// Runs against a service that never responds.
  private func hanging(
    _ words: [String], environment: [String: String] = [:], separatesErrors: Bool = false
  ) async throws -> Terminal.Run {
    let server = try TMDBServer(instead: { _ in .hang })
    defer { server.stop() }
    return try await Terminal.run(
      words, environment: server.variables.merging(environment) { $1 },
      separatesErrors: separatesErrors)
  }
}
