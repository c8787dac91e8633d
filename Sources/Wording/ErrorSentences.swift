public import Entities
public import Viper

/// What is said of errors: the one place where a `MovieError` gets its sentences.
///
/// The sentences stand by subject in the other files of this folder.
struct ErrorSentences {
  /// What happened, and what to do about it, if anything.
  typealias Said = (message: String, advice: String)

  let words: Words

  func said(_ reason: MovieError.Reason) -> Said {
    switch reason {
    // Never shown.
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

extension Words {
  /// Says an error to a person.
  ///
  /// - Parameter error: What a gateway or an interactor threw.
  /// - Returns: What a screen shows of it.
  public func failure(_ error: MovieError) -> Failure {
    let said = ErrorSentences(words: self).said(error.reason)
    return Failure(
      code: error.code.rawValue, message: said.message, advice: said.advice,
      canRetry: error.canRetry)
  }
}

extension Failure {
  /// What happened, and what to do about it if there is anything, as one text.
  public var text: String { advice.isEmpty ? message : message + " " + advice }
}
