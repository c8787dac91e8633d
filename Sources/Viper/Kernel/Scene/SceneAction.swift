extension Scene {
  /// A button, and what happens when the user presses it.
  ///
  /// A view describes each of its actions once. The scene contains only the buttons; when one of
  /// them is pressed, the view lists its actions again and performs the one with the button's
  /// identifier:
  ///
  /// ```swift
  /// private func actions(_ state: NotesState) -> [Scene.Action] {
  ///   [
  ///     Scene.Action(Scene.Button(id: "add", label: labels.add, key: "a")) { [presenter] in
  ///       await presenter.onAdd()
  ///     }
  ///   ] + .retry(state.notes.failure, label: labels.retry) { [presenter] in
  ///     await presenter.onRetry()
  ///   }
  /// }
  ///
  /// // In the scene:
  /// scene.buttons = actions(state).map(\.button)
  /// // In `on(_:)`:
  /// case .activate(let id): await actions(drawing.state).perform(id)
  /// ```
  public struct Action {
    /// The button.
    public var button: Button
    /// A closure that does what the button says, and returns when the screen has settled.
    public let perform: @MainActor () async -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - perform: A closure that does what the button says; by default, it does nothing, because
    ///     the host performs the button's effect.
    public init(_ button: Button, perform: @escaping @MainActor () async -> Void = {}) {
      self.button = button
      self.perform = perform
    }
  }
}

extension [Scene.Action] {
  /// Creates the action `retry` if retrying can help.
  ///
  /// - Parameters:
  ///   - failure: The failure that the screen shows, if any.
  ///   - label: The label of the button.
  ///   - perform: A closure that sends the failed request again.
  /// - Returns: The action as the only element; empty if there is none.
  public static func retry(
    _ failure: Failure?, label: String, perform: @escaping @MainActor () async -> Void
  ) -> [Scene.Action] {
    guard failure?.canRetry == true else { return [] }
    return [Scene.Action(Scene.Button(id: "retry", label: label), perform: perform)]
  }

  /// Performs the action that has the given identifier, if there is one.
  @MainActor
  public func perform(_ id: String) async {
    await first { $0.button.id == id }?.perform()
  }
}
