public import MovieEntities
public import Viper

/// The values that a login is opened with.
public struct LoginInput: Hashable, Sendable {
  /// The name of the service that is selected at first.
  ///
  /// If it is `nil` or unknown, the first service is selected.
  public var service: String?
  /// The user name that the form contains at first.
  public var username: String
  /// Sentences for the user that say what a service is, by the service's name.
  public var hints: [String: String]

  /// Creates an input.
  public init(service: String? = nil, username: String = "", hints: [String: String] = [:]) {
    self.service = service
    self.username = username
    self.hints = hints
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol LoginPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear()
  /// Called when the user has selected a service; a name that is none of the services' is ignored.
  func onChangeService(_ name: String)
  /// Called when the user has changed the user name, which is given whole.
  func onChangeUsername(_ text: String)
  /// Called when the user has changed the password, which is given whole.
  func onChangePassword(_ text: String)
  /// Called when the user has submitted the form.
  ///
  /// A form that is not valid shows what is wrong, and is not sent.
  func onSubmit() async
  /// Called when the user goes back without logging in.
  func onBack() async
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol LoginInteractable: Sendable {
  /// The names of the services that the user can choose from, the usual one first.
  var services: [String] { get }

  /// Returns the rule that a service has for a user name and a password; `nil` if it needs neither
  /// of them, or is not one of `services`.
  func credentials(of service: String) -> CredentialRule?

  /// Logs the user in, and keeps the session.
  ///
  /// A session that cannot be kept is ended at the service.
  ///
  /// - Parameters:
  ///   - service: One of `services`.
  ///   - username: The user name, trimmed; in lowercase letters if it is an email address.
  ///   - password: The password, as typed.
  ///   - approve: A closure that receives the page on which the user must approve the login, if
  ///     there is one.
  /// - Returns: The session.
  /// - Throws: `MovieError`, as the service or the session store throws it.
  nonisolated(nonsending) func logIn(
    service: String, username: String, password: String,
    approve: nonisolated(nonsending) @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol LoginUI: AnyObject {
  /// Shows a new state, which has everything that the screen shows.
  func update(_ state: LoginState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol LoginRouting: AnyObject {
  /// Continues to where the user wanted to go with the new session, and returns when that screen
  /// has settled.
  func finish(with session: any Session, greeting: String) async
  /// Goes back to where the form was opened from, and returns when that screen has settled.
  func close() async
}

/// The interface of the object that opened the login, which the login calls on the main actor.
@MainActor
public protocol LoginOutput: AnyObject {
  /// Called when the user has logged in, with the new session and a sentence that greets the user.
  ///
  /// Return when the next screen has settled.
  func login(didFinishWith session: any Session, greeting: String) async
  /// Called when the user has gone back without logging in, after the form was removed.
  func loginDidClose() async
}

/// The state of the screen, with everything that it shows.
public enum LoginState: Equatable, Sendable {
  /// Nothing has been shown yet.
  case idle
  /// The user can fill in the form.
  case editing(LoginViewModel)
  /// An attempt to log in is in progress.
  case loggingIn(LoginViewModel)
  /// The attempt waits for the user to approve it on a web page.
  case approving(LoginViewModel, page: String)
  /// The last attempt has failed, and the user can change the form and submit it again.
  case failed(LoginViewModel, Failure)
  /// The user is logged in, and a sentence greets them.
  case loggedIn(greeting: String, LoginLabels)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias LoginScreen = LoginUI & Screen

extension Updates: LoginUI where State == LoginState {}
