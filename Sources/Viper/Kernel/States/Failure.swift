/// A failure that a screen reports to the user.
public struct Failure: Error, Encodable, Sendable {
  private enum CodingKeys: CodingKey { case code, message, advice, canRetry }

  /// A code for programs, consisting of lowercase letters and hyphens.
  ///
  /// The code of a canceled request is `cancelled`.
  public let code: String
  /// A sentence that describes what happened.
  public let message: String
  /// A sentence that describes what the user can do; empty if there is no advice.
  public let advice: String
  /// A Boolean value that indicates whether retrying can help.
  ///
  /// In that case, the screen lets the user retry.
  public let canRetry: Bool
  /// The underlying error, if any.
  ///
  /// The error is never shown to the user.
  public let cause: (any Error)?

  /// A Boolean value that indicates whether the request was canceled.
  ///
  /// `PresentedState` and `PageLoader` show such a failure only if there is no previous state to
  /// restore.
  public var isCancellation: Bool { code == "cancelled" }

  /// Creates a failure.
  public init(
    code: String, message: String, advice: String = "", canRetry: Bool = false,
    cause: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.advice = advice
    self.canRetry = canRetry
    self.cause = cause
  }
}

extension Failure: Hashable {
  /// Returns a Boolean value that indicates whether two failures look the same to the user.
  ///
  /// Their causes are not compared.
  public static func == (left: Failure, right: Failure) -> Bool {
    (left.code, left.message, left.advice, left.canRetry)
      == (right.code, right.message, right.advice, right.canRetry)
  }

  /// Hashes the code and the message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}
