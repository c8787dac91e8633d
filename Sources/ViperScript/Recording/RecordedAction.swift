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

extension Scene.Row {
  /// The first text that says more about the row than its identifier; `nil` if there is none.
  var tellingText: String? {
    cells.map(\.text).first { text in
      // The identifier of a row of some kind has the name of the kind before it.
      text != id && !id.hasSuffix("-\(text)") && text.contains { !$0.isWhitespace }
    }
  }
}
