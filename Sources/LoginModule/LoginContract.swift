public import MovieEntities
public import Viper

/// The initial values of a login.
public struct LoginInput: Hashable, Sendable {
  /// The name of the initially selected service.
  ///
  /// If the name is `nil` or unknown, the first service is selected.
  public var service: String?
  /// The initial username.
  public var username: String
  /// Descriptions of the services, keyed by service name.
  public var hints: [String: String]

  /// Creates the initial values.
  public init(service: String? = nil, username: String = "", hints: [String: String] = [:]) {
    self.service = service
    self.username = username
    self.hints = hints
  }
}

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol LoginPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear()
  /// Called when the user selects a service.
  ///
  /// An unknown name is ignored.
  func onChangeService(_ name: String)
  /// Called with the full username when the user changes it.
  func onChangeUsername(_ text: String)
  /// Called with the full password when the user changes it.
  func onChangePassword(_ text: String)
  /// Called when the user submits the form.
  ///
  /// An invalid form shows its errors and is not sent.
  func onSubmit() async
  /// Called when the user goes back without logging in.
  func onBack() async
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol LoginInteractable: Sendable {
  /// The names of the services that the user can choose from, with the default first.
  var services: [String] { get }

  /// Returns a service's rule for the username and password; `nil` if the service uses neither or
  /// is not listed in `services`.
  func credentials(of service: String) -> CredentialRule?

  /// Logs the user in and saves the session.
  ///
  /// If the session cannot be saved, the session is ended on the service.
  ///
  /// - Parameters:
  ///   - service: One of `services`.
  ///   - username: The trimmed username, in lowercase if it is an email address.
  ///   - password: The password, as typed.
  ///   - approve: A closure that receives the URL where the user must approve the login, if the
  ///     service requires approval.
  /// - Returns: The session.
  /// - Throws: `MovieError` from the service or the session store.
  nonisolated(nonsending) func logIn(
    service: String, username: String, password: String,
    approve: nonisolated(nonsending) @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol LoginUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: LoginState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol LoginRouting: AnyObject {
  /// Continues with the new session, and returns when the next screen has settled.
  func finish(with session: any Session, greeting: String) async
  /// Closes the form, and returns when the previous screen has settled.
  func close() async
}

/// The interface of the object that opened the login, called by the login on the main actor.
@MainActor
public protocol LoginOutput: AnyObject {
  /// Called with the new session and a greeting when the user has logged in.
  ///
  /// Return when the next screen has settled.
  func login(didFinishWith session: any Session, greeting: String) async
  /// Called after the user has gone back without logging in and the form has been removed.
  func loginDidClose() async
}

/// The complete state of the screen.
public struct LoginState: Equatable, Sendable {
  /// The form.
  public var form = LoginViewModel()
  /// The web page on which the user must approve the login, while the login waits for it.
  public var approvalPage: String?
  /// How far the login has got; the content is a greeting.
  public var login = Phase<String>.idle
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias LoginScreen = LoginUI & Screen

extension Updates: LoginUI where State == LoginState {}
