extension Window {
  /// Sends a user action to the top screen, and returns when that screen has settled.
  ///
  /// If the action leads back to the screen below, the method returns when that screen has settled.
  /// Actions on disabled or missing buttons and on missing rows are ignored, and so are all actions
  /// if the top screen is not a `TextScreen`. The screen receives `selectID` as `selectRow`, `focus`
  /// as `moveFocus`, the label of a choice as its identifier, and `submit` with a name.
  public func send(_ action: UserAction) async {
    guard let module = stack.last?.module, let screen = module.screen.textScreen,
      let action = action.resolved(on: screen)
    else { return }
    let before = pendingReappearances.count
    await module.run { await screen.on(action) }
    await pendingReappearances.end(after: before)
  }

  /// Sends a user action to the top screen immediately, without waiting for it to finish.
  ///
  /// Keyboard input uses this method. The returned task ends when the screen has settled.
  @discardableResult
  public func begin(_ action: UserAction) -> Task<Void, Never> {
    Task.begun { await self.send(action) }
  }

  /// Returns when the window has no work in progress.
  ///
  /// Such work includes the steps of removed modules, which are canceled but may take a while to
  /// end, and the reappearance of a module that `pop()` has uncovered. A step that waits for the
  /// user to answer a `Confirmation` does not count. Do not call this method inside one of the
  /// window's steps, because the step would wait for itself.
  public func settled() async {
    while let step = (modules + keptModules).lazy.compactMap(\.pending).first
      ?? removedModules.pending ?? hostSteps.first(where: { !$0.isSettled })
    {
      await step.settled()
    }
  }

  /// Starts a module's step immediately, without waiting for it to finish.
  ///
  /// Use this method for work that is not a user action. The work is canceled when the module is
  /// closed, but not when the caller is canceled. `part` is the module or one of its parts; any
  /// other object is reported to `ViperDiagnostics` at the call site.
  ///
  /// - Returns: A task that ends with the step, or `nil` if the module is not on the stack and the
  ///   step therefore does not start.
  @discardableResult
  public func begin(
    in part: AnyObject, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ step: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    checkPart(
      part, Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column))
    return stack.last { $0.module.has(part) }?.module.begin(step)?.task
  }

  /// Runs a module's step, as `begin(in:_:)` does, and returns when the step has settled.
  ///
  /// A module uses this method to continue after a module presented on top of it has ended. Inside
  /// another step, the method returns when the step has ended, even if it asks a `Confirmation`.
  ///
  /// - Returns: `true` if the step ran; `false` if the module is not on the stack.
  @discardableResult
  public func run(
    in part: AnyObject, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ step: @escaping @MainActor () async -> Void
  ) async -> Bool {
    checkPart(
      part, Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column))
    let module = stack.last { $0.module.has(part) }?.module
    guard let begun = module?.begin(step) else { return false }
    await begun.wait()
    return true
  }
}

extension UserAction {
  /// Returns the action that the screen receives, or `nil` if its button is disabled or missing or
  /// its row is missing.
  @MainActor
  fileprivate func resolved(on screen: any TextScreen) -> UserAction? {
    switch self {
    case .activate(let id):
      return screen.scene.buttons.contains { $0.id == id && $0.isEnabled } ? self : nil
    case .selectID(let id):
      return screen.scene.rows.firstIndex { $0.id == id }.map(UserAction.selectRow)
    case .type(let name, let text):
      let field = screen.scene.fields.first { $0.name == name }
      return .type(field: name, text: field?.choice(text)?.id ?? text)
    case .submit(nil):
      let scene = screen.scene
      return .submit(scene.fields.first(where: \.isPrompt)?.name ?? scene.name)
    case .focus(.max): return .moveFocus(.max)
    case .focus(let row):
      let scene = screen.scene
      return .moveFocus(scene.rows.focus(row, movedBy: 0) - (scene.focus ?? 0))
    default: return self
    }
  }
}
