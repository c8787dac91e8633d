public import MovieEntities
public import Viper
public import ViperLocalization

/// The messages for errors; no other type turns a `MovieError` into sentences.
struct ErrorSentences {
  /// A message, and advice, which is empty if there is none.
  typealias Said = (message: String, advice: String)

  let localizer: Localizer

  func said(_ reason: MovieError.Reason) -> Said {
    switch reason {
    case .cancelled: ("Cancelled.", "")
    case .network(let network): said(network)
    case .refusal(let refusal): said(refusal)
    case .login(let login): said(login)
    case .notLoggedIn(let reason): said(reason)
    case .file(let trouble): said(trouble)
    case .said(let message, let advice): (message, advice)
    }
  }
}

extension Localizer {
  /// Returns an error as the failure that a screen shows.
  public func failure(_ error: MovieError) -> Failure {
    let said = ErrorSentences(localizer: self).said(error.reason)
    return Failure(
      code: error.code.rawValue, message: said.message, advice: said.advice,
      canRetry: error.canRetry, cause: error)
  }
}

extension Failure {
  /// The code of the `MovieError` that the failure reports; `nil` if it reports none.
  public var movieCode: MovieError.Code? { (cause as? MovieError)?.code }

  /// The message and the advice, if any, as one text.
  public var text: String { advice.isEmpty ? message : message + " " + advice }
}
