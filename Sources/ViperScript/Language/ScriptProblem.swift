/// The reason why a command of a script could not be carried out.
public struct ScriptProblem: Error, Hashable, Sendable {
  /// A sentence that says what is wrong.
  public let message: String

  /// Creates a problem.
  public init(_ message: String) {
    self.message = message
  }
}
