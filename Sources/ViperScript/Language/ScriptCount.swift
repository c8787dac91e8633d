/// A number that a stage counts, such as the requests to a service, for `expect NAME N`.
public struct ScriptCount<Stage: ScriptStage>: Sendable {
  /// The word that follows `expect`.
  public let name: String
  /// A sentence for the help that says what is counted.
  public let help: String
  let value: @MainActor @Sendable (Stage) -> Int

  /// Creates a count, whose closure returns the number.
  public init(
    _ name: String, help: String, value: @escaping @MainActor @Sendable (Stage) -> Int
  ) {
    self.name = name
    self.help = help
    self.value = value
  }
}
