import Viper

/// The lines that a script can contain: those that its language has and that contain no secret.
struct RecordedCommands {
  typealias Tokens = [ScriptToken.Kind]
  typealias Spelling = (command: String, remark: String?)

  var secrets: RecordedSecrets
  private let selections: [ScriptSelection]
  private let isCommand: (String) -> Bool

  init<Stage: ScriptStage, Settings: Sendable>(_ language: ScriptLanguage<Stage, Settings>) {
    secrets = RecordedSecrets(fields: language.secretFields)
    selections = language.selections
    let parser = ScriptLineParser(language: language)
    let place = ScriptPlace(file: "", line: 1)
    isCommand = { (try? parser.parse($0[...], at: place)) != nil }
  }

  /// Returns whether the language has a line, and the line is not too long.
  func contains(_ line: String) -> Bool {
    line.utf8.count <= ScriptLimits.longestLine && !line.contains("\n") && isCommand(line)
  }

  /// Returns a line of words and texts; `nil` if the language does not have it or a text of it
  /// contains a secret.
  func line(_ tokens: Tokens) -> String? {
    for case .text(let text) in tokens where secrets.hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), contains(line) else { return nil }
    return line
  }

  /// Returns a line as it is; `nil` if the language does not have it or it contains a secret.
  func line(_ line: String) -> String? {
    let words = secrets.values.values
    let isSecret = ScriptSpelling.tokens(of: line).contains { token in
      switch token {
      case .text(let text), .pattern(let text): secrets.hides(text)
      case .word(let word): words.contains(word)
      }
    }
    return isSecret || !contains(line) ? nil : line
  }

  /// Returns the command for an action, with a variable in place of a secret; `nil` if a script
  /// cannot contain it.
  mutating func spelling(of recorded: RecordedAction) -> Spelling? {
    guard let action = recorded.action, let scene = recorded.scene else {
      return line(recorded.command).map { ($0, nil) }
    }
    for tokens in spellings(of: action, movingTo: recorded.focus, on: scene) {
      guard let line = line(tokens) else { continue }
      let text = action.row(on: scene).flatMap { scene.rows[$0].distinctText } ?? ""
      let remark = secrets.hides(text) ? "" : ScriptSpelling.remark(text, atMost: 60)
      return (line, remark.isEmpty ? nil : remark)
    }
    return nil
  }

  /// Returns the commands that do what an action did, the best one first.
  private mutating func spellings(
    of action: UserAction, movingTo focus: Int?, on scene: Scene
  ) -> [Tokens] {
    switch action {
    case .selectRow, .selectID: return action.row(on: scene).map { selecting($0, on: scene) } ?? []
    case .activate(let id):
      let label = scene.buttons.first { $0.id == id }?.label ?? id
      return [.word(id), .text(id), .text(label)].map { ["activate", $0] }
    case .type(let field, let text):
      let variable = secrets.variable(for: text, in: field)
      return [
        variable.map { ["secret", .word(field), "$\($0)"] } ?? ["type", .word(field), .text(text)]
      ]
    case .search(let term): return [["search", .text(term)]]
    case .focus(.max): return [["focus", "end"]]
    case .moveFocus, .focus: return focus.map { [["focus", "row", "\($0 + 1)"]] } ?? []
    case .submit: return [["submit"]]
    case .more: return [["more"]]
    case .refresh: return [["refresh"]]
    case .back: return [["back"]]
    }
  }

  /// Returns the commands that select a row: by its identifier unless an earlier row has the same
  /// one, and by its number.
  private func selecting(_ row: Int, on scene: Scene) -> [Tokens] {
    let id = scene.rows[row].id
    let byNumber: Tokens = ["select", "row", "\(row + 1)"]
    guard !secrets.hides(id), scene.rows.firstIndex(where: { $0.id == id }) == row else {
      return [byNumber]
    }
    let byKind: [Tokens] = selections.compactMap { kind in
      kind.identifier(ofRow: id).map { ["select", .word(kind.name), .word($0)] }
    }
    return byKind + [["select", "id", .word(id)], byNumber]
  }
}

extension Scene.Row {
  /// The first text that differs from the identifier of the row; `nil` if there is none.
  var distinctText: String? {
    cells.map(\.text).first { text in
      // The identifier of a row of some kind begins with the name of the kind.
      text != id && !id.hasSuffix("-\(text)") && text.contains { !$0.isWhitespace }
    }
  }
}
