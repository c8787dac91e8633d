/// Writes commands so that the lexer reads back the same words and quoted text.
enum ScriptSpelling {
  /// Returns the line for a command.
  ///
  /// The result is `nil` if a line cannot contain the command, for example because of a control
  /// character.
  static func line(_ tokens: [ScriptToken.Kind]) -> String? {
    let line = tokens.map(spelled).joined(separator: " ")
    guard line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      return nil
    }
    // Some text does not survive quoting: an accent at its start combines with the opening quote.
    return self.tokens(of: line) == tokens ? line : nil
  }

  static func tokens(of line: String) -> [ScriptToken.Kind] {
    var lexer = ScriptLexer(line[...])
    return ((try? lexer.tokens()) ?? []).map(\.kind)
  }

  private static func spelled(_ token: ScriptToken.Kind) -> String {
    switch token {
    case .word(let word): return word
    case .pattern(let pattern): return "/\(pattern)/"
    case .text(let text):
      // Split into scalars, because a carriage return and a line feed form a single character.
      let scalars = text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
        switch scalar {
        case "\n": ["\\", "n"]
        case "\"", "\\": ["\\", scalar]
        default: [scalar]
        }
      }
      return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
    }
  }
}

/// Lets a string literal stand for a word.
extension ScriptToken.Kind: ExpressibleByStringInterpolation {
  init(stringLiteral word: String) { self = .word(word) }
}
