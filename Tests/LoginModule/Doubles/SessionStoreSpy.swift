import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A store that records the sessions it is given, or fails to save them.
struct SessionStoreSpy: SessionStore {
  let recorder: Recorder
  var error: MovieError?
  /// The previously saved session.
  var previous: (any Session)?
  var gate: Gate?

  func save(_ session: any Session) async throws(MovieError) {
    await recorder.record("sessions.save(\(session.id))")
    await gate?.pass(ignoringCancellation: true)
    if let error { throw error }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    previous
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    await recorder.unstubbed("sessions.session(at: \(baseURL))")
    return nil
  }

  func remove(_ service: String) async throws(MovieError) {
    await recorder.record("sessions.remove(\(service))")
  }
}
