import MovieEntities
import ViperTesting

/// A store with the given sessions, or one that cannot be read.
struct SessionsStub: SessionStore {
  let recorder: Recorder
  var sessions: [SessionEntity] = []
  var error: MovieError?

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    if let error { throw error }
    return sessions.first { $0.baseURL == baseURL }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    await recorder.unstubbed("sessions.session(for: \(service))")
    return nil
  }

  func save(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("sessions.save(\(session.id))")
  }

  func remove(_ service: String) async throws(MovieError) {
    await recorder.unstubbed("sessions.remove(\(service))")
  }
}
