import Foundation
import Testing
import Viper

@testable import CLI
@testable import ViperScript
@testable import ViperTestSupport

/// A script that is recorded while it is played is another way to write the same session.
@MainActor
@Suite("Recordings of the kept scripts") struct RecordedScriptTests {
  /// A recording, and what it reads from the environment.
  @MainActor
  private struct Recording {
    let script: String
    let variables: [String: String]

    init(_ source: String, path: String? = nil, environment: [String: String]) async throws {
      let script: Script<MovieStage, MovieSettings>
      do throws(ScriptMistakes) {
        script = try Script(
          Array(source.utf8), name: "t.script", path: path, in: MovieScripts.language)
      } catch {
        throw Trouble(error.mistakes.map(\.text).joined(separator: "\n"))
      }
      var written = ""
      let (outcome, variables) = await script.record(secrets: { environment[$0] }) { written += $0 }
      guard outcome.hasPassed else { throw Trouble(outcome.failure?.report ?? "") }
      self.script = written
      self.variables = variables
    }

    init(_ kept: KeptScript) async throws {
      try await self.init(
        kept.source(), path: kept.path, environment: KeptScript.environment)
    }

    func again() async throws -> Recording {
      try await Recording(script, environment: variables)
    }
  }

  @Test(
    "A recording plays to its end, and shows the same scenes",
    arguments: Effort.some(12, of: KeptScript.all))
  func scenes(kept: KeptScript) async throws {
    let recording = try await Recording(kept)
    let original = try await PlayedScenes(
      kept.source(), path: kept.path, environment: KeptScript.environment)
    let replayed = try await PlayedScenes(recording.script, environment: recording.variables)
    #expect(original.failure == nil)
    #expect(replayed.failure == nil, "\(recording.script)")
    #expect(replayed.scenes.count == original.scenes.count, "\(recording.script)")
    for (place, (found, wanted)) in zip(replayed.scenes, original.scenes).enumerated()
    where found != wanted {
      Issue.record(
        """
        Scene \(place) of \(kept.name):
        \(found?.text ?? "none")
        instead of
        \(wanted?.text ?? "none")
        """)
    }
  }

  @Test("A recording expects how its session ends", arguments: Effort.some(12, of: KeptScript.all))
  func end(kept: KeptScript) async throws {
    let lines = try await Recording(kept).script.split(separator: "\n")
    #expect(lines.last?.hasPrefix("expect depth ") == true)
    #expect(lines.contains { $0.hasPrefix("expect count ") })
  }

  @Test(
    "The recording of a recording is the same, byte for byte",
    arguments: Effort.some(12, of: KeptScript.all))
  func again(kept: KeptScript) async throws {
    let recording = try await Recording(kept)
    #expect(try await recording.again().script == recording.script)
  }

  @Test(
    "No password is in a recording, and no dots of its length",
    arguments: Effort.some(12, of: KeptScript.all))
  func secrets(kept: KeptScript) async throws {
    let recording = try await Recording(kept)
    for secret in ["12345678", "951753", "1234567890"] + recording.variables.values
    where secret.count > 4 {
      #expect(!recording.script.contains(secret))
    }
    #expect(!recording.script.contains("•"))
  }

  @Test("A recording is what a person would write")
  func example() async throws {
    let recording = try await Recording(
      """
      set size 80x7
      fail next offline
      open list
      activate "Retry"
      next x3
      select "The General"
      type rating "11"
      type rating "9"
      activate "Rate"
      type username "user0"
      type password "12345678"
      submit
      start refresh
      back
      settle
      search "caligari"
      """, environment: [:])
    #expect(
      recording.script == """
        set size 80x7
        fail next offline
        open list
        expect screen list
        expect title "Popular movies"
        activate retry
        expect focus 1
        focus row 4
        select id 961  # The General
        expect screen detail
        expect title "The General (1926)"
        expect focus 1
        type rating "9"
        activate rate
        expect screen login
        expect title "Log in"
        type username "user0"
        secret password $PASSWORD
        submit
        expect screen detail
        expect title "The General (1926)"
        expect focus 1
        start refresh
        back
        settle
        expect screen list
        expect title "Popular movies"
        expect focus 3
        search "caligari"
        expect title "Search: caligari"
        expect focus 1
        expect screen list
        expect title "Search: caligari"
        expect count 1
        expect focus 1
        expect depth 1

        """)
  }
}
