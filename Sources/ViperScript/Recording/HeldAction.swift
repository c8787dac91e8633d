import Viper

/// An action that was recorded and is not written yet: what follows decides how it is written.
struct HeldAction {
  /// The kinds of actions that are written in different ways.
  enum Kind: Hashable {
    /// A field got a text. Only the last text of a field is written.
    case typing(String, isSecret: Bool)
    /// The focus was moved. Only the row that it reached is written.
    case focus
    /// A term was searched. It is not written if another one follows before it has settled.
    case search(String)
    /// Any other action.
    case other
  }

  /// How far an action has come.
  enum State {
    case underWay
    /// The action has ended; others have not.
    case ended
    /// Every action has ended.
    case settled
  }

  /// What the window showed at one moment.
  struct Look {
    let module: Module.ID?
    let scene: Scene?
  }

  /// A number that no other action of the session has.
  var number = 0
  let kind: Kind
  /// The command; empty if it is known only when it is written.
  var line = ""
  var remark: String?
  /// The text that was typed.
  var text = ""
  /// Whether the action asks the screen to do something, by a button or a form.
  var isRequest = false
  /// Whether `start` can begin the command.
  var canBegin = true
  /// The module on top when the action was recorded.
  let module: Module.ID?
  /// The scene that the action was sent to.
  var scene: Scene?
  /// What the window showed when the action had begun and had not waited for anything yet, as a
  /// command after `start` finds it.
  var look: Look?
  /// The row that has the focus after the action, from 0.
  var focus: Int?
  var state = State.underWay

  /// Whether the action is held until the next one, even if it has ended.
  var isHeldLonger: Bool {
    switch kind {
    case .typing, .focus: true
    case .search, .other: false
    }
  }

  /// Returns whether a later action, on a scene, replaces this one.
  func isReplaced(by later: HeldAction, on scene: Scene) -> Bool {
    guard module == later.module else { return false }
    switch (kind, later.kind) {
    case (.typing(let field, _), .typing(let other, _)): return field == other
    case (.focus, .focus): return hasOnlyMovedFocus(on: scene)
    case (.search(let term), .search): return state == .underWay && !hasFound(term, on: scene)
    default: return false
    }
  }

  /// Returns whether nothing but the focus is different now.
  ///
  /// If the focus comes near the last row, the next page may be loaded.
  private func hasOnlyMovedFocus(on now: Scene) -> Bool {
    guard var scene else { return false }
    scene.focus = now.focus
    return scene == now
  }

  /// Returns whether a scene shows what a search has led to.
  ///
  /// An empty term shows the rows from before the search at once, and the user can act on them.
  private func hasFound(_ term: String, on now: Scene) -> Bool {
    !now.isLoading && scene != now && now.search?.terms == term.terms
  }
}

extension String {
  /// The words of a term, which are searched for.
  var terms: [Substring] { split(whereSeparator: \.isWhitespace) }
}

extension UserAction {
  /// Returns whether a user can do this now, on a scene.
  func isPossible(on scene: Scene?) -> Bool {
    guard let scene else { return false }
    switch self {
    case .selectRow(let row): return scene.rows.indices.contains(row)
    case .selectID(let id): return scene.rows.contains { $0.id == id }
    case .activate(let id): return scene.buttons.contains { $0.id == id && $0.isEnabled }
    case .type(let field, _): return scene.fields.contains { $0.name == field }
    case .submit: return !scene.fields.isEmpty
    case .search: return scene.search != nil
    case .moveFocus, .focus: return !scene.rows.isEmpty
    case .more: return scene.offers.contains(.more)
    case .refresh: return scene.offers.contains(.refresh)
    case .back: return true
    }
  }

  /// Whether a script that does this on a screen where it is not possible fails.
  var needsWhatItNames: Bool {
    switch self {
    case .selectRow, .selectID, .activate, .type, .moveFocus, .focus: true
    case .submit, .search, .more, .refresh, .back: false
    }
  }
}
