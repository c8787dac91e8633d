public import Viper

/// The form as a screen shows it, with texts that are ready to be shown, and without the password.
public struct LoginViewModel: Hashable, Sendable {
  /// The texts that are always the same.
  public let labels: LoginLabels
  /// The names of the services that the user can choose from.
  public let services: [String]
  /// The name of the selected service.
  public let service: String
  /// A sentence that says what the selected service is; may be empty.
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
    labels: LoginLabels, services: [String], service: String, serviceHint: String = "",
    needsPassword: Bool, username: String, usernameComplaint: String? = nil,
    maskedPassword: String = "", passwordComplaint: String? = nil, failure: Failure? = nil,
    canSubmit: Bool
  ) {
    self.labels = labels
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

/// The texts of the form that are always the same.
public struct LoginLabels: Hashable, Sendable {
  /// A field's label, and the text that it shows while it is empty.
  public struct Field: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The text that the field shows while it is empty; may be empty.
    public let placeholder: String

    /// Creates the texts of a field.
    public init(_ label: String, placeholder: String = "") {
      self.label = label
      self.placeholder = placeholder
    }
  }

  /// The title of the form.
  public let title: String
  /// The label of the button.
  public let submit: String
  /// The text in the button while an attempt is in progress.
  public let loggingIn: String
  /// The text above the page on which the user approves the login.
  public let approval: String
  /// The text while an attempt waits for the approval.
  public let waiting: String
  /// The texts of the fields.
  public let service, username, password: Field

  /// Creates the texts.
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
