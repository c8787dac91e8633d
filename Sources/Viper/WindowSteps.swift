extension Window {
  /// Tells the screen on top what a person did, and returns when it has settled; where the action leads back,
  /// when the screen below has.
  ///
  /// A button that is off, or not there, does nothing. So does a screen that is no `TextScreen`.
  ///
  /// - Parameter action: What the person did.
  public func send(_ action: UserAction) async {
    guard let module = stack.last?.module, let screen = module.screen.textScreen else { return }
    if case .activate(let id) = action {
      guard screen.scene.buttons.contains(where: { $0.id == id && $0.isOn }) else { return }
    }
    let before = reappearances
    await module.run { await screen.on(action) }
    // One that had begun before may be what sends this action: it would wait for itself.
    while let next = reappearing.first(where: { $0.number > before }) { await next.task.value }
  }

  /// Tells the screen on top what a person did, at once, and does not wait: for a keyboard.
  ///
  /// - Parameter action: What the person did.
  /// - Returns: What ends when the screen has settled.
  @discardableResult
  public func begin(_ action: UserAction) -> Task<Void, Never> {
    Task.begun { await self.send(action) }
  }

  /// Begins a step of a module that is no action of a person, at once, and does not wait.
  ///
  /// - Parameters:
  ///   - part: The module, or one of the objects that it was made of.
  ///   - step: What to do; it ends with that module, not with its caller.
  /// - Returns: What ends when the step is done; `nil` when the module is not on the stack, and nothing was
  ///   begun.
  @discardableResult
  public func begin(
    in part: AnyObject, _ step: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    stack.last { $0.module.has(part) }?.module.begin(step)
  }

  /// Runs a step of a module that is no action of a person, and returns when it has settled: to go on
  /// after something that was presented over it, for instance.
  ///
  /// - Parameters:
  ///   - part: The module, or one of the objects that it was made of.
  ///   - step: What to do; it ends with that module, not with its caller.
  /// - Returns: `false` when the module is not on the stack: then the step was not begun.
  @discardableResult
  public func run(
    in part: AnyObject, _ step: @escaping @MainActor () async -> Void
  ) async -> Bool {
    guard let task = begin(in: part, step) else { return false }
    await task.value
    return true
  }
}
