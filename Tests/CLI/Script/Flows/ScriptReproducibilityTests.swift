import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// A transcript does not depend on the environment or the machine's load.
@Suite(.places(1)) struct ScriptReproducibilityTests {
  /// Variables that affect other commands.
  private static let surroundings: [String: String?] = [
    "LANG": "es_ES.UTF-8", "LC_ALL": "es_ES.UTF-8", "LANGUAGE": "es", "COLUMNS": "33", "LINES": "5",
    "NO_COLOR": "1", "TERM": "xterm-256color", "TZ": "Asia/Tokyo",
    "TMDB_ACCESS_TOKEN": "secret-token", "TMDB_BASE_URL": "http://127.0.0.1:9/3",
    "PASSWORD": "12345678",
  ]

  @Test(arguments: Effort.some(6, of: KeptScript.all))
  func `The environment does not affect a script, and the home stays empty`(
    _ script: KeptScript
  ) async throws {
    let home = try Home()
    let run = try await Program.run(
      ["play", script.path], environment: Self.surroundings, home: home)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(try run.output == script.transcript())
    #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path) == [])
  }

  @Test(.long) func `Scripts playing in parallel on busy cores write the same bytes`()
    async throws
  {
    let noise = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Task.detached {
        while !Task.isCancelled { await Task.yield() }
      }
    }
    defer { for task in noise { task.cancel() } }
    try await withThrowingTaskGroup(of: Bool.self) { players in
      for script in KeptScript.all + KeptScript.all {
        players.addTask { try await script.play().transcript == script.transcript() }
      }
      for try await isSame in players { #expect(isSame) }
    }
  }
}
