import Foundation
import Testing
import Viper

@testable import CLI
@testable import ViperTestSupport

/// What anybody may do can be recorded, and the recording leads to the same end.
@MainActor
@Suite("Recordings of random sessions") struct RandomSessionTests {
  @Test("A session in which each action is waited for", arguments: Effort.seeds(12, of: 200))
  func patient(seed: Int) async throws {
    try await check(RandomSession(seed: seed, isHasty: false), actions: 15)
  }

  @Test("A session in which actions overlap", arguments: Effort.seeds(12, of: 200))
  func hasty(seed: Int) async throws {
    try await check(RandomSession(seed: 10_000 + seed, isHasty: true), actions: 15)
  }

  private func check(_ session: RandomSession, actions: Int) async throws {
    await session.run(actions)
    let replayed = try await PlayedScenes(session.script, environment: session.variables)
    #expect(
      replayed.failure == nil, "\(session.log.joined(separator: "\n"))\n\n\(session.script)")
    guard let found = replayed.scenes.last, found != session.scene else { return }
    Issue.record(
      """
      \(session.log.joined(separator: "\n"))

      \(session.script)
      ends with
      \(found?.text ?? "none")
      instead of
      \(session.scene?.text ?? "none")
      """)
  }
}
