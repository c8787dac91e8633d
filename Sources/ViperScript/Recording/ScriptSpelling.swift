import ViperTerminal

/// Writes commands so that the lexer reads them as they were meant.
enum ScriptSpelling {
  /// Returns the line of a command; `nil` if the language cannot hold a word or text of it, such as a
  /// text with a control character.
  static func line(_ tokens: [ScriptToken.Kind]) -> String? {
    let line = tokens.map(spelled).joined(separator: " ")
    guard line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      return nil
    }
    // The characters of two tokens can combine: an accent at the beginning of a text joins its
    // quote, for example.
    return self.tokens(of: line) == tokens ? line : nil
  }

  /// Returns the words and texts of a line.
  static func tokens(of line: String) -> [ScriptToken.Kind] {
    var lexer = ScriptLexer(line[...])
    return ((try? lexer.tokens()) ?? []).map(\.kind)
  }

  /// Returns a text for a comment, on one line, cut after a number of characters.
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
      // By scalars: a line break after a carriage return is one character with it.
      var quoted = String.UnicodeScalarView("\"".unicodeScalars)
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
        case "\"", "\\":
          quoted.append("\\")
          quoted.append(scalar)
        default: quoted.append(scalar)
        }
      }
      quoted.append("\"")
      return String(quoted)
    }
  }
}
