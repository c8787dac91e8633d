/// The latest state of a view, and the scene that was drawn from it.
///
/// The scene is drawn when it is first requested, and once for each state. Scripts, tests and full
/// screens read it more often than it changes.
///
/// ```swift
/// private let drawing = SceneCache(NotesState.idle)
///
/// func update(_ state: NotesState) { drawing.update(state) }
/// var scene: Scene { drawing.scene(draw) }
/// private func draw(_ state: NotesState) -> Scene { … }
/// ```
@MainActor
public final class SceneCache<State> {
  /// The state that the view received last.
  public private(set) var state: State
  private var drawn: Scene?

  /// Creates a cache with an initial state.
  public init(_ state: State) {
    self.state = state
  }

  /// Replaces the state, and discards the scene of the previous one.
  public func update(_ state: State) {
    self.state = state
    drawn = nil
  }

  /// Returns the scene of the current state.
  ///
  /// - Parameter draw: A closure that draws a state. It is not called if the scene is cached.
  /// - Returns: The cached scene, or the one that `draw` returned.
  public func scene(_ draw: (State) -> Scene) -> Scene {
    if let drawn { return drawn }
    let scene = draw(state)
    drawn = scene
    return scene
  }
}
