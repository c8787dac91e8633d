/// The state that a presenter shows, and the one way by which a new state reaches the view.
///
/// A presenter that has one needs neither a method that sends states nor a task for its loads. The
/// presenter owns it, and it calls the presenter's view through a closure that must not retain the
/// presenter:
///
/// ```swift
/// weak var ui: (any NotesUI)?
/// private lazy var shown = Shown(NotesState.idle) { [weak self] in self?.ui?.update($0) }
/// ```
///
/// Nothing requires a presenter to use this type.
@MainActor
public final class Shown<State: Equatable> {
  /// The state that is shown.
  public private(set) var state: State
  /// The state that was shown before the load under way, and is shown again if it is cancelled.
  private var rest: State
  /// The state that the last load has shown while it waited.
  private var waiting: State?
  private let loads = LatestTask()
  private let send: @MainActor (State) -> Void

  /// Creates the initial state, which is not sent.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - send: A closure that sends a new state to the view.
  public init(_ state: State, send: @escaping @MainActor (State) -> Void) {
    self.state = state
    rest = state
    self.send = send
  }

  /// Sends a new state to the view.
  ///
  /// Nothing is sent if the task is cancelled or the state is the one that is shown.
  ///
  /// - Parameter new: The new state.
  public func show(_ new: State) {
    guard !Task.isCancelled, new != state else { return }
    state = new
    send(new)
  }

  /// Shows a state while work is under way, and then the state that the work returns.
  ///
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is under way.
  ///   - work: The work, which returns the new state, or `nil` if it was cancelled. The state that
  ///     was shown before the work is then shown again, because a cancellation is not a failure.
  public func load(showing waiting: State, _ work: @escaping @MainActor () async -> State?) async {
    guard !Task.isCancelled else { return }
    // A load that replaces another one is cancelled back to what was shown before both.
    if state != self.waiting { rest = state }
    self.waiting = waiting
    await loads.run {
      self.show(waiting)
      let new = await work()
      self.show(new ?? self.rest)
    }
  }
}
