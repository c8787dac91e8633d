import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A store with one response for every URL.
struct SessionStoreStub: SessionStore {
  let recorder: Recorder
  var kept: Result<SessionEntity?, MovieError> = .success(nil)

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    await recorder.record("sessions.session(at: \(baseURL))")
    return try kept.get()
  }

  func save(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("sessions.save")
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    await recorder.unstubbed("sessions.session(for: \(service))")
    return nil
  }

  func remove(_ service: String) async throws(MovieError) {
    await recorder.unstubbed("sessions.remove(\(service))")
  }
}

extension SessionEntity {
  /// A user's session.
  static let neo = SessionEntity(
    service: "movies", baseURL: "https://movies.example", id: "neo-1",
    account: AccountEntity(id: 1, username: "neo"))
}
