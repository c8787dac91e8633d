import LoginModule
import MovieEntities
import ViperTesting

/// An interactor that returns prepared responses and records each attempt.
struct LoginInteractorMock: LoginInteractable {
  struct Attempt: Hashable, Sendable {
    let service: String
    let username: String
    let password: String
  }

  typealias Prepared = Answers<Attempt, any Session, MovieError>

  let recorder: Recorder
  let services: [String]
  /// A service that needs no password but approval on a page.
  static let web = "web"
  /// The approval page.
  static let page = "https://example.org/approve"
  /// A service that accepts any non-empty fields; the others require five characters in each.
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
