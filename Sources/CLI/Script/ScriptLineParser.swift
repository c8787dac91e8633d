import Wording

/// Understands one line of a script, by the table of forms.
struct ScriptLineParser {
  /// What is wrong with a line, and in which column.
  typealias Problem = ScriptLexer.Problem

  private static let mostClasses = 100

  /// How far a form fits a line.
  private enum Fit {
    case whole([ScriptArguments.Value])
    case upTo(piece: Int, reason: String?)
  }

  /// What a line becomes; nothing when it is blank or a comment.
  func parse(_ line: Substring) throws(Problem) -> ScriptForm.Made? {
    var lexer = ScriptLexer(line)
    let tokens = try lexer.tokens()
    guard let first = tokens.first else { return nil }
    guard case .word(let command) = first.kind, let forms = ScriptForms.byCommand[command]
    else { throw unknown(first) }
    var failures: [(form: ScriptForm, piece: Int, reason: String?)] = []
    for form in forms {
      switch fit(form, tokens) {
      case .whole(let values): return try made(form, values, tokens)
      case .upTo(let piece, let reason): failures.append((form, piece, reason))
      }
    }
    let furthest = failures.map(\.piece).max() ?? 0
    throw problem(
      failures.filter { $0.piece == furthest }.map { ($0.form, $0.reason) }, at: furthest, tokens,
      end: line.prefix(while: \.isWhitespace).count
        + ScriptLexer.command(in: String(line)).count + 1)
  }

  private func made(
    _ form: ScriptForm, _ values: [ScriptArguments.Value], _ tokens: [ScriptToken]
  ) throws(Problem) -> ScriptForm.Made {
    let made = form.make(ScriptArguments(values: values))
    guard case .wrong(let argument, let message) = made else { return made }
    throw Problem(message: message, column: tokens[argument].column)
  }

  // MARK: Fitting

  private func fit(_ form: ScriptForm, _ tokens: [ScriptToken]) -> Fit {
    var values: [ScriptArguments.Value] = []
    for (place, piece) in form.pieces.enumerated() {
      guard tokens.indices.contains(place) else {
        let mayEnd = form.isLastOptional && place == form.pieces.count - 1
        return mayEnd ? .whole(values) : .upTo(piece: place, reason: nil)
      }
      let (value, reason) = read(piece, tokens[place].kind)
      guard let value else { return .upTo(piece: place, reason: reason) }
      values.append(value)
    }
    guard tokens.count == form.pieces.count else {
      return .upTo(
        piece: form.pieces.count, reason: "There is nothing more to say on this line.")
    }
    return .whole(values)
  }

  /// What a token says as a piece of a form; else, perhaps, why it does not.
  private func read(
    _ piece: ScriptForm.Piece, _ kind: ScriptToken.Kind
  ) -> (value: ScriptArguments.Value?, reason: String?) {
    switch (piece, kind) {
    case (.literal(let literal), .word(let word)): (word == literal ? .text(word) : nil, nil)
    case (.choice(_, let choices), .word(let word)):
      (choices.contains(word) ? .text(word) : nil, nil)
    case (.text, .text(let text)): (.text(text), nil)
    case (.pattern, .pattern(let pattern)): checked(pattern)
    case (.number(_, let range), .word(let word)):
      (Int(word).flatMap { range.contains($0) ? .number($0) : nil }, nil)
    case (.word, .word(let word)): (.text(word), nil)
    case (.duration, .word(let word)): (ScriptValue.duration(word).map { .duration($0) }, nil)
    case (.size, .word(let word)): (ScriptValue.size(word).map { .size($0.0, $0.1) }, nil)
    case (.variable, .word(let word)): (ScriptValue.variable(word).map { .text($0) }, nil)
    case (.times, .word(let word)): (ScriptValue.times(word).map { .number($0) }, nil)
    default: (nil, nil)
    }
  }

  private func checked(_ pattern: String) -> (ScriptArguments.Value?, String?) {
    // The standard library reads classes in classes by recursion, to the end of the stack.
    guard pattern.count(where: { $0 == "[" }) <= Self.mostClasses else {
      return (nil, "This pattern has more than \(Self.mostClasses) classes.")
    }
    guard (try? Regex(pattern)) != nil else {
      return (nil, "This is no regular expression.")
    }
    return (.text(pattern), nil)
  }

  // MARK: What is wrong

  private func unknown(_ token: ScriptToken) -> Problem {
    guard case .word(let word) = token.kind else {
      return Problem(message: "A line begins with a command.", column: token.column)
    }
    var names: [String] = []
    for form in ScriptForms.all {
      if case .literal(let name) = form.pieces[0], !names.contains(name) { names.append(name) }
    }
    return Problem(
      message: "There is no command '\(word)'."
        + Suggestion.sentence(for: word, among: names, in: .english),
      column: token.column)
  }

  private func problem(
    _ failures: [(form: ScriptForm, reason: String?)], at piece: Int, _ tokens: [ScriptToken],
    end: Int
  ) -> Problem {
    let token = tokens.indices.contains(piece) ? tokens[piece] : nil
    let column = token?.column ?? end
    if let reason = failures.compactMap(\.reason).first {
      return Problem(message: reason, column: column)
    }
    let pieces = failures.map { $0.form.pieces[piece] }
    var spellings: [String] = []
    for spelling in pieces.map(expected) where !spellings.contains(spelling) {
      spellings.append(spelling)
    }
    var near = ""
    if case .word(let word)? = token?.kind {
      near = Suggestion.sentence(for: word, among: pieces.flatMap(candidates), in: .english)
    }
    let list = spellings.joined(separator: ", ")
    return Problem(
      message: (token == nil
        ? "Something is missing here: \(list)." : "Here can stand: \(list).")
        + near,
      column: column)
  }

  private func expected(_ piece: ScriptForm.Piece) -> String {
    switch piece {
    case .choice(_, let words): return words.joined(separator: ", ")
    case .duration: return "a duration such as 250ms, 2s or 5m"
    case .size: return "a size such as 80x24, each up to 1000"
    case .variable: return "a variable such as $PASSWORD"
    case .times: return "how often, from x1 to x1000000"
    case .number(let name, let range):
      return "\(name), a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .literal, .text, .pattern, .word: return piece.spelling
    }
  }

  private func candidates(_ piece: ScriptForm.Piece) -> [String] {
    switch piece {
    case .literal(let word): [word]
    case .choice(_, let words): words
    default: []
    }
  }
}
