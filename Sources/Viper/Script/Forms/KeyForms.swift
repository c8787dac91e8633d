import Viper
import ViperTerminal

/// The terminal text styles, as scripts write them.
enum ScriptStyle: String, CaseIterable, Sendable {
  case green, yellow, red, cyan, bold, dim, reversed, plain

  func isOf(_ style: StyledText.Style) -> Bool {
    switch self {
    case .green: style.color == .green
    case .yellow: style.color == .yellow
    case .red: style.color == .red
    case .cyan: style.color == .cyan
    case .bold: style.isBold
    case .dim: style.isDim
    case .reversed: style.isReversed
    case .plain: style == .plain
    }
  }
}

/// The commands that are available only when a script is played with keys.
enum KeyForms<Stage: ScriptStage, Settings: Sendable> {
  typealias Form = ScriptForm<ScriptLine<Stage, Settings>>
  typealias Instruction = ScriptInstruction<Stage>
  /// The effect that a command has on the player and the terminal.
  typealias Run =
    @MainActor @Sendable (ScriptPlayer<Stage>, ScriptKeys) async throws(ScriptError) -> Void

  static var actions: [Form] {
    [
      Form(
        "press", .key, .optional(.times),
        help:
          """
          Press a key such as j, Down or Ctrl-D (keys only).
          """,
        make: pressing),
      Form(
        "press", .character, .optional(.times), help: "Press the key for a character (keys only).",
        make: pressing),
      byKeys("click row", .number("N", 1...1_000_000), help: "Click row N (keys only).") {
        row in
        { player, keys throws(ScriptError) in
          try player.checkRow(row)
          try await keys.click(row: row - 1)
        }
      },
      Form("paste", .text("TEXT"), help: "Paste text (keys only).") { text in
        line(.action, hidden: "paste \"\(text.asDots)\"") { _, keys in await keys.paste(text) }
      },
    ]
  }

  static var expectations: [Form] {
    [
      byKeys(
        "expect style", .text("TEXT"),
        ScriptPiece<ScriptStyle>.choice("STYLE", of: ScriptStyle.self),
        kind: .expectation,
        help: "The text is green, yellow, red, cyan, bold, dim, reversed or plain (keys only)."
      ) { (text: String, style: ScriptStyle) in
        { player, keys throws(ScriptError) in
          try player.check(keys.difference(inStyleOf: text, style))
        }
      },
      byKeys(
        "expect cursor", .number("ROW", 1...1_000), .number("COLUMN", 1...1_000),
        kind: .expectation, help: "The cursor position, from 1 (keys only)."
      ) { row, column in
        { player, keys throws(ScriptError) in
          try player.check(keys.difference(inCursor: row, column))
        }
      },
      byKeys(
        "expect footer", .text("TEXT"), kind: .expectation,
        help: "The last line contains the text (keys only)."
      ) { text in
        { player, keys throws(ScriptError) in
          try player.check(keys.difference(inFooter: text))
        }
      },
    ]
  }

  private static var pressing: @Sendable (Key, Int?) -> ScriptLine<Stage, Settings> {
    { key, times in
      line(.action, hidden: "press •") { _, keys in await keys.press(key, times: times ?? 1) }
    }
  }

  private static func byKeys<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, kind: Instruction.Kind = .action,
    help: String, make: @escaping @Sendable (repeat each Value) -> Run
  ) -> Form {
    Form(words, repeat each piece, help: help) { (value: repeat each Value) in
      line(kind, make(repeat each value))
    }
  }

  private static func line(
    _ kind: Instruction.Kind, hidden: String? = nil, _ run: @escaping Run
  ) -> ScriptLine<Stage, Settings> {
    // If the focused field is secret, hide the typed text.
    let use = hidden.map { Instruction.FieldUse(field: Instruction.focusedField, hidden: $0) }
    return .instruction(
      Instruction(kind: kind, fieldUse: use, needsKeys: true) { player throws(ScriptError) in
        guard let keys = player.transcript.screen.keys else { return }
        try await run(player, keys)
      })
  }
}

extension ScriptPiece where Value == Key {
  /// A piece that is a key name without quotes.
  fileprivate static var key: ScriptPiece<Key> {
    var piece = ScriptPiece(
      spelling: "KEY", expected: "KEY (Ctrl-X, a letter, \(names.joined(separator: ", ")))"
    ) { (kind) throws(FormMismatch) in
      guard case .word(let word) = kind, let key = Key(spelling: word) else { throw FormMismatch() }
      return key
    }
    piece.words = names
    return piece
  }

  private static var names: [String] { Key.names.map(\.name) }

  /// A piece that is a single quoted character, for keys that are special in scripts, such as
  /// `"#"`.
  fileprivate static var character: ScriptPiece<Key> {
    .text("CHARACTER", orElse: "Expected one character.") { text in
      text.count == 1 ? Key(spelling: text) : nil
    }
  }
}

/// The terminal expectations, each of which returns a sentence that describes the difference, or
/// `nil` if the expectation is met.
extension ScriptKeys {
  fileprivate func difference(inStyleOf text: String, _ style: ScriptStyle) -> String? {
    let found = lines.compactMap { $0.styles(of: text) }
    guard !found.isEmpty else { return "Expected \"\(text)\" on the terminal." }
    guard !found.contains(where: { $0.allSatisfy(style.isOf) }) else { return nil }
    let styles = ScriptStyle.allCases.filter { one in found[0].contains(where: one.isOf) }
    let names = styles.map(\.rawValue).joined(separator: ", ")
    return "Expected \"\(text)\" to be \(style.rawValue), but it is \(names)."
  }

  fileprivate func difference(inCursor row: Int, _ column: Int) -> String? {
    let cursor = screen.cursor
    guard cursor.row != row - 1 || cursor.column != column - 1 else { return nil }
    return
      """
      Expected the cursor at \(row) \(column), but it is at \(cursor.row + 1) \
      \(cursor.column + 1).
      """
  }

  fileprivate func difference(inFooter text: String) -> String? {
    let footer = lines.last?.text ?? ""
    return footer.contains(text)
      ? nil : "Expected \"\(text)\" in the last line, but found \"\(footer)\"."
  }
}

extension StyledText {
  /// Returns the styles of the first occurrence of some text; `nil` if the text does not occur.
  fileprivate func styles(of part: String) -> [Style]? {
    guard !part.isEmpty, let range = text.firstRange(of: part) else { return nil }
    let start = text[..<range.lowerBound].utf8.count
    let bounds = start..<start + part.utf8.count
    var offset = 0
    return spans.compactMap { span in
      defer { offset += span.text.utf8.count }
      return (offset..<offset + span.text.utf8.count).overlaps(bounds) ? span.style : nil
    }
  }
}
