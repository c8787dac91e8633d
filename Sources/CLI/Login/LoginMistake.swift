import Entities
import Viper
import Wording

/// What was wrong with a user name or a password, so that the user can type it again.
struct LoginMistake {
  /// The fields of the form.
  enum Field: String { case username, password }

  /// The kind of the failure, for other programs.
  let code: String
  /// What was wrong, and what to do about it.
  let message: String
  /// The field that was wrong; `nil` if the service does not say which.
  let field: Field?
  /// The service's refusal; `nil` if nothing was sent.
  let refusal: Failure?

  /// Creates the mistake of a text that cannot be sent to the service.
  init(_ field: Field, _ message: String) {
    self.field = field
    self.message = message
    code = MovieError.Code.loginRefused.rawValue
    refusal = nil
  }

  /// Creates the mistake that the service has refused; `nil` if typing something else is no help.
  init?(_ refusal: Failure) {
    switch refusal.movieCode {
    case .unknownUser: field = .username
    case .wrongPassword: field = .password
    case .loginRefused: field = nil
    default: return nil
    }
    self.refusal = refusal
    code = refusal.code
    message = refusal.text
  }
}
