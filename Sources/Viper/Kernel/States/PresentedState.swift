/// The state that a presenter shows, and the one way by which a new state reaches the view.
///
/// A presenter that has one needs neither a method that sends states nor a task for its loads. The
/// presenter owns it, and it calls the presenter's view through a closure that must not retain the
/// presenter:
///
/// ```swift
/// weak var ui: (any NotesUI)?
/// private lazy var shown = PresentedState(NotesState.idle) { [weak self] in self?.ui?.update($0) }
///
/// func onSelect(at index: Int) { shown.edit { $0.focus = index } }
/// func onViewAppear() async {
///   await shown.load(showing: .loading, failure: mapper.failure, failed: { .failed($0) }) {
///     [interactor, mapper] () throws(NotesError) in .loaded(mapper.notes(try await interactor.notes()))
///   }
/// }
/// ```
///
/// While a load is in progress, the view shows a waiting state. If the load is canceled, the state
/// before it is shown again: the fallback, which is kept here and follows every edit.
@MainActor
public final class PresentedState<State: Equatable> {
  /// The state that is shown.
  public private(set) var state: State
  /// The state that a canceled load leads back to; `nil` before the first one has been shown.
  private var fallback: State?
  /// Whether the shown state is that of a load in progress, so that it differs from the fallback.
  private var isWaiting = false
  private let loads = LatestTask()
  private let send: @MainActor (State) -> Void

  /// Creates the initial state, which is not sent.
  public init(_ state: State, send: @escaping @MainActor (State) -> Void) {
    self.state = state
    self.send = send
  }

  /// Sends a new state to the view.
  ///
  /// Nothing is sent if the task is canceled or the state is the one that is shown.
  public func show(_ new: State) {
    guard !Task.isCancelled else { return }
    settle(on: new)
  }

  /// Changes the shown state and, while a load is in progress, the state that a canceled load leads
  /// back to.
  ///
  /// The view receives one update, or none if nothing has changed. Unlike `show(_:)`, an edit ignores
  /// that the task is canceled, because what it shows has already happened.
  ///
  /// - Parameter change: A closure that changes a state. It is called for each of the two states, so
  ///   it must not have other effects.
  public func edit(_ change: (inout State) -> Void) {
    var new = state
    change(&new)
    if !isWaiting {
      fallback = new
    } else if var old = fallback {
      change(&old)
      fallback = old
    }
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
    settle(on: failure.isCancellation ? fallback ?? failed(failure) : failed(failure))
  }

  /// Shows a state while work is in progress, and then the state that the work returns or that of its
  /// failure.
  ///
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is in progress.
  ///   - fallback: The state to show if the load is canceled; `nil` for the state before it.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - failed: A closure that returns the state of a failure.
  ///   - work: The work, which returns the new state.
  public func load<LoadError: Error>(
    showing waiting: State, fallback: State? = nil,
    failure: @escaping @MainActor (LoadError) -> Failure,
    failed: @escaping @MainActor (Failure) -> State,
    _ work: @escaping @MainActor () async throws(LoadError) -> State
  ) async {
    await load(showing: waiting, fallback: fallback) { [self] in
      do throws(LoadError) {
        show(try await work())
      } catch {
        show(failure(error), as: failed)
      }
    }
  }

  /// Shows a state while work is in progress that shows its states itself, perhaps more than one of
  /// them, or none at the end.
  ///
  /// A form that is saved and then left ends so: whatever it shows last stays until it is closed.
  /// A later load cancels an earlier one, and the earlier one then shows nothing more.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is in progress.
  ///   - fallback: The state to show if the load is canceled; `nil` for the state before it.
  ///   - work: The work, which shows each state with `show(_:)`, `edit(_:)` or `show(_:as:)`.
  public func load(
    showing waiting: State, fallback: State? = nil, _ work: @escaping @MainActor () async -> Void
  ) async {
    await run { [self] in
      wait(showing: waiting, fallback: fallback)
      await work()
    }
  }

  /// Cancels the load in progress, if any, and shows the state before it again.
  public func cancelLoad() {
    loads.cancel()
    if let fallback, isWaiting { settle(on: fallback) }
  }

  // MARK: For page loaders

  /// Runs a load that shows its waiting states itself.
  func run(_ work: @escaping @MainActor () async -> Void) async { await loads.run(work) }

  /// Shows a waiting state during a load.
  ///
  /// Canceling the load does not return to it.
  func wait(showing waiting: State, fallback: State? = nil) {
    guard !Task.isCancelled else { return }
    if let fallback { self.fallback = fallback }
    isWaiting = true
    update(waiting)
  }

  private func settle(on new: State) {
    (fallback, isWaiting) = (new, false)
    update(new)
  }

  private func update(_ new: State) {
    guard new != state else { return }
    state = new
    send(new)
  }
}
