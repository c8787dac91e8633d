/// A list's search, which decides when to request a query and what to show when the search ends.
///
/// A query is requested once the user has stopped typing for half a second. Leaving the search
/// shows the original list again; if that list was already loaded, no request is made.
///
/// The original list is shown as it was, with its focus. What has been edited since then stays edited:
/// rows, with `PageLoader.edit(_:_:)` or `PresentedState.editRows(_:)`, and everything outside the
/// list, such as the typed text, with `PresentedState.edit(_:)`.
///
/// ```swift
/// private lazy var search = ListSearch(
///   of: input.query, in: shown, at: \.notes, query: \.query, clock: clock
/// ) { [weak self] in await self?.load($0) }
/// ```
@MainActor
public final class ListSearch<State: Equatable, Content, Query: Equatable> {
  /// The time to wait after the last keystroke before requesting a query.
  private static var pause: Duration { .milliseconds(500) }

  private let query: Query
  private let shown: PresentedState<State>
  private let path: WritableKeyPath<State, Phase<Content>>
  private let shownQuery: KeyPath<State, Query>
  private let clock: any Clock<Duration>
  private let isOutdated: @MainActor () -> Bool
  private let load: @MainActor (Query) async -> Void
  private let typing = LatestTask()
  /// The query that the user wants to see; `nil` if the typed text is invalid.
  ///
  /// The query may not have been requested yet.
  private var wanted: Query?
  /// The state to show when the search ends: the one at the time when a search replaced the list,
  /// with later edits.
  private var opened: State?

  /// Creates a search for a list.
  ///
  /// - Parameters:
  ///   - query: The query of the original list, before any search.
  ///   - shown: The state that the presenter shows.
  ///   - path: The key path of the list in the state.
  ///   - shownQuery: The key path of the query whose results the state shows or is loading.
  ///   - clock: The clock that measures the pause after typing.
  ///   - isOutdated: A closure that returns whether the original list's rows must be requested
  ///     again. It is called when a search begins, and when it ends.
  ///   - load: A closure that requests a query and shows the result. Like the other closures, it
  ///     must not retain the presenter.
  public init(
    of query: Query, in shown: PresentedState<State>,
    at path: WritableKeyPath<State, Phase<Content>>, query shownQuery: KeyPath<State, Query>,
    clock: any Clock<Duration>,
    isOutdated: @escaping @MainActor () -> Bool = { false },
    load: @escaping @MainActor (Query) async -> Void
  ) {
    self.query = query
    self.shown = shown
    self.clock = clock
    self.path = path
    self.shownQuery = shownQuery
    self.isOutdated = isOutdated
    self.load = load
    wanted = query
    shown.follow { [weak self] change, isOfRows in self?.follow(change, isOfRows: isOfRows) }
  }

  /// Continues a search from an earlier run.
  ///
  /// The presenter loads the search's query instead of the original query.
  public func resume(_ query: Query) { wanted = query }

  /// Shows the typed query once the user has stopped typing.
  ///
  /// - Parameters:
  ///   - query: The typed query, or the original list's query if the text is blank.
  ///   - isBlank: Whether the text is blank. Blank text does not retry a list that failed to load.
  ///   - open: A closure that opens the item that the text identifies, for example with a URL. If
  ///     the closure returns `true`, an item was opened; in that case, the list stays as it is, and
  ///     the query is not requested.
  public func type(
    _ query: Query, isBlank: Bool, unless open: (@MainActor () async -> Bool)? = nil
  ) async {
    guard query != wanted || phase.failure != nil else { return }
    wanted = query
    // Retyping the original query retries a list that failed to load.
    let isRetry = !isBlank && current == query && !isLoaded
    if query == self.query, !isRetry {
      typing.cancel()
      await leave()
    } else {
      await afterPause { [self] in
        if let open, await open() {
          didCancel(query)
        } else {
          await request(query)
        }
      }
    }
  }

  /// After the pause, cancels any search in progress and reports the typed text as invalid.
  public func reject(_ complain: @escaping @MainActor () -> Void) async {
    wanted = nil
    await afterPause { [self] in
      if phase.isLoading, current != self.query { shown.cancelLoad() }
      complain()
    }
  }

  /// Forgets a query whose request was canceled, so that retyping the query requests it again.
  public func didCancel(_ query: Query) {
    if wanted == query { wanted = current ?? self.query }
  }

  private var phase: Phase<Content> { shown.state[keyPath: path] }

  /// The query whose results are shown or loading; `nil` if none has been requested.
  private var current: Query? {
    if case .idle = phase { nil } else { shown.state[keyPath: shownQuery] }
  }

  private var isLoaded: Bool { if case .loaded = phase { true } else { false } }

  private func afterPause(_ work: @escaping @MainActor () async -> Void) async {
    await typing.run { [clock] in
      do { try await clock.sleep(for: Self.pause) } catch { return }
      if !Task.isCancelled { await work() }
    }
  }

  private func request(_ query: Query) async {
    // The user may have kept typing and ended up back at the query already shown.
    guard current != query || !isLoaded else { return }
    if current == self.query {
      opened = nil
      if isLoaded, !isOutdated() {
        // The search replaces the list, so the list's next page is no longer needed.
        shown.cancelLoad()
        opened = shown.state
      }
    }
    await load(query)
  }

  private func leave() async {
    guard current != query else { return }
    guard let opened, !isOutdated() else { return await load(query) }
    shown.show(opened)
    shown.cancelLoad()
  }

  /// Applies an edit of the shown state to the state from before the search.
  private func follow(_ change: (inout State) -> Void, isOfRows: Bool) {
    guard var new = opened else { return }
    let list = new[keyPath: path]
    change(&new)
    if !isOfRows { new[keyPath: path] = list }
    opened = new
  }
}
