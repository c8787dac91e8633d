/// The mistakes because of which a script cannot be played.
public struct ScriptMistakes: Error, Sendable {
  /// The mistakes in the order of their lines; at least one.
  public let mistakes: [ScriptMistake]
  /// A Boolean value that indicates whether reading stopped early because there were too many
  /// mistakes.
  public var isCutShort: Bool { mistakes.count >= ScriptLimits.mostMistakes }
}
