import Viper

/// An action of the user or a command of the program's own, as it happened.
struct RecordedAction {
  /// The action; `nil` for a command of the program's own.
  let action: UserAction?
  /// The scene that the action was sent to; `nil` for a command of the program's own.
  let scene: Scene?
  /// The command of the program's own; empty for an action.
  let command: String
  /// The module on top when the action was recorded.
  let module: Module.ID?
  /// The row that has the focus after the action, from 0.
  private(set) var focus: Int?

  init(
    _ action: UserAction? = nil, on scene: Scene? = nil, command: String = "", module: Module.ID?
  ) {
    self.action = action
    self.scene = scene
    self.command = command
    self.module = module
    switch action {
    case .moveFocus(let rows): focus = scene?.rows.focus(scene?.focus ?? 0, movedBy: rows)
    case .focus(let row): focus = scene?.rows.focus(row, movedBy: 0)
    default: break
    }
  }

  /// Whether the action only moves the focus.
  var isFocus: Bool {
    switch action {
    case .moveFocus, .focus: true
    default: false
    }
  }

  /// Whether a later action can make this one superfluous even after this one has settled.
  var canContinue: Bool {
    if case .type = action { true } else { isFocus }
  }

  /// Returns whether a script needs only a later action.
  ///
  /// This applies to the texts of a field, to the rows that the focus passes, and to a search that
  /// has had no effect yet because the user is still typing.
  func isReplaced(by later: RecordedAction, isSettled: Bool) -> Bool {
    guard module == later.module else { return false }
    return switch (action, later.action) {
    case (.type(let field, _), .type(let other, _)): isSettled && field == other
    case (.search, .search): !isSettled && scene == later.scene
    default:
      // Near the last row, the focus may have loaded the next page.
      isSettled && isFocus && later.isFocus && scene?.apart == later.scene?.apart
    }
  }
}

extension Scene {
  /// The scene apart from the focus, and from what can be done with the focused row.
  fileprivate var apart: Scene {
    var scene = self
    (scene.focus, scene.preview) = (nil, nil)
    scene.buttons.removeAll { $0.style == .command }
    return scene
  }
}

extension UserAction {
  /// Returns the row that the action selects, from 0; `nil` if it selects none that the scene has.
  func row(on scene: Scene) -> Int? {
    switch self {
    case .selectRow(let row): scene.rows.indices.contains(row) ? row : nil
    case .selectID(let id): scene.rows.firstIndex { $0.id == id }
    default: nil
    }
  }

  /// Returns whether a scene has the element that the action names.
  func finds(on scene: Scene) -> Bool {
    switch self {
    case .selectRow, .selectID: row(on: scene) != nil
    case .activate(let id): scene.buttons.contains { $0.id == id && $0.isEnabled }
    case .type(let field, _): scene.fields.contains { $0.name == field }
    case .moveFocus, .focus: !scene.rows.isEmpty
    case .submit, .search, .more, .refresh, .back: true
    }
  }

  /// Whether the action may use the contents of the fields.
  var usesFields: Bool {
    switch self {
    case .type, .moveFocus, .focus, .back: false
    default: true
    }
  }
}
