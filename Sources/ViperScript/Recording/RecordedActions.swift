import Viper

/// How a recorder writes the actions of the user.
extension ScriptRecorder {
  /// Returns an action in the form in which it is held; `nil` if the language cannot hold it.
  func spelled(_ action: UserAction, on scene: Scene) -> HeldAction? {
    var held = HeldAction(kind: kind(of: action), module: window.topID, scene: scene)
    switch action {
    case .selectRow(let row): select(row, on: scene, as: &held)
    case .selectID(let id):
      select(scene.rows.firstIndex { $0.id == id } ?? 0, on: scene, as: &held)
    case .activate(let id):
      held.line = press(id, on: scene)
      held.isRequest = true
    case .type(_, let text): held.text = text
    case .search(let term): held.line = line([.word("search"), .text(term)]) ?? ""
    case .moveFocus(let rows): held.focus = scene.rows.focus(scene.focus ?? 0, movedBy: rows)
    case .focus(let row): held.focus = scene.rows.focus(row, movedBy: 0)
    case .submit:
      held.line = "submit"
      held.isRequest = true
    case .more: held.line = "more"
    case .refresh: held.line = "refresh"
    case .back: held.line = "back"
    }
    if case .typing(let field, isSecret: _) = held.kind {
      // The real text is spelled when it is the last one of the field.
      return line([.word("type"), .word(field), .text("")]) == nil ? nil : held
    }
    return held.line.isEmpty && held.kind != .focus ? nil : held
  }

  private func kind(of action: UserAction) -> HeldAction.Kind {
    switch action {
    case .type(let field, _): .typing(field, isSecret: secrets.isSecret(field))
    case .moveFocus, .focus: .focus
    case .search(let term): .search(term)
    default: .other
    }
  }

  private func select(_ row: Int, on scene: Scene, as held: inout HeldAction) {
    let rows = scene.rows
    guard rows.indices.contains(row) else { return }
    let id = rows[row].id
    held.line = line([.word("select"), .word("row"), .word("\(row + 1)")]) ?? ""
    // Of several rows with an identifier, a script selects the first.
    if !secrets.hides(id), rows.firstIndex(where: { $0.id == id }) == row,
      let line = selection(ofRow: id)
    {
      held.line = line
    }
    let remark = ScriptSpelling.remark(rows[row].tellingText ?? "", atMost: 60)
    if !remark.isEmpty, !secrets.hides(remark) { held.remark = remark }
  }

  /// Returns the line that selects the first row with an identifier; `nil` if there is none.
  private func selection(ofRow id: String) -> String? {
    let own = selections.lazy.compactMap { kind in
      kind.identifier(ofRow: id).flatMap { id in
        self.line([.word("select"), .word(kind.name), .word(id)])
      }
    }
    return own.first ?? line([.word("select"), .word("id"), .word(id)])
  }

  private func press(_ id: String, on scene: Scene) -> String {
    let label = scene.buttons.first { $0.id == id }?.label ?? id
    let names: [ScriptToken.Kind] = [.word(id), .text(id), .text(label)]
    return names.lazy.compactMap { self.line([.word("activate"), $0]) }.first ?? ""
  }

  /// Returns a line that the language has and that contains no secret; `nil` if there is none.
  func line(_ tokens: [ScriptToken.Kind]) -> String? {
    for case .text(let text) in tokens where secrets.hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), lines.meaning(of: line) != nil else { return nil }
    return line
  }

  // MARK: Writing

  /// Writes the action that is held, because something follows it.
  ///
  /// - Parameters:
  ///   - next: The action that follows, and its scene; `nil` for anything else.
  ///   - isLast: Whether the session ends, so that what has not ended is not begun either.
  func writeHeld(before next: (action: UserAction, scene: Scene)? = nil, isLast: Bool = false) {
    let last = held
    held = nil
    if let last {
      if let module = last.module, isStillWaiting(last, on: next?.scene ?? window.scene) {
        waiting[module] = last
      } else if !forgetCancelled(last, before: next?.action) {
        write(last, isBegun: last.state == .underWay && !isLast && !mustEnd(last, before: next))
      }
    }
    if request != nil, request?.module != window.topID { endRequest() }
    writeWaiting(before: next, isLast: isLast)
    if isSettled { return expectChanges(in: next?.scene ?? window.scene) }
    if let next, begun.contains(where: { isOpen($0, before: next) }) { waitForBegun() }
  }

  /// Writes an action without further conditions.
  func writeNow(_ action: HeldAction, isBegun: Bool) {
    guard let command = command(of: action) else {
      return lines.add("# A script cannot contain what was done here.")
    }
    lines.add(isBegun ? "start " + command : command, remark: action.remark)
    if action.kind == .focus { told.focus = action.focus }
  }

  private func command(of action: HeldAction) -> String? {
    switch action.kind {
    case .search, .other: return action.line
    case .focus:
      return action.focus.flatMap { line([.word("focus"), .word("row"), .word("\($0 + 1)")]) }
    case .typing(let field, isSecret: _):
      if let variable = secrets.variable(for: action.text, in: field) {
        return line([.word("secret"), .word(field), .word("$" + variable)])
      }
      return line([.word("type"), .word(field), .text(action.text)])
    }
  }

  // MARK: Actions that did not wait

  /// Returns whether a script must wait for an action before the next one.
  ///
  /// It must if the next one was sent to something that the action led to only after a while.
  private func mustEnd(
    _ action: HeldAction, before next: (action: UserAction, scene: Scene)?
  ) -> Bool {
    guard action.canBegin else { return true }
    guard let next else { return action.isHeldLonger }
    // These usually end at once, though the host may not have said so yet.
    if action.isHeldLonger, !next.scene.isLoading || window.topID != action.module {
      return true
    }
    if let look = action.look, look.module != window.topID { return true }
    return isOpen(action.look, before: next)
  }

  /// Returns whether an action cannot be done yet on what a command led to that `start` began.
  private func isOpen(
    _ look: HeldAction.Look?, before next: (action: UserAction, scene: Scene)
  ) -> Bool {
    guard let look else { return next.action.needsWhatItNames }
    return look.module == window.topID && next.action.isPossible(on: next.scene)
      && !next.action.isPossible(on: look.scene)
  }

  /// Returns whether an action is a search that has no effect yet, because it waits for more typing.
  ///
  /// What the user does meanwhile is done on the rows that are still there, so it is written before
  /// the search.
  private func isStillWaiting(_ action: HeldAction, on scene: Scene?) -> Bool {
    guard case .search(let term) = action.kind, action.state == .underWay else { return false }
    guard window.topID == action.module else { return true }
    guard let shown = scene?.search else { return false }
    return !term.terms.isEmpty && shown.terms != term.terms
  }

  /// Writes the search that has waited, if its module is on top and shows what it led to.
  private func writeWaiting(before next: (action: UserAction, scene: Scene)?, isLast: Bool) {
    guard let module = window.topID, var search = waiting[module] else { return }
    guard isSettled || !isStillWaiting(search, on: next?.scene ?? window.scene) else { return }
    waiting[module] = nil
    search.look = nil
    // What was begun may have to lead back to the screen of the search first.
    if isSettled { waitForBegun() }
    write(search, isBegun: !isSettled && !isLast && !mustEnd(search, before: next))
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
