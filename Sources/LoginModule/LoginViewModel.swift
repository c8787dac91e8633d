public import Viper

/// The form as it is shown, with localized text and without the password.
public struct LoginViewModel: Hashable, Sendable {
  /// The labels shared by all states.
  public let labels: LoginLabels
  /// The names of the services that the user can choose from.
  public let services: [String]
  /// The name of the selected service.
  public let service: String
  /// A description of the selected service; may be empty.
  public let serviceHint: String
  /// A Boolean value that indicates whether the selected service needs a username and password.
  public let needsPassword: Bool
  /// The username, as typed.
  public let username: String
  /// The error message for the username; `nil` if the username is valid or unchanged.
  public let usernameValidationError: String?
  /// One dot for each character of the password.
  public let maskedPassword: String
  /// The error message for the password; `nil` if the password is valid or unchanged.
  public let passwordValidationError: String?
  /// The failure of the last login attempt; `nil` if the attempt succeeded or a field shows the
  /// error.
  public let failure: Failure?
  /// A Boolean value that indicates whether the form can be submitted.
  public let canSubmit: Bool

  /// Creates a form.
  public init(
    labels: LoginLabels, services: [String], service: String, serviceHint: String = "",
    needsPassword: Bool, username: String, usernameValidationError: String? = nil,
    maskedPassword: String = "", passwordValidationError: String? = nil, failure: Failure? = nil,
    canSubmit: Bool
  ) {
    self.labels = labels
    self.services = services
    self.service = service
    self.serviceHint = serviceHint
    self.needsPassword = needsPassword
    self.username = username
    self.usernameValidationError = usernameValidationError
    self.maskedPassword = maskedPassword
    self.passwordValidationError = passwordValidationError
    self.failure = failure
    self.canSubmit = canSubmit
  }
}

/// The labels shared by all states of the form.
public struct LoginLabels: Hashable, Sendable {
  /// The label and placeholder of a field.
  public struct Field: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The placeholder; may be empty.
    public let placeholder: String

    /// Creates the label and placeholder of a field.
    public init(_ label: String, placeholder: String = "") {
      self.label = label
      self.placeholder = placeholder
    }
  }

  /// The title of the form.
  public let title: String
  /// The label of the submit button.
  public let submit: String
  /// The text on the submit button while a login is in progress.
  public let loggingIn: String
  /// The text above the URL where the user approves the login.
  public let approval: String
  /// The text to show while the login waits for approval.
  public let waiting: String
  /// The labels and placeholders of the fields.
  public let service, username, password: Field

  /// Creates the labels.
  public init(
    title: String, submit: String, loggingIn: String, approval: String, waiting: String,
    service: Field, username: Field, password: Field
  ) {
    self.title = title
    self.submit = submit
    self.loggingIn = loggingIn
    self.approval = approval
    self.waiting = waiting
    self.service = service
    self.username = username
    self.password = password
  }
}
