/// A piece of a script's line.
struct ScriptToken: Hashable, Sendable {
  /// What kind of piece it is.
  enum Kind: Hashable, Sendable {
    /// Letters as they stand: a command, a number, a duration.
    case word(String)
    /// What stood between quotes.
    case text(String)
    /// What stood between slashes.
    case pattern(String)
  }

  let kind: Kind
  /// Where it begins, in characters from 1.
  let column: Int
}
