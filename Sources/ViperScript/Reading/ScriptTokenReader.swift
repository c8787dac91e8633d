/// Reads the values of a form's pieces from the tokens of a line, one after another.
struct ScriptTokenReader {
  private let tokens: ArraySlice<ScriptToken>
  /// The index of the next token.
  private(set) var place: Int

  init(_ tokens: ArraySlice<ScriptToken>) {
    self.tokens = tokens
    place = tokens.startIndex
  }

  /// Returns the value of the next token, or of a piece that may be left out.
  mutating func value<Value>(of piece: ScriptPiece<Value>) throws(ScriptMisfit) -> Value {
    let kind = place < tokens.endIndex ? tokens[place].kind : nil
    guard kind != nil || piece.isOptional else { throw ScriptMisfit() }
    let value = try piece.read(kind)
    if kind != nil { place += 1 }
    return value
  }

  /// Checks that all tokens have been read.
  func finish() throws(ScriptMisfit) {
    guard place == tokens.endIndex else {
      throw ScriptMisfit(reason: "The command ends before this.")
    }
  }
}
