import Viper

/// The text of a recording: knows the language, the room that is left and the secrets, and writes
/// nothing that the language does not have or that gives a secret away.
struct RecordedScript {
  /// The comment that replaces an action or a command that a script cannot contain.
  private static let omission = "# A script cannot contain what was done here."

  /// Whether the script has begun a command since it last waited for all of them.
  private(set) var hasBegun = false
  private(set) var secrets: RecordedSecrets
  private var lines: RecordedLines
  private let selections: [ScriptSelection]

  init(lines: RecordedLines, secrets: RecordedSecrets, selections: [ScriptSelection]) {
    self.lines = lines
    self.secrets = secrets
    self.selections = selections
  }

  /// Learns which fields of a scene are secret.
  mutating func learn(from scene: Scene) { secrets.learn(from: scene) }

  /// Notes that the contents of fields may have been used.
  mutating func useFields() { secrets.use() }

  /// Writes an action, with `start` in front if something else is still under way.
  mutating func add(_ action: RecordedAction, isBegun: Bool) {
    let (command, remark) = spelled(action) ?? (Self.omission, nil)
    let begun = "start " + command
    if isBegun, lines.understands(begun) {
      hasBegun = true
      lines.add(begun, remark: remark)
    } else {
      lines.add(command, remark: remark)
    }
  }

  /// Writes a command of these words and texts, if a script can contain it.
  mutating func add(_ tokens: [ScriptToken.Kind]) {
    if let line = line(tokens) { lines.add(line) }
  }

  /// Writes a command as it is, or a comment in place of one that a script cannot contain.
  mutating func add(verbatim line: String) {
    lines.add(allowed(line) ?? Self.omission)
  }

  /// Writes a comment, unless it contains a secret.
  mutating func add(comment: String) {
    if !secrets.hides(comment) { lines.add("# " + ScriptSpelling.remark(comment, atMost: 200)) }
  }

  /// Waits for all commands that were begun, if there are any.
  mutating func settle() {
    if hasBegun { lines.add("settle") }
    hasBegun = false
  }

  /// Returns the command for an action, and a comment on it; `nil` if a script cannot contain it.
  private mutating func spelled(_ recorded: RecordedAction) -> (command: String, remark: String?)? {
    guard let action = recorded.action, let scene = recorded.scene else {
      return allowed(recorded.command).map { ($0, nil) }
    }
    let command: String?
    switch action {
    case .selectRow(let row): return selection(of: row, on: scene)
    case .selectID(let id):
      return selection(of: scene.rows.firstIndex { $0.id == id } ?? 0, on: scene)
    case .activate(let id):
      let label = scene.buttons.first { $0.id == id }?.label ?? id
      let names: [ScriptToken.Kind] = [.word(id), .text(id), .text(label)]
      command = names.compactMap { line([.word("activate"), $0]) }.first
    case .type(let field, let text):
      if let variable = secrets.variable(for: text, in: field) {
        command = line([.word("secret"), .word(field), .word("$" + variable)])
      } else {
        command = line([.word("type"), .word(field), .text(text)])
      }
    case .search(let term): command = line([.word("search"), .text(term)])
    case .moveFocus, .focus:
      command = recorded.focus.flatMap { line([.word("focus"), .word("row"), .word("\($0 + 1)")]) }
    case .submit: command = "submit"
    case .more: command = "more"
    case .refresh: command = "refresh"
    case .back: command = "back"
    }
    return command.map { ($0, nil) }
  }

  /// Returns the command that selects a row: by its identifier, of which there may be several, or by
  /// its number.
  private func selection(of row: Int, on scene: Scene) -> (command: String, remark: String?)? {
    let id = scene.rows[row].id
    var command = line([.word("select"), .word("row"), .word("\(row + 1)")])
    if !secrets.hides(id), scene.rows.firstIndex(where: { $0.id == id }) == row {
      let kinds = selections.compactMap { kind in
        kind.identifier(ofRow: id).flatMap {
          line([.word("select"), .word(kind.name), .word($0)])
        }
      }
      command = kinds.first ?? line([.word("select"), .word("id"), .word(id)]) ?? command
    }
    let remark = ScriptSpelling.remark(scene.rows[row].tellingText ?? "", atMost: 60)
    return command.map { ($0, remark.isEmpty || secrets.hides(remark) ? nil : remark) }
  }

  /// Returns a line that the language has and that contains no secret; `nil` if there is none.
  private func line(_ tokens: [ScriptToken.Kind]) -> String? {
    for case .text(let text) in tokens where secrets.hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), lines.understands(line) else { return nil }
    return line
  }

  /// Returns a line as it is; `nil` if the language does not have it or it contains a secret.
  private func allowed(_ line: String) -> String? {
    let words = secrets.values.values
    let isSecret = ScriptSpelling.tokens(of: line).contains { token in
      switch token {
      case .text(let text), .pattern(let text): secrets.hides(text)
      case .word(let word): words.contains(word)
      }
    }
    return isSecret || !lines.understands(line) ? nil : line
  }
}
