/// A way to write a command: the words that it begins with, and the pieces that follow them.
struct ScriptForm<Made>: Sendable {
  /// The result of comparing the form with a line.
  enum Fit {
    case whole(Made)
    /// The number of tokens that match, and the reason why the next one does not, if it is known.
    case upTo(Int, reason: String?)
  }

  let words: [String]
  /// The words and pieces, in their order.
  let slots: [ScriptSlot]
  /// The purpose of the command, in one sentence.
  let help: String
  private let read: @Sendable (ArraySlice<ScriptToken>) -> Fit

  /// Returns how many tokens of a line match the form, and what the line means if all of them do.
  func fit(_ tokens: [ScriptToken]) -> Fit {
    for (place, word) in words.enumerated() {
      guard tokens.indices.contains(place), case .word(word) = tokens[place].kind else {
        return .upTo(place, reason: nil)
      }
    }
    return read(tokens[words.count...])
  }

  /// The form as the help spells it.
  var spelling: String { slots.map(\.spelling).joined(separator: " ") }
}

extension ScriptForm {
  /// Creates a form from the words that the line begins with, separated by blanks, and what follows.
  init<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, help: String,
    make: @escaping @Sendable (repeat each Value) -> Made
  ) {
    let words = words.split(separator: " ").map(String.init)
    var slots = words.map { ScriptSlot(spelling: $0, expected: $0, words: [$0]) }
    for piece in repeat each piece {
      slots.append(
        ScriptSlot(spelling: piece.spelling, expected: piece.expected, words: piece.words))
    }
    self.init(words: words, slots: slots, help: help) { tokens in
      var reader = ScriptTokenReader(tokens)
      do throws(ScriptMisfit) {
        let values = try (repeat reader.value(of: each piece))
        try reader.finish()
        return .whole(make(repeat each values))
      } catch {
        return .upTo(reader.place, reason: error.reason)
      }
    }
  }

  /// Returns a form with the same words and pieces, whose result is converted by a closure.
  func map<Other>(_ change: @escaping @Sendable (Made) -> Other) -> ScriptForm<Other> {
    ScriptForm<Other>(words: words, slots: slots, help: help) { [read] tokens in
      switch read(tokens) {
      case .whole(let made): .whole(change(made))
      case .upTo(let count, let reason): .upTo(count, reason: reason)
      }
    }
  }
}
