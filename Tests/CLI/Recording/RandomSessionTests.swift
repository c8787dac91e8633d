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

  @Test func `A recording contains no redundant commands`() async throws {
    let session = RandomSession(seed: 0)
    session.record()
    await session.open("open list popular") { await $0.openList(ListOfMoviesInput()) }
    for _ in 0..<3 { await session.act(.moveFocus(1)) }
    await session.act(.selectID("961"))
    await session.act(.activate("rate"))
    for rating in ["1", "11", "9"] { await session.act(.type(field: "rating", text: rating)) }
    await session.act(.submit())
    await session.act(.type(field: "username", text: "user0"))
    for length in 1...8 {
      await session.act(.type(field: "password", text: String("12345678".prefix(length))))
    }
    await session.act(.submit())
    await session.act(.back)
    await session.act(.search("caligari"))
    session.finish()
    let (failure, scene) = try await replay(session)
    #expect(failure == nil)
    #expect(scene == session.scene)
    #expect(
      session.script == """
        set delay 400ms
        set library none
        open list popular
        focus row 4
        select id 961
        activate rate
        type rating "9"
        submit
        type username "user0"
        secret password $PASSWORD
        submit
        back
        search "caligari"

        """)
  }
}
