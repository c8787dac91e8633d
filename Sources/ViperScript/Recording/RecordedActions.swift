import Viper

/// The last recorded action or command, which is not written yet.
struct RecordedAction {
  /// The action; `nil` for a command of the program's own.
  let action: UserAction?
  /// The command of the program's own; empty for an action.
  let command: String
  /// The scene that the action was sent to.
  let scene: Scene?
  /// The module on top when the action was recorded.
  let module: Module.ID?
  /// Whether everything before the action had ended.
  var isAlone = false
  /// The row that has the focus after the action, from 0.
  var focus: Int?

  init(command: String, module: Module.ID?) {
    action = nil
    self.command = command
    scene = nil
    self.module = module
  }

  init(_ action: UserAction, on scene: Scene, module: Module.ID?) {
    self.action = action
    command = ""
    self.scene = scene
    self.module = module
    switch action {
    case .moveFocus(let rows): focus = scene.rows.focus(scene.focus ?? 0, movedBy: rows)
    case .focus(let row): focus = scene.rows.focus(row, movedBy: 0)
    default: break
    }
  }

  var isFocus: Bool {
    switch action {
    case .moveFocus, .focus: true
    default: false
    }
  }

  /// Whether the next action can replace this one even if this one has ended.
  var canContinue: Bool {
    if case .type = action { isAlone } else { isFocus && isAlone }
  }

  /// Returns whether a script needs only a later action.
  ///
  /// This applies to the texts of a field, to the rows that the focus passes, and to a search that
  /// has had no effect yet because the user is still typing.
  func isReplaced(by later: RecordedAction, isSettled: Bool) -> Bool {
    guard isAlone, module == later.module else { return false }
    switch (action, later.action) {
    case (.type(let field, _), .type(let other, _)): return isSettled && field == other
    case (.search, .search): return !isSettled && scene == later.scene
    default:
      // Near the last row, the focus may have loaded the next page.
      var before = scene
      before?.focus = later.scene?.focus
      return isSettled && isFocus && later.isFocus && before == later.scene
    }
  }
}

extension UserAction {
  /// Returns whether a scene has what the action names, so that a script can do it there.
  func finds(on scene: Scene) -> Bool {
    switch self {
    case .selectRow(let row): scene.rows.indices.contains(row)
    case .selectID(let id): scene.rows.contains { $0.id == id }
    case .activate(let id): scene.buttons.contains { $0.id == id && $0.isEnabled }
    case .type(let field, _): scene.fields.contains { $0.name == field }
    case .moveFocus, .focus: !scene.rows.isEmpty
    case .submit, .search, .more, .refresh, .back: true
    }
  }

  /// Whether the action may use what the fields contain.
  var usesFields: Bool {
    switch self {
    case .type, .moveFocus, .focus, .back: false
    default: true
    }
  }
}

/// Writes the actions of the user as commands.
extension ScriptRecorder {
  /// The comment that replaces an action or a command that a script cannot contain.
  static let omission = "# A script cannot contain what was done here."

  /// Returns the command for an action, and a comment on it; `nil` if a script cannot contain it.
  func spelled(_ recorded: RecordedAction) -> (command: String, remark: String?)? {
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
      command = names.lazy.compactMap { self.line([.word("activate"), $0]) }.first
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
      let kinds = selections.lazy.compactMap { kind in
        kind.identifier(ofRow: id).flatMap {
          self.line([.word("select"), .word(kind.name), .word($0)])
        }
      }
      command = kinds.first ?? line([.word("select"), .word("id"), .word(id)]) ?? command
    }
    let remark = ScriptSpelling.remark(scene.rows[row].tellingText ?? "", atMost: 60)
    return command.map { ($0, remark.isEmpty || secrets.hides(remark) ? nil : remark) }
  }

  /// Returns a line that the language has and that contains no secret; `nil` if there is none.
  func line(_ tokens: [ScriptToken.Kind]) -> String? {
    for case .text(let text) in tokens where secrets.hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), lines.understands(line) else { return nil }
    return line
  }

  /// Returns a line as it is; `nil` if the language does not have it or it contains a secret.
  func allowed(_ line: String) -> String? {
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

extension Scene.Row {
  /// The first text that says more about the row than its identifier; `nil` if there is none.
  var tellingText: String? {
    cells.map(\.text).first { text in
      // The identifier of a row of some kind has the name of the kind before it.
      text != id && !id.hasSuffix("-\(text)") && text.contains { !$0.isWhitespace }
    }
  }
}
