/// A list's search, which decides when to request a query and what to show when the search ends.
///
/// A query is requested once the user has stopped typing for half a second. Leaving the search
/// shows the original list again; if that list was already loaded, no request is made.
@MainActor
public final class ListSearch<State: Equatable, Query: Equatable> {
  /// The part of the list that a state shows.
  public enum Content: Equatable {
    /// A query's results are loading; `nil` if no query has been requested.
    case loading(Query?)
    /// A query's results have been loaded.
    case loaded(Query)
    /// A query's results could not be loaded.
    case failed(Query)

    var query: Query? {
      switch self {
      case .loading(let query): query
      case .loaded(let query), .failed(let query): query
      }
    }

    var isLoaded: Bool { if case .loaded = self { true } else { false } }
  }

  /// The time to wait after the last keystroke before requesting a query.
  private static var pause: Duration { .milliseconds(500) }

  private let query: Query
  private let shown: PresentedState<State>
  private let content: @MainActor (State) -> Content
  private let clock: any Clock<Duration>
  private let isOutdated: @MainActor () -> Bool
  private let load: @MainActor (Query) async -> Void
  private let typing = LatestTask()
  /// The query that the user wants to see; `nil` if the typed text is invalid.
  ///
  /// The query may not have been requested yet.
  private var wanted: Query?
  /// The original list's state at the time when a search replaced the list.
  private var opened: State?

  /// Creates a search for a list.
  ///
  /// - Parameters:
  ///   - query: The query of the original list, before any search.
  ///   - shown: The state that the presenter shows.
  ///   - clock: The clock that measures the pause after typing.
  ///   - content: A closure that returns a state's content.
  ///   - isOutdated: A closure that returns whether the original list's rows must be requested
  ///     again.
  ///   - load: A closure that requests a query and shows the result. Like the other closures, it
  ///     must not retain the presenter.
  public init(
    of query: Query, in shown: PresentedState<State>, clock: any Clock<Duration>,
    content: @escaping @MainActor (State) -> Content,
    isOutdated: @escaping @MainActor () -> Bool = { false },
    load: @escaping @MainActor (Query) async -> Void
  ) {
    self.query = query
    self.shown = shown
    self.clock = clock
    self.content = content
    self.isOutdated = isOutdated
    self.load = load
    wanted = query
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
    var hasFailed = false
    if case .failed = current { hasFailed = true }
    guard query != wanted || hasFailed else { return }
    wanted = query
    // Retyping the original query retries a list that failed to load.
    let isRetry = !isBlank && current.query == query && !current.isLoaded
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
      if case .loading(let query) = current, query != self.query { shown.cancelLoad() }
      complain()
    }
  }

  /// Forgets a query whose request was canceled, so that retyping the query requests it again.
  public func didCancel(_ query: Query) {
    if wanted == query { wanted = current.query ?? self.query }
  }

  private var current: Content { content(shown.state) }

  private func afterPause(_ work: @escaping @MainActor () async -> Void) async {
    await typing.run { [clock] in
      do { try await clock.sleep(for: Self.pause) } catch { return }
      if !Task.isCancelled { await work() }
    }
  }

  private func request(_ query: Query) async {
    // The user may have kept typing and ended up back at the query already shown.
    guard current != .loaded(query) else { return }
    if current.query == self.query {
      opened = nil
      if current.isLoaded, !isOutdated() {
        // The search replaces the list, so the list's next page is no longer needed.
        shown.cancelLoad()
        opened = shown.state
      }
    }
    await load(query)
  }

  private func leave() async {
    guard current.query != query else { return }
    guard let opened else { return await load(query) }
    shown.show(opened)
    shown.cancelLoad()
  }
}
