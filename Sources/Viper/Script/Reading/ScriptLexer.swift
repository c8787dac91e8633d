import ViperText

/// Splits a script line into tokens.
struct ScriptLexer {
  private let characters: [Character]
  private var next = 0

  init(_ line: Substring) {
    characters = line.flatMap(Self.parts)
  }

  /// Returns a character, or its parts if the lexer needs its first scalar, such as a quote that is
  /// followed by a combining character.
  private static func parts(of character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count > 1, "\"'\\/#n".unicodeScalars.contains(first)
    else { return [character] }
    return [Character(first)] + String(String.UnicodeScalarView(scalars.dropFirst()))
  }

  /// A mistake in a line, and the column in which it was found.
  struct Mistake: Error {
    let message: String
    let column: Int
  }

  /// Returns the line's tokens, ignoring any comment at the end of the line.
  mutating func tokens() throws(Mistake) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    while let first = skipBlanks(), first != "#" {
      let column = next + 1
      let kind: ScriptToken.Kind
      switch first {
      case "\"", "'": kind = .text(try quoted(by: first))
      case "/" where !isLast: kind = .pattern(try quoted(by: first))
      default: kind = .word(word())
      }
      tokens.append(ScriptToken(kind: kind, column: column))
    }
    return tokens
  }

  /// Returns a line without its comment and without surrounding blanks.
  static func command(in line: String) -> String {
    var lexer = ScriptLexer(line[...])
    _ = try? lexer.tokens()
    let end = lexer.characters[..<lexer.next].lastIndex { !$0.isWhitespace }
    let start = lexer.characters.firstIndex { !$0.isWhitespace }
    guard let start, let end, start <= end else { return "" }
    return String(lexer.characters[start...end])
  }

  /// Returns the comment at the start of a script, joined into one line.
  static func comment(at bytes: [UInt8]) -> String {
    let sign = UInt8(ascii: "#")
    var words: [Substring] = []
    var rest = bytes.prefix(ScriptLimits.maxLineLength)
    while rest.first == sign {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let text = String(decoding: line.drop { $0 == sign }, as: UTF8.self)
      words += TerminalSanitizer.clean(text).split(separator: " ")
      rest = rest[line.endIndex...].dropFirst()
    }
    return words.joined(separator: " ")
  }

  private mutating func skipBlanks() -> Character? {
    while next < characters.count, characters[next].isWhitespace { next += 1 }
    return next < characters.count ? characters[next] : nil
  }

  /// Whether the rest of the line is blank; if so, a slash is a key instead of starting a pattern.
  private var isLast: Bool { characters[(next + 1)...].allSatisfy(\.isWhitespace) }

  private mutating func word() -> String {
    let start = next
    while next < characters.count, !characters[next].isWhitespace, characters[next] != "#" {
      next += 1
    }
    return String(characters[start..<next])
  }

  /// Returns the text between two quotes, or the pattern between two slashes.
  private mutating func quoted(by end: Character) throws(Mistake) -> String {
    let start = next
    var text = ""
    next += 1
    while next < characters.count {
      let character = characters[next]
      next += 1
      switch character {
      case end:
        try checkEnd()
        return text
      case "\\": text += try escaped(in: end)
      default: text.append(character)
      }
    }
    let kind = end == "/" ? "pattern" : "text"
    throw Mistake(message: "Unterminated \(kind). Add a closing \(end).", column: start + 1)
  }

  private mutating func escaped(in end: Character) throws(Mistake) -> String {
    guard next < characters.count || end != "/" else { return "" }
    let column = next
    let character: Character? = next < characters.count ? characters[next] : nil
    next = min(next + 1, characters.count)
    switch character {
    case end?: return String(end)
    // Leave all other escapes to the regular expression.
    case let other? where end == "/": return "\\\(other)"
    case "n": return "\n"
    case "\"", "'", "\\": return character.map { String($0) } ?? ""
    default:
      throw Mistake(
        message: "Invalid escape. Use \\n, \\\", \\' or \\\\.", column: column)
    }
  }

  /// Checks that a closing quote or slash is followed by a blank, a comment or the end of the line.
  private func checkEnd() throws(Mistake) {
    guard next < characters.count, !characters[next].isWhitespace, characters[next] != "#" else {
      return
    }
    throw Mistake(message: "Expected a space.", column: next + 1)
  }
}

struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Unquoted characters, such as a command, a number or a duration.
    case word(String)
    /// The text between two quotes.
    case text(String)
    /// The regular expression between two slashes.
    case pattern(String)
  }

  let kind: Kind
  /// The column in which the token starts, counted in characters from 1.
  let column: Int
}
