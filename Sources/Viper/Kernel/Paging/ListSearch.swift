/// A list's search: it decides when to request the typed query, and what to show when the search
/// ends.
///
/// A query is requested after the user has stopped typing for half a second. Leaving the search
/// shows the opened list again, without a request if it was already loaded.
@MainActor
public final class ListSearch<State: Equatable, Query: Equatable> {
  /// What a state shows of the list.
  public enum Content: Equatable {
    /// A query's list is loading, or nothing has been requested.
    case loading(Query?)
    /// A query's list has been loaded.
    case loaded(Query)
    /// A query's list could not be loaded.
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
  /// The opened list's state at the time when a search replaced it.
  private var opened: State?

  /// Creates a list's search.
  ///
  /// - Parameters:
  ///   - query: The query that the list was opened with.
  ///   - shown: The state that the presenter shows.
  ///   - clock: The clock that measures the pause.
  ///   - content: A closure that returns a state's content.
  ///   - isOutdated: A closure that returns whether the opened list's rows must be requested again.
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
  /// The presenter loads the search's query instead of the opened one.
  public func resume(_ query: Query) { wanted = query }

  /// Shows the typed query once the user has stopped typing.
  ///
  /// - Parameters:
  ///   - query: The query, or the opened list's query if the text is blank.
  ///   - isBlank: Whether the text is blank. A blank text does not retry a list that failed.
  ///   - open: A closure that opens what the text refers to, such as a URL, and returns whether it
  ///     did. If so, the list stays as it is, and the query is not requested.
  public func type(
    _ query: Query, isBlank: Bool, unless open: (@MainActor () async -> Bool)? = nil
  ) async {
    var hasFailed = false
    if case .failed = current { hasFailed = true }
    guard query != wanted || hasFailed else { return }
    wanted = query
    // Typing the opened query again retries it if it failed.
    let isRetry = !isBlank && current.query == query && !current.isLoaded
    if query == self.query, !isRetry {
      typing.cancel()
      await leave()
    } else {
      await afterPause { [self] in
        if let open, await open() {
          if wanted == query { wanted = current.query ?? self.query }
        } else {
          await request(query)
        }
      }
    }
  }

  /// Cancels any search in progress and reports an invalid text, after the pause.
  public func reject(_ complain: @escaping @MainActor () -> Void) async {
    wanted = nil
    await afterPause { [self] in
      if case .loading(let query) = current, query != self.query { shown.cancelLoad() }
      complain()
    }
  }

  /// Forgets a query whose request was canceled, so that retyping it requests it again.
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
        // The search replaces the list, so its next page is no longer needed.
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
