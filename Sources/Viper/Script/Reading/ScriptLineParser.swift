import ViperText

/// Parses script lines using the forms of the script's language.
struct ScriptLineParser<Stage: ScriptStage, Settings: Sendable> {
  typealias Line = ScriptLine<Stage, Settings>
  typealias Mistake = ScriptLexer.Mistake

  /// A form that matches the start of a line but not all of it.
  private typealias Failure = (form: ScriptForm<Line>, count: Int, reason: String?)

  let language: ScriptLanguage<Stage, Settings>

  /// Returns the meaning of a line; `nil` if the line is blank or a comment.
  func parse(_ line: Substring, at location: ScriptLocation) throws(Mistake) -> Line? {
    var lexer = ScriptLexer(line)
    let tokens = try lexer.tokens()
    guard let first = tokens.first else { return nil }
    let end =
      line.prefix(while: \.isWhitespace).count + ScriptLexer.command(in: String(line)).count + 1
    guard first.kind == .word("start") else { return try parse(tokens, end: end) }
    guard tokens.count > 1 else {
      throw Mistake(message: "Missing command after 'start'.", column: end)
    }
    guard tokens[1].kind != .word("start"),
      case .instruction(let instruction) = try parse(Array(tokens.dropFirst()), end: end),
      instruction.kind == .action
    else {
      throw Mistake(
        message: "'start' works only with user actions such as search or open.",
        column: tokens[1].column)
    }
    return .instruction(instruction.started(at: location))
  }

  private func parse(_ tokens: [ScriptToken], end: Int) throws(Mistake) -> Line {
    guard case .word(let command) = tokens[0].kind, let forms = language.formsByWord[command] else {
      throw unknown(tokens[0])
    }
    var failures: [Failure] = []
    for form in forms {
      do throws(FormMismatch) { return try form.meaning(of: tokens) } catch {
        failures.append((form, error.index, error.reason))
      }
    }
    let furthest = failures.map(\.count).max() ?? 0
    throw problem(failures.filter { $0.count == furthest }, at: furthest, tokens, end: end)
  }

  // MARK: Mistakes

  private func unknown(_ token: ScriptToken) -> Mistake {
    guard case .word(let word) = token.kind else {
      return Mistake(message: "Expected a command at the start of the line.", column: token.column)
    }
    let shown = Redactor(fields: language.secretFields).beginning(of: word[...])
    if shown.count < word.count, language.formsByWord[String(shown)] != nil {
      return Mistake(message: "Expected a space.", column: token.column + shown.count)
    }
    let names = (["start"] + language.forms.compactMap(\.words.first)).uniqued
    let other = Self.otherWords[word.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    let name = other ?? Suggestion.nearest(to: word, among: names)
    return Mistake(
      message: "Unknown command '\(shown)'." + sentence(name), column: token.column)
  }

  /// The lowercase names that other tools use for commands, each with the corresponding command.
  private static var otherWords: [String: String] {
    [
      "wait": "advance", "sleep": "advance", "tap": "activate", "fill": "type", "enter": "type",
      "assert": "expect", "goto": "open",
    ]
  }

  private func problem(
    _ failures: [Failure], at count: Int, _ tokens: [ScriptToken], end: Int
  ) -> Mistake {
    let token = tokens.indices.contains(count) ? tokens[count] : nil
    let column = token?.column ?? end
    if let reason = failures.compactMap(\.reason).first {
      return Mistake(message: reason, column: column)
    }
    let slots = failures.map { $0.form.slots[count] }
    var near: String?
    if case .word(let word)? = token?.kind {
      near = Suggestion.nearest(to: word, among: slots.flatMap(\.words))
    }
    let choices = slots.map(\.expected).uniqued
    let isChoice =
      choices.count > 1
      || slots.contains { slot in
        slot.words.count > 1 && slot.expected == slot.words.joined(separator: ", ")
      }
    let list = (isChoice ? "one of: " : "") + choices.joined(separator: ", ")
    return Mistake(
      message: (token == nil ? "Missing \(list)." : "Expected \(list).")
        + sentence(near), column: column)
  }

  private func sentence(_ name: String?) -> String {
    name.map { " Did you mean '\($0)'?" } ?? ""
  }
}

enum ScriptLine<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The line changes the settings from which the stage is created.
  case setting(@Sendable (inout Settings) -> Void)
  /// The line changes how the script is played.
  case playing(@Sendable (inout ScriptPlaying) -> Void)
  case instruction(ScriptInstruction<Stage>)
  case include(String)
  case begin(Int)
  case end
}

extension [String] {
  /// The elements without duplicates, in order of first occurrence.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
