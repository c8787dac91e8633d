import Entities
import ViperTesting

/// Keeps nothing, and notes what it was given; or cannot keep it.
struct SessionStoreSpy: SessionStore {
  let recorder: Recorder
  var error: MovieError?

  func save(_ session: any Session) async throws(MovieError) {
    await recorder.record("sessions.save(\(session.id))")
    if let error { throw error }
  }
}
