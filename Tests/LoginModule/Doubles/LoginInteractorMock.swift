import LoginModule
import MovieEntities
import ViperTesting

/// Answers as the test prepared it, and notes each attempt.
struct LoginInteractorMock: LoginInteractable {
  struct Attempt: Hashable, Sendable {
    let service: String
    let username: String
    let password: String
  }

  typealias Prepared = Answers<Attempt, any Session, MovieError>

  let recorder: Recorder
  let services: [String]
  /// A service of this name wants no password, and an approval on a page.
  static let web = "web"
  /// The page that it wants to be approved on.
  static let page = "https://example.org/approve"
  /// A service of this name takes whatever is not empty; others want five characters of both.
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
