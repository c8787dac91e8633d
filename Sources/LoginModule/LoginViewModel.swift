public import Viper

/// The form as a screen shows it, with texts that are ready to be shown, and without the password.
public struct LoginViewModel: Hashable, Sendable {
  /// The names of the services that the user can choose from.
  public let services: [String]
  /// The name of the selected service.
  public let service: String
  /// A sentence that says what the selected service is; empty for a service of the caller's own.
  public let serviceHint: String
  /// A Boolean value that indicates whether the selected service needs a user name and a password.
  public let needsPassword: Bool
  /// The user name, as typed.
  public let username: String
  /// A sentence that says what is wrong with the user name; `nil` while it is valid or untouched.
  public let usernameComplaint: String?
  /// A text with one dot for each character of the password.
  public let maskedPassword: String
  /// A sentence that says what is wrong with the password; `nil` while it is valid or untouched.
  public let passwordComplaint: String?
  /// The failure of the last attempt; `nil` if there is none or a field's complaint says it.
  public let failure: Failure?
  /// A Boolean value that indicates whether the form can be submitted now.
  public let canSubmit: Bool

  /// Creates a form.
  public init(
    services: [String], service: String, serviceHint: String = "", needsPassword: Bool,
    username: String,
    usernameComplaint: String? = nil, maskedPassword: String = "",
    passwordComplaint: String? = nil, failure: Failure? = nil, canSubmit: Bool
  ) {
    self.services = services
    self.service = service
    self.serviceHint = serviceHint
    self.needsPassword = needsPassword
    self.username = username
    self.usernameComplaint = usernameComplaint
    self.maskedPassword = maskedPassword
    self.passwordComplaint = passwordComplaint
    self.failure = failure
    self.canSubmit = canSubmit
  }
}
