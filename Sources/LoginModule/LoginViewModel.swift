public import Viper

/// The form as it is shown, with localized text and without the password.
public struct LoginViewModel: Hashable, Sendable {
  /// The names of the services that the user can choose from.
  public var services: [String] = []
  /// The name of the selected service.
  public var service = ""
  /// A description of the selected service; may be empty.
  public var serviceHint = ""
  /// A Boolean value that indicates whether the selected service needs a username and password.
  public var needsPassword = false
  /// The username, as typed.
  public var username = ""
  /// The error message for the username; `nil` if the username is valid or unchanged.
  public var usernameValidationError: String?
  /// One dot for each character of the password.
  public var maskedPassword = ""
  /// The error message for the password; `nil` if the password is valid or unchanged.
  public var passwordValidationError: String?
  /// The failure of the last login attempt; `nil` if the attempt succeeded or a field shows the
  /// error.
  public var failure: Failure?
  /// A Boolean value that indicates whether the form can be submitted.
  public var canSubmit = false
}
