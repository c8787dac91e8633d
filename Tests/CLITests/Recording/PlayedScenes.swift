import Platform
import Viper

@testable import CLI
@testable import ViperScript
@testable import ViperTestSupport

/// The scenes that a person saw who played a script: those before each command, and the last one.
///
/// Expectations and `show` do nothing to a screen, and are left out. So is what a person types into
/// a field, and the way of the focus through the rows: a recording has only the last text of a field
/// and only the row that the focus reaches, so the scenes between do not come up. The next command
/// that is left in sees what they led to.
@MainActor
struct PlayedScenes {
  /// Each command with the scene before it, without the command's own spelling.
  private(set) var scenes: [Scene?] = []
  /// The reason why the script failed, if it did.
  private(set) var failure: String?

  private static let quietWords: Set<String> = [
    "expect", "show", "type", "secret", "next", "previous", "focus", "set",
  ]

  /// Plays a script in this process.
  init(_ source: String, path: String? = nil, environment: [String: String]) async throws {
    var reader = MovieReader(MovieScripts.language)
    reader.read(
      Array(source.utf8), name: "t.script", path: path.flatMap { SystemText($0).resolved })
    guard reader.mistakes.isEmpty else {
      throw Trouble(reader.complaints.joined(separator: "\n"))
    }
    let time = ScriptTime(reader.playing.time)
    let player = ScriptPlayer(
      on: MovieStage(reader.settings, clock: time.clock), time: time,
      transcript: ScriptTranscript(of: "t.script", playing: reader.playing) { _ in true },
      secretFields: MovieScripts.language.secretFields
    ) { environment[$0] }
    do throws(ScriptFailure) {
      for step in reader.steps { try await play(step, player) }
      try player.finish(reader.steps)
    } catch {
      failure = error.report
    }
    scenes.append(player.scene)
  }

  private mutating func play(
    _ step: ScriptStep<MovieStage>, _ player: ScriptPlayer<MovieStage>
  ) async throws(ScriptFailure) {
    guard case .repetition(let count, let steps) = step.body else {
      let word = step.text.split(separator: " ").first.map(String.init) ?? ""
      if !Self.quietWords.contains(word) { scenes.append(player.scene) }
      return try await player.play([step])
    }
    for _ in 0..<count {
      for step in steps { try await play(step, player) }
    }
  }
}
