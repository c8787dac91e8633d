/// The form as a screen shows it: text that is ready to be read, and no password.
public struct LoginViewModel: Hashable, Sendable {
  /// The names of the services that can be chosen.
  public let services: [String]
  /// The one that is chosen.
  public let service: String
  /// Whether that one wants a user name and a password.
  public let needsPassword: Bool
  /// The user name as typed.
  public let username: String
  /// What is wrong with the user name; `nil` while it is right or untouched.
  public let usernameComplaint: String?
  /// One dot for each character of the password.
  public let maskedPassword: String
  /// What is wrong with the password; `nil` while it is right or untouched.
  public let passwordComplaint: String?
  /// Whether the form can be sent now.
  public let canSubmit: Bool

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - services: The names of the services that can be chosen.
  ///   - service: The one that is chosen.
  ///   - needsPassword: Whether that one wants a user name and a password.
  ///   - username: The user name as typed.
  ///   - usernameComplaint: What is wrong with the user name, if anything.
  ///   - maskedPassword: One dot for each character of the password.
  ///   - passwordComplaint: What is wrong with the password, if anything.
  ///   - canSubmit: Whether the form can be sent now.
  public init(
    services: [String], service: String, needsPassword: Bool, username: String,
    usernameComplaint: String? = nil, maskedPassword: String = "",
    passwordComplaint: String? = nil, canSubmit: Bool
  ) {
    self.services = services
    self.service = service
    self.needsPassword = needsPassword
    self.username = username
    self.usernameComplaint = usernameComplaint
    self.maskedPassword = maskedPassword
    self.passwordComplaint = passwordComplaint
    self.canSubmit = canSubmit
  }
}
