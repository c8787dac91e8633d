import ListOfMovies
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Random sessions can be recorded, and playing the recording ends on the same screen.
@MainActor
struct RandomSessionTests {
  @Test(arguments: Effort.seeds(12, of: 200))
  func `A recorded session plays back the same`(seed: Int) async throws {
    try await check(RandomSession(seed: seed), actions: 15)
  }

  private func check(_ session: RandomSession, actions: Int) async throws {
    await session.run(actions)
    let (failure, scene) = try await replay(session)
    #expect(failure == nil, "\(session.log.joined(separator: "\n"))\n\n\(session.script)")
    for secret in ["12345678", "951753", "•"] { #expect(!session.script.contains(secret)) }
    guard failure == nil, scene != session.scene else { return }
    Issue.record(
      """
      \(session.log.joined(separator: "\n"))

      \(session.script)
      ends with
      \(scene?.text ?? "none")
      instead of
      \(session.scene?.text ?? "none")
      """)
  }

  /// Plays the recording of a session, and returns the failure, if any, and the last scene.
  private func replay(
    _ session: RandomSession
  ) async throws -> (failure: String?, scene: Scene?) {
    let reader = MovieReader.reading(session.script)
    guard reader.mistakes.isEmpty else {
      throw TestError(reader.mistakeTexts.joined(separator: "\n"))
    }
    let time = ScriptTime(reader.playing.time)
    let player = ScriptPlayer(
      on: MovieStage(reader.settings, clock: time), time: time,
      transcript: ScriptTranscript(of: "s", playing: reader.playing) { _ in true },
      secretFields: MovieScripts.language.secretFields
    ) { session.variables[$0] }
    do throws(ScriptFailure) {
      try await player.play(reader.steps)
      try player.finish(reader.steps)
    } catch {
      return (error.report, player.scene)
    }
    return (nil, player.scene)
  }
}
