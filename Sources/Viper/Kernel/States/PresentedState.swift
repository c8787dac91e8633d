/// The state that a presenter shows, and the only path for new states to the view.
///
/// A presenter that uses this class needs neither a method that sends states nor a task for its
/// loads. The presenter owns the instance, which calls the view through a closure that must not
/// retain the presenter:
///
/// ```swift
/// weak var ui: (any NotesUI)?
/// private lazy var shown = PresentedState(NotesState()) { [weak self] in self?.ui?.update($0) }
///
/// func onSelect(at index: Int) { shown.edit { $0.focus = index } }
/// func onViewAppear() async {
///   await shown.load(\.notes, failure: mapper.failure) {
///     [interactor, mapper] () throws(NotesError) in mapper.notes(try await interactor.notes())
///   }
/// }
/// ```
///
/// While a load is in progress, the view shows a waiting state. If the load is canceled, the view
/// shows the previous state again, including any edits made in the meantime.
@MainActor
public final class PresentedState<State: Equatable> {
  /// A closure that receives each edit, and whether it is an edit of rows.
  typealias Follower = @MainActor (_ change: (inout State) -> Void, _ isOfRows: Bool) -> Void

  /// The state that the view currently shows.
  public private(set) var state: State
  /// The state to restore when a load is canceled; `nil` until a state has been shown.
  private var fallback: State?
  /// Whether the shown state belongs to a load in progress and can therefore differ from the
  /// fallback.
  private var isWaiting = false
  private let loads = LatestTask()
  private var followers: [Follower] = []
  private let send: @MainActor (State) -> Void

  /// Creates an instance with an initial state, which is not sent to the view.
  public init(_ state: State, send: @escaping @MainActor (State) -> Void) {
    self.state = state
    self.send = send
  }

  /// Sends a new state to the view.
  ///
  /// Nothing is sent if the task is canceled or the state is unchanged.
  public func show(_ new: State) {
    guard !Task.isCancelled else { return }
    settle(on: new)
  }

  /// Changes the shown state and, while a load is in progress, the fallback state.
  ///
  /// If the shown list has the results of a `ListSearch`, the edit also applies to the state that is
  /// shown after the search, except to its list.
  ///
  /// The view receives one update, or none if nothing has changed. Unlike `show(_:)`, this method
  /// takes effect even if the task is canceled, because an edit reflects something that has already
  /// happened.
  ///
  /// - Parameter change: A closure that changes a state. The closure may be called for several
  ///   states, so it must not have other effects.
  public func edit(_ change: (inout State) -> Void) { edit(change, isOfRows: false) }

  /// Changes rows, which the closure finds by their identifiers, as `edit(_:)` does.
  ///
  /// If the shown list has the results of a `ListSearch`, the edit also applies to the rows of the
  /// list that is shown after the search. Rows that a `PageLoader` has loaded are easier to change
  /// with `PageLoader.edit(_:_:)`.
  public func editRows(_ change: (inout State) -> Void) { edit(change, isOfRows: true) }

  private func edit(_ change: (inout State) -> Void, isOfRows: Bool) {
    for follower in followers { follower(change, isOfRows) }
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

  /// Changes the content at a key path, if there is any, as `edit(_:)` does.
  public func edit<Content>(
    _ path: WritableKeyPath<State, Phase<Content>>, _ change: (inout Content) -> Void
  ) {
    edit { $0[keyPath: path].edit(change) }
  }

  /// Shows the state for a failure, and reports the failure to `ViperDiagnostics`.
  ///
  /// A canceled load does not count as a failure; instead, the view shows the state before the load
  /// again. If there is no earlier state, because this was the first load, the cancellation is
  /// shown as a failure so that the user can retry.
  public func show(_ failure: Failure, as failed: (Failure) -> State) {
    guard !Task.isCancelled else { return }
    ViperDiagnostics.onFailure?(failure)
    settle(on: failure.isCancellation ? fallback ?? failed(failure) : failed(failure))
  }

  /// Loads the content at a key path.
  ///
  /// Earlier content stays on the screen while the work is in progress, and if it fails. A later
  /// load cancels an earlier one, which then shows no further states.
  ///
  /// - Parameters:
  ///   - path: The key path of the content.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - work: The work, which returns the new content.
  public func load<Content, LoadError: Error>(
    _ path: WritableKeyPath<State, Phase<Content>>,
    failure: @escaping @MainActor (LoadError) -> Failure,
    _ work: @escaping @MainActor () async throws(LoadError) -> Content
  ) async {
    func with(_ phase: Phase<Content>) -> State {
      var new = state
      new[keyPath: path] = phase
      return new
    }
    await load(
      showing: with(.loading(state[keyPath: path].content)), failure: failure,
      failed: { [self] in with(.failed($0, state[keyPath: path].content)) }
    ) { () throws(LoadError) in
      with(.loaded(try await work()))
    }
  }

  /// Shows a waiting state while work is in progress, followed by the state for the result or
  /// failure.
  ///
  /// A later load cancels an earlier one, which then shows no further states.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is in progress.
  ///   - fallback: The state to show if the load is canceled; `nil` to show the previous state.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - failed: A closure that returns the state for a failure.
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

  /// Shows a waiting state, and runs work that shows any further states itself.
  ///
  /// For example, a form that closes after it has been saved needs no other state. A later load
  /// cancels an earlier one, which then shows no further states.
  ///
  /// - Parameters:
  ///   - waiting: The state to show while the work is in progress.
  ///   - fallback: The state to show if the load is canceled; `nil` to show the previous state.
  ///   - work: The work, which shows each state with `show(_:)`, `edit(_:)` or `show(_:as:)`.
  public func load(
    showing waiting: State, fallback: State? = nil, _ work: @escaping @MainActor () async -> Void
  ) async {
    await run { [self] in
      wait(showing: waiting, fallback: fallback)
      await work()
    }
  }

  /// Cancels the load in progress, if any, and shows the previous state again.
  public func cancelLoad() {
    loads.cancel()
    if let fallback, isWaiting { settle(on: fallback) }
  }

  // MARK: For page loaders and searches

  /// Calls a closure, which must not retain its owner, for each edit.
  func follow(_ follower: @escaping Follower) { followers.append(follower) }

  /// Runs a load that shows its own waiting states.
  func run(_ work: @escaping @MainActor () async -> Void) async { await loads.run(work) }

  /// Shows a waiting state during a load.
  ///
  /// A canceled load never restores this waiting state.
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
