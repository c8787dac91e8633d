/// A view's latest state, and the scene drawn from it.
///
/// The scene is drawn at most once per state, when the scene is first requested. Scripts, tests and
/// full-screen hosts read the scene more often than it changes.
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
  /// The last state that the view received.
  public private(set) var state: State
  private var drawn: Scene?

  /// Creates a cache with an initial state.
  public init(_ state: State) {
    self.state = state
  }

  /// Replaces the state and discards the previous scene.
  public func update(_ state: State) {
    self.state = state
    drawn = nil
  }

  /// Returns the current state's scene.
  ///
  /// - Parameter draw: A closure that draws a state. It is not called if the scene is already
  ///   cached.
  /// - Returns: The cached scene, or the result of `draw`.
  public func scene(_ draw: (State) -> Scene) -> Scene {
    if let drawn { return drawn }
    let scene = draw(state)
    drawn = scene
    return scene
  }
}
