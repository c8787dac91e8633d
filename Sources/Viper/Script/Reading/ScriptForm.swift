/// A command's syntax, which consists of its first words and the pieces that follow them.
struct ScriptForm<Made>: Sendable {
  let words: [String]
  /// The words and pieces in order.
  ///
  /// Each slot has a spelling for the help, a description for mistakes, and a list of valid words.
  let slots: [(spelling: String, expected: String, words: [String])]
  /// The command's purpose, in one sentence.
  let help: String
  private let read: @Sendable (ArraySlice<ScriptToken>) throws(FormMismatch) -> Made

  func meaning(of tokens: [ScriptToken]) throws(FormMismatch) -> Made {
    for (index, word) in words.enumerated() {
      guard tokens.indices.contains(index), case .word(word) = tokens[index].kind else {
        throw FormMismatch(index: index)
      }
    }
    return try read(tokens[words.count...])
  }

  /// The numbers of words and pieces that the command can have, given that the last ones may be
  /// optional.
  var counts: ClosedRange<Int> {
    slots.count { !$0.spelling.hasPrefix("[") }...slots.count
  }

  var spelling: String { slots.map(\.spelling).joined(separator: " ") }
}

extension ScriptForm {
  /// Creates a form from its first words, separated by blanks, and the pieces after them.
  init<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, help: String,
    make: @escaping @Sendable (repeat each Value) -> Made
  ) {
    let words = words.split(separator: " ").map(String.init)
    var slots = words.map { (spelling: $0, expected: $0, words: [$0]) }
    for piece in repeat each piece {
      slots.append((piece.spelling, piece.expected, piece.words))
    }
    self.init(words: words, slots: slots, help: help) { tokens throws(FormMismatch) in
      var rest = tokens
      func value<Next>(of piece: ScriptPiece<Next>) throws(FormMismatch) -> Next {
        guard !rest.isEmpty || piece.isOptional else { throw FormMismatch() }
        let value = try piece.read(rest.first?.kind)
        rest = rest.dropFirst()
        return value
      }
      do throws(FormMismatch) {
        let values = try (repeat value(of: each piece))
        guard rest.isEmpty else { throw FormMismatch(reason: "Unexpected text after the command.") }
        return make(repeat each values)
      } catch {
        throw FormMismatch(reason: error.reason, index: rest.startIndex)
      }
    }
  }

  /// Creates a form from its first words, followed by a piece and any number of additional words.
  init<Value: Sendable>(
    _ words: String, _ piece: ScriptPiece<Value>, rest: String, help: String,
    make: @escaping @Sendable (Value, [String]) -> Made
  ) {
    let words = words.split(separator: " ").map(String.init)
    let slots =
      words.map { (spelling: $0, expected: $0, words: [$0]) }
      + [(piece.spelling, piece.expected, piece.words), ("[\(rest)]...", rest, [])]
    self.init(words: words, slots: slots, help: help) { tokens throws(FormMismatch) in
      do throws(FormMismatch) {
        let value = try piece.read(tokens.first?.kind)
        var others: [String] = []
        for (index, token) in zip(tokens.indices, tokens).dropFirst() {
          guard case .word(let word) = token.kind else { throw FormMismatch(index: index) }
          others.append(word)
        }
        return make(value, others)
      } catch {
        throw FormMismatch(reason: error.reason, index: max(error.index, tokens.startIndex))
      }
    }
  }

  /// Returns the same form, except that a closure converts the form's result.
  func map<Other>(_ change: @escaping @Sendable (Made) -> Other) -> ScriptForm<Other> {
    ScriptForm<Other>(words: words, slots: slots, help: help) {
      [read] tokens throws(FormMismatch) in change(try read(tokens))
    }
  }
}
