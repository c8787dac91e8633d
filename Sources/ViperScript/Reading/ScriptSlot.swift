/// A position on the line of a command, as the help and the mistakes describe it.
struct ScriptSlot: Sendable {
  /// The spelling of the slot in the help.
  let spelling: String
  /// The name that a mistake uses for what is expected here.
  let expected: String
  /// The words that are valid here, for suggestions.
  let words: [String]
}
