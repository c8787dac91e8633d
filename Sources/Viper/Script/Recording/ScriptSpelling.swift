import ViperText

/// Writes commands in such a way that the lexer reads back the same words and texts.
enum ScriptSpelling {
  /// Returns a command's line; `nil` if a line cannot contain its words and texts, for example
  /// because of a control character.
  static func line(_ tokens: [ScriptToken.Kind]) -> String? {
    let line = tokens.map(spelled).joined(separator: " ")
    guard line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      return nil
    }
    // An accent at the start of a text, for example, combines with its quote.
    return self.tokens(of: line) == tokens ? line : nil
  }

  static func tokens(of line: String) -> [ScriptToken.Kind] {
    var lexer = ScriptLexer(line[...])
    return ((try? lexer.tokens()) ?? []).map(\.kind)
  }

  /// Returns a text as a single line for a comment, truncated to a number of characters.
  static func remark(_ text: String, atMost count: Int) -> String {
    let clean = TerminalSanitizer.clean(text).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return clean.count > count ? clean.prefix(count - 1) + "…" : clean
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

/// A literal creates a word.
extension ScriptToken.Kind: ExpressibleByStringInterpolation {
  init(stringLiteral word: String) { self = .word(word) }
}
