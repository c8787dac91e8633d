/// The state that a presenter shows, and the one way by which a new state reaches the view.
///
/// A presenter that has one needs neither a method that sends states nor a task for its loads. The
/// presenter owns it, and it calls the presenter's view through a closure that must not retain the
/// presenter:
///
/// ```swift
/// weak var ui: (any NotesUI)?
/// private lazy var shown = PresentedState(NotesState.idle) { [weak self] in self?.ui?.update($0) }
/// ```
@MainActor
// The methods require `Equatable`, not the type: where a program names a generic type, the runtime
// looks for each conformance that the type requires, which takes 0.1 million instructions.
public final class PresentedState<State> {
  /// The state that is shown.
  public private(set) var state: State
  /// The state that is shown again if the load under way is cancelled; `state` if none is under
  /// way.
  public private(set) var rest: State
  /// Whether a state has been shown that a cancelled load can lead back to.
  private var hasRest = false
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
    (rest, hasRest) = (state, true)
  }
}

extension PresentedState where State: Equatable {
  /// Sends a new state to the view.
  ///
  /// Nothing is sent if the task is cancelled or the state is the one that is shown.
  public func show(_ new: State) {
    guard !Task.isCancelled else { return }
    (rest, hasRest) = (new, true)
    update(new)
  }

  /// Sends a new state to the view that is shown only while a load is under way.
  ///
  /// Nothing is sent if the task is cancelled or the state is the one that is shown.
  ///
  /// - Parameters:
  ///   - new: The new state, such as rows whose next page is under way.
  ///   - rest: The state to show if the load is cancelled, such as the same rows without that;
  ///     `nil` for the state that would be shown now if the load under way were cancelled.
  public func show(_ new: State, resting rest: State?) {
    guard !Task.isCancelled else { return }
    if let rest { (self.rest, hasRest) = (rest, true) }
    update(new)
  }

  /// Sends the state that a closure returns for a failure to the view, and reports the failure to
  /// `ViperDiagnostics`.
  ///
  /// A cancellation is not a failure: the state before the load is shown again. If there is none,
  /// because this was the first load, the cancellation is shown like a failure, so that the user
  /// can try again.
  public func show(_ failure: Failure, as failed: (Failure) -> State) {
    guard !Task.isCancelled else { return }
    ViperDiagnostics.onFailure?(failure)
    show(failure.isCancellation && hasRest ? rest : failed(failure))
  }

  private func update(_ new: State) {
    guard new != state else { return }
    state = new
    send(new)
  }

  /// Shows a state while work is under way, and then the state that the work returns or that of its
  /// failure.
  ///
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is under way.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - failed: A closure that returns the state of a failure.
  ///   - work: The work, which returns the new state.
  public func load<LoadError: Error>(
    showing waiting: State, failure: @escaping @MainActor (LoadError) -> Failure,
    failed: @escaping @MainActor (Failure) -> State,
    _ work: @escaping @MainActor () async throws(LoadError) -> State
  ) async {
    await load { [self] in
      show(waiting, resting: nil)
      do throws(LoadError) {
        show(try await work())
      } catch {
        show(failure(error), as: failed)
      }
    }
  }

  /// Runs a load that shows its states itself, perhaps more than one of them, or none at the end.
  ///
  /// A form that is saved and then left ends so: whatever it shows last stays until it is closed.
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameter work: The work, which shows each state with `show(_:)`, `show(_:resting:)` or
  ///   `show(_:as:)`.
  public func load(_ work: @escaping @MainActor () async -> Void) async {
    await loads.run(work)
  }
}
