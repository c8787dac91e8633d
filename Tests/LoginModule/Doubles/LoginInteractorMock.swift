import LoginModule
import MovieEntities
import ViperTesting

/// An interactor that responds as the test has prepared it, and records each attempt.
struct LoginInteractorMock: LoginInteractable {
  struct Attempt: Hashable, Sendable {
    let service: String
    let username: String
    let password: String
  }

  typealias Prepared = Answers<Attempt, any Session, MovieError>

  let recorder: Recorder
  let services: [String]
  /// The name of a service that requires approval on a web page instead of a password.
  static let web = "web"
  /// The web page for the approval.
  static let page = "https://example.org/approve"
  /// The name of a service that accepts nonempty credentials; others require five characters.
  static let lenient = "lenient"
  let answers: Prepared

  func credentials(of service: String) -> CredentialRule? {
    switch service {
    case Self.web: nil
    case Self.lenient: .notEmpty
    default: CredentialRule(minUsername: 5, minPassword: 5)
    }
  }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    if service == Self.web { await approve(Self.page) }
    return try await answers.answer(
      Attempt(service: service, username: username, password: password),
      call: "interactor.logIn(\(service), \(username), \(password))", recorder: recorder)
  }
}
