public import LoginModule
public import MovieEntities
import Viper
public import ViperTesting

@testable import ViperTestSupport

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

extension ViewSpy: LoginUI where State == LoginState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LoginRouting {
  public func finish(with session: any Session, greeting: String) async {
    record("finish(\(session.id), \(greeting))")
  }
  public func close() async { record("close()") }
}

/// Records the calls of the output, and on closing the depth of the window; it may also close the
/// form, as an app does.
@MainActor
final class OutputSpy: LoginOutput {
  private let spy: CallSpy
  private weak var window: Window?
  private let closes: Bool

  init(recorder: Recorder, window: Window? = nil, closes: Bool = false) {
    spy = CallSpy("output", recorder: recorder)
    self.window = window
    self.closes = closes
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    spy.record("didFinish(\(session.id), \(greeting))")
    if closes { window?.pop() }
  }

  func loginDidClose() async {
    spy.record("didClose(\(window.map { "depth \($0.depth)" } ?? ""))")
  }
}
