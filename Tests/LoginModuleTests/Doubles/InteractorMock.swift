import Entities
import LoginModule
import ViperTesting

/// Answers as the test prepared it, and notes each attempt.
struct InteractorMock: LoginInteractable {
  struct Attempt: Hashable, Sendable {
    let service: String
    let username: String
    let password: String
  }

  let recorder: Recorder
  let services: [String]
  let answers: Answers<Attempt, any Session>

  func logIn(
    service: String, username: String, password: String
  ) async throws(MovieError) -> any Session {
    try await answers.answer(
      Attempt(service: service, username: username, password: password),
      call: "interactor.logIn(\(service), \(username), \(password))", recorder: recorder)
  }
}
