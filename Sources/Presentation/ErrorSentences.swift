public import MovieEntities
public import Viper
public import ViperLocalization

/// The messages for errors; no other type turns a `MovieError` into sentences.
struct ErrorSentences {
  /// A message, and advice, which is empty if there is none.
  typealias ErrorText = (message: String, advice: String)

  let localizer: Localizer

  func text(for reason: MovieError.Reason) -> ErrorText {
    switch reason {
    case .cancelled: ("Cancelled.", "")
    case .network(let network): text(for: network)
    case .refusal(let refusal): text(for: refusal)
    case .login(let login): text(for: login)
    case .notLoggedIn(let reason): text(for: reason)
    case .file(let trouble): text(for: trouble)
    case .custom(let message, let advice): (message, advice)
    }
  }
}

extension Localizer {
  /// Returns an error as the failure that a screen shows.
  public func failure(_ error: MovieError) -> Failure {
    let text = ErrorSentences(localizer: self).text(for: error.reason)
    return Failure(
      code: error.code.rawValue, message: text.message, advice: text.advice,
      canRetry: error.canRetry, cause: error)
  }
}

extension Failure {
  /// The code of the `MovieError` that the failure reports; `nil` if it reports none.
  public var movieCode: MovieError.Code? { (cause as? MovieError)?.code }

  /// The message and the advice, if any, as one text.
  public var text: String { advice.isEmpty ? message : message + " " + advice }
}
