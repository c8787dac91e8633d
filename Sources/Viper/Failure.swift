/// What a screen tells a person when something did not work.
public struct Failure: Error, Hashable, Sendable {
  /// What kind of failure it is, for machines: small letters and hyphens.
  public let code: String
  /// What happened, as a sentence.
  public let message: String
  /// What to do about it, as a sentence; empty when there is nothing to do.
  public let advice: String
  /// Whether trying again can help; a screen then offers it.
  public let canRetry: Bool

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - code: What kind of failure it is, for machines.
  ///   - message: What happened, as a sentence.
  ///   - advice: What to do about it, as a sentence, or nothing.
  ///   - canRetry: Whether trying again can help.
  public init(code: String, message: String, advice: String = "", canRetry: Bool = false) {
    self.code = code
    self.message = message
    self.advice = advice
    self.canRetry = canRetry
  }
}
