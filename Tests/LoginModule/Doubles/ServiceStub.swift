import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A login service with one response for everyone.
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
