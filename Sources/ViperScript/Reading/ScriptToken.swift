/// A token of a line of a script.
struct ScriptToken: Hashable, Sendable {
  /// The kinds of tokens.
  enum Kind: Hashable, Sendable {
    /// Characters without quotes: a command, a number, a duration.
    case word(String)
    /// The text between quotes.
    case text(String)
    /// The regular expression between slashes.
    case pattern(String)
  }

  let kind: Kind
  /// The column in which the token begins, in characters from 1.
  let column: Int
}
