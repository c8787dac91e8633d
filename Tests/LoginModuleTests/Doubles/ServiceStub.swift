import Entities
import ViperTesting

/// A log-in service with one answer for everybody.
struct ServiceStub: LoginService {
  let recorder: Recorder
  let name: String
  let answer: Result<any Session, MovieError>

  func logIn(username: String, password: String) async throws(MovieError) -> any Session {
    await recorder.record("\(name).logIn(\(username), \(password))")
    return try answer.get()
  }
}
