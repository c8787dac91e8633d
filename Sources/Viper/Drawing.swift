/// What a view keeps: the state that it was given last, and the scene that was drawn from it.
///
/// A scene is drawn when it is first asked for, and once for each state: scripts, tests and full screens look
/// at it more often than it changes.
///
/// ```swift
/// private let drawing = Drawing(NotesState.idle)
///
/// func update(_ state: NotesState) { drawing.update(state) }
/// var scene: Scene { drawing.scene(draw) }
/// private func draw(_ state: NotesState) -> Scene { … }
/// ```
@MainActor
public final class Drawing<State> {
  /// The state that the view was given last.
  public private(set) var state: State
  private var drawn: Scene?

  /// Begins with a state.
  ///
  /// - Parameter state: What the view shows before its first update.
  public init(_ state: State) {
    self.state = state
  }

  /// Takes a new state; the scene of the old one is let go.
  ///
  /// - Parameter state: Everything that the screen shows.
  public func update(_ state: State) {
    self.state = state
    drawn = nil
  }

  /// The scene of the current state.
  ///
  /// - Parameter draw: Draws a state.
  /// - Returns: What it drew, now or earlier.
  public func scene(_ draw: (State) -> Scene) -> Scene {
    if let drawn { return drawn }
    let scene = draw(state)
    drawn = scene
    return scene
  }
}
