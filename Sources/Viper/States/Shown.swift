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
// The methods require `Equatable`, not the type: where a program names a generic type, the runtime
// looks for each conformance that the type requires, which takes 0.1 million instructions.
public final class Shown<State> {
  /// The state that is shown.
  public private(set) var state: State
  /// The state that is shown again if the load under way is cancelled; `state` if none is under
  /// way.
  public private(set) var rest: State
  private let loads = LatestTask()
  private let send: @MainActor (State) -> Void

  /// Creates the initial state, which is not sent.
  public init(_ state: State, send: @escaping @MainActor (State) -> Void) {
    self.state = state
    rest = state
    self.send = send
  }

  /// Cancels the load under way, if any, and leaves its last state shown.
  public func cancelLoad() {
    loads.cancel()
    rest = state
  }
}

extension Shown where State: Equatable {
  /// Sends a new state to the view.
  ///
  /// Nothing is sent if the task is cancelled or the state is the one that is shown.
  public func show(_ new: State) {
    show(new, resting: new)
  }

  /// Sends a new state to the view that is shown only while a load is under way.
  ///
  /// Nothing is sent if the task is cancelled or the state is the one that is shown.
  ///
  /// - Parameters:
  ///   - new: The new state, such as rows whose next page is under way.
  ///   - rest: The state to show if the load is cancelled, such as the same rows without that.
  public func show(_ new: State, resting rest: State) {
    guard !Task.isCancelled else { return }
    self.rest = rest
    guard new != state else { return }
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
    await load {
      self.show(waiting, resting: self.rest)
      let new = await work()
      self.show(new ?? self.rest)
    }
  }

  /// Runs a load that shows its states itself, perhaps more than one of them.
  ///
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameter work: The work, which shows each state with `show(_:)` or `show(_:resting:)`.
  public func load(_ work: @escaping @MainActor () async -> Void) async {
    await loads.run(work)
  }
}
