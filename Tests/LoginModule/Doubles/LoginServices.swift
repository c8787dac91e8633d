import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A login service with one response for all credentials.
struct ServiceStub: LoginService {
  let recorder: Recorder
  let name: String
  let answer: Result<any Session, MovieError>
  var credentials: CredentialRule? = CredentialRule(minUsername: 5, minPassword: 5)
  var gate: Gate?

  func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    if credentials == nil { await approve("https://example.org/\(name)") }
    await recorder.record("\(name).logIn(\(username), \(password))")
    await gate?.pass(ignoringCancellation: true)
    return try answer.get()
  }

  func end(_ session: any Session) async {
    await recorder.record("\(name).end(\(session.id))")
  }
}

/// A session store that records each call but stores nothing, and may fail to save.
struct SessionStoreSpy: SessionStore {
  let recorder: Recorder
  var error: MovieError?
  /// The session saved earlier, if any.
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
