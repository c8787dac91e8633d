public import Entities
public import Viper

/// What a log-in is opened with.
public struct LoginInput: Hashable, Sendable {
  /// The service that is chosen at first, by its name; the first one when nil or unknown.
  public var service: String?
  /// The user name that the form holds at first.
  public var username: String

  /// Makes an input.
  ///
  /// - Parameters:
  ///   - service: The service that is chosen at first, by its name.
  ///   - username: The user name that the form holds at first.
  public init(service: String? = nil, username: String = "") {
    self.service = service
    self.username = username
  }
}

/// View → presenter, on the main actor.
///
/// Each call returns when the screen has settled.
@MainActor
public protocol LoginPresentable: AnyObject {
  /// The form came into the window.
  func onViewAppear()
  /// The person chose a service; one that nobody offers is passed over.
  ///
  /// - Parameter name: The service's name.
  func onChangeService(_ name: String)
  /// The person changed the user name.
  ///
  /// - Parameter text: All that the field holds now.
  func onChangeUsername(_ text: String)
  /// The person changed the password.
  ///
  /// - Parameter text: All that the field holds now.
  func onChangePassword(_ text: String)
  /// The person sent the form. A form that is not right says so, and goes nowhere.
  func onSubmit() async
  /// The person goes back without logging in.
  func onBack() async
}

/// Presenter → interactor; any actor may call it.
public protocol LoginInteractable: Sendable {
  /// The names of the services that can be chosen, the usual one first.
  var services: [String] { get }

  /// What a service asks of a user name and a password.
  ///
  /// - Parameter service: One of `services`.
  /// - Returns: `nil` when it wants neither, and for a service that nobody offers.
  func credentials(of service: String) -> CredentialRule?

  /// Logs a person in and keeps the session.
  ///
  /// - Parameters:
  ///   - service: One of `services`.
  ///   - username: Trimmed; in small letters when it is an e-mail address.
  ///   - password: As typed.
  ///   - approve: Is given the page on which the person must approve the log-in, where there is one.
  /// - Returns: The session.
  /// - Throws: `MovieError`, as the service or the session store throws it.
  nonisolated(nonsending) func logIn(
    service: String, username: String, password: String,
    approve: nonisolated(nonsending) @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session
}

/// Presenter → view, on the main actor.
@MainActor
public protocol LoginUI: AnyObject {
  /// There is something new to show.
  ///
  /// - Parameter state: Everything that the screen shows.
  func update(_ state: LoginState)
}

/// Presenter → router, on the main actor.
@MainActor
public protocol LoginRouting: AnyObject {
  /// Goes on to where the person was heading; returns when that has settled.
  ///
  /// - Parameters:
  ///   - session: What the log-in left behind.
  ///   - greeting: A word to the person.
  func finish(with session: any Session, greeting: String) async
  /// Goes back to where the form was opened from; returns when that has settled.
  func close() async
}

/// Module → whoever opened it, on the main actor.
@MainActor
public protocol LoginOutput: AnyObject {
  /// The person is logged in; return when the next screen has settled.
  ///
  /// - Parameters:
  ///   - session: What the log-in left behind.
  ///   - greeting: A word to the person.
  func login(didFinishWith session: any Session, greeting: String) async
  /// The person went back without logging in, and the form has left the window.
  func loginDidClose() async
}

/// Everything that the screen shows, at one moment.
public enum LoginState: Equatable, Sendable {
  /// Nothing was shown yet.
  case idle
  /// The person fills in the form.
  case editing(LoginViewModel)
  /// An attempt is under way.
  case loggingIn(LoginViewModel)
  /// The attempt waits until the person has approved it on a page of the web.
  case approving(LoginViewModel, page: String)
  /// The last attempt did not succeed; the form can be changed and sent again.
  case failed(LoginViewModel, Failure)
  /// The person is logged in, with a word to greet them.
  case loggedIn(String)
}

/// A view of this module: what the presenter updates and the window shows.
public typealias LoginScreen = LoginUI & Screen

extension Updates: LoginUI where State == LoginState {}
