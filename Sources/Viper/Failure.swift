/// A failure that a screen reports to the user.
public struct Failure: Error, Hashable, Sendable {
  /// The kind of failure, for programs: lowercase letters and hyphens.
  public let code: String
  /// A sentence that says what happened.
  public let message: String
  /// A sentence that says what the user can do about it; empty if there is no advice.
  public let advice: String
  /// A Boolean value that indicates whether trying again can help.
  ///
  /// If it is `true`, a screen offers to try again.
  public let canRetry: Bool

  /// Creates a failure.
  public init(code: String, message: String, advice: String = "", canRetry: Bool = false) {
    self.code = code
    self.message = message
    self.advice = advice
    self.canRetry = canRetry
  }
}
