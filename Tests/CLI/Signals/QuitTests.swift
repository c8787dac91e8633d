import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Control-\ ends the program, and neither Swift's crash reporter nor the system reports a crash.
@Suite(.places(3)) struct QuitTests {
  /// Runs the program with the crash reporter, as a person does.
  private func quit(
    _ words: [String], environment: [String: String?] = [:], after text: String? = nil,
    beforehand: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Terminal.Run {
    var variables = environment
    variables.updateValue(nil, forKey: "SWIFT_BACKTRACE")
    return try await Terminal.run(words, environment: variables) {
      terminal in
      if let text { try terminal.wait(for: text) }
      try beforehand(terminal)
      terminal.type("\u{1C}")
    }
  }

  @Test(arguments: [["login"], ["login", "--username", "user0"]])
  func `SIGQUIT ends the program at a prompt`(_ words: [String]) async throws {
    let run = try await quit(words, after: words.count == 1 ? "Username: " : "Password: ")
    #expect(run.status == 131)
    #expect(run.isEchoing)
    #expect(["Username: ^\\", "Password: "].contains(run.output))
  }

  @Test func `SIGQUIT ends the program while a script runs`() async throws {
    let home = try Home()
    let script = home.path + "/long.script"
    try Data("open list\nrepeat 1000000\nshow\nend\n".utf8).write(
      to: URL(fileURLWithPath: script))
    let run = try await quit(["play", script], after: "show")
    #expect(run.status == 131)
    #expect(!run.output.contains("rash") && !run.output.contains("acktrac"))
  }

  @Test func `SIGQUIT ends the program during a request`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    defer { server.stop() }
    let run = try await quit(
      ["list"], environment: server.variables.mapValues { .some($0) },
      beforehand: { terminal in try terminal.wait { !server.requests.isEmpty } })
    #expect(run.status == 131)
    #expect(run.output.replacing("Waiting for TMDB…", with: "") == "^\\")
  }
}
