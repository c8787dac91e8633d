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
    #if DEBUG
      Scene.tally?(.scene)
    #endif
    return scene
  }
}

#if DEBUG
  extension Scene {
    package enum Work: Sendable { case state, scene }
    /// Counts the states that a task sends to views, and the scenes that it draws, for tests.
    @TaskLocal package static var tally: (@Sendable (Work) -> Void)?
  }
#endif

/// The rows of a table, of which only those whose content has changed are drawn again.
///
/// ```swift
/// private var table = RowCache<Note>()
///
/// func section(_ notes: [Note]) -> Scene.Section {
///   Scene.Section(columns: columns, rows: table.rows(notes) { row($0) })
/// }
/// ```
package struct RowCache<Content: Equatable> {
  /// The content last drawn, corresponding to `rows`.
  private var drawn: [Content] = []
  private var rows: [Scene.Row] = []

  /// Creates an empty cache.
  package init() {}

  /// Discards all rows, because they depend on something else that has changed.
  package mutating func removeAll() { self = RowCache() }

  /// Returns whether content differs from the content last drawn.
  package func isOutdated(by contents: [Content]) -> Bool { contents != drawn }

  /// Returns the rows of a table, one for each element of `contents`.
  package mutating func rows(
    _ contents: [Content], draw: (Content) -> Scene.Row
  ) -> [Scene.Row] {
    // Mutate the rows only if something has changed, because the last scene shares their storage,
    // so mutating them makes a copy.
    guard isOutdated(by: contents) else { return rows }
    if rows.count > contents.count { rows.removeLast(rows.count - contents.count) }
    for index in rows.indices where contents[index] != drawn[index] {
      rows[index] = draw(contents[index])
    }
    rows += contents[rows.count...].map(draw)
    drawn = contents
    return rows
  }
}
