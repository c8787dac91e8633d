extension Window {
  /// Sends an action of the user to the screen on top, and returns when the screen has settled.
  ///
  /// If the action leads back, the method returns when the screen below has settled. An action for
  /// a button that is disabled or absent does nothing, and neither does any action on a screen that
  /// is not a `TextScreen`.
  public func send(_ action: UserAction) async {
    guard let module = stack.last?.module, let screen = module.screen.textScreen else { return }
    if case .activate(let id) = action {
      guard screen.scene.buttons.contains(where: { $0.id == id && $0.isEnabled }) else { return }
    }
    let before = pendingReappearances.count
    await module.run { await screen.on(action) }
    await pendingReappearances.end(after: before)
  }

  /// Sends an action of the user to the screen on top at once, without waiting for it.
  ///
  /// A keyboard sends its actions with this method. The task ends when the screen has settled.
  @discardableResult
  public func begin(_ action: UserAction) -> Task<Void, Never> {
    Task.begun { await self.send(action) }
  }

  /// Returns when nothing of the window is in progress any more.
  ///
  /// That includes the steps of modules that have been removed, which are canceled but may take
  /// their time, and the reappearance of a module that `pop()` has uncovered. Do not call this
  /// method in a step of the window: the step would wait for itself.
  public func settled() async {
    while let step = (modules + keptModules).lazy.compactMap(\.pending).first
      ?? removedModules.pending
    {
      await step.value
    }
  }

  /// Begins a step of a module at once, without waiting for it.
  ///
  /// Use this method for work that is not an action of the user.
  ///
  /// - Parameters:
  ///   - part: The module, or one of its parts.
  ///   - step: The work to do. It is canceled with the module, not with its caller.
  /// - Returns: A task that ends when the step has ended; `nil` if the module is not on the stack,
  ///   so that the step does not begin.
  @discardableResult
  public func begin(
    in part: AnyObject, _ step: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    stack.last { $0.module.has(part) }?.module.begin(step)
  }

  /// Runs a step of a module as `begin(in:_:)` does, and returns when the step has settled.
  ///
  /// A module continues by it after one that was presented over it.
  ///
  /// - Returns: `true` if the step has run; `false` if the module is not on the stack.
  @discardableResult
  public func run(
    in part: AnyObject, _ step: @escaping @MainActor () async -> Void
  ) async -> Bool {
    guard let task = begin(in: part, step) else { return false }
    await task.value
    return true
  }
}
