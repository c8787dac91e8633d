/// Searching a list: when the typed query is requested, and what is shown when the search is left.
///
/// A query is requested when the user has typed nothing else for half a second. Leaving the search
/// shows the list again that was opened, without a request if it had been loaded.
@MainActor
public final class ListSearch<State: Equatable, Query: Equatable> {
  /// What a state shows of a list.
  public enum Content: Equatable {
    /// The list of a query is being loaded, or nothing has been requested.
    case loading(Query?)
    /// The list of a query has been loaded.
    case loaded(Query)
    /// The list of a query could not be loaded.
    case failed(Query)

    var query: Query? {
      switch self {
      case .loading(let query): query
      case .loaded(let query), .failed(let query): query
      }
    }

    var isLoaded: Bool { if case .loaded = self { true } else { false } }
  }

  /// The time without typing after which a query is requested.
  private static var pause: Duration { .milliseconds(500) }

  private let query: Query
  private let shown: PresentedState<State>
  private let content: @MainActor (State) -> Content
  private let clock: any Clock<Duration>
  private let isOutdated: @MainActor () -> Bool
  private let load: @MainActor (Query) async -> Void
  private let typing = LatestTask()
  /// The query that the user wants to see, which may still wait for more typing; `nil` if what the
  /// user has typed cannot be read.
  private var wanted: Query?
  /// The state of the list that was opened, at the time when a search replaced it.
  private var opened: State?

  /// Creates the search of a list.
  ///
  /// - Parameters:
  ///   - query: The query that the list was opened with.
  ///   - shown: The state that the presenter shows.
  ///   - clock: The clock that the pause is measured on.
  ///   - content: A closure that returns what a state shows.
  ///   - isOutdated: A closure that returns whether the rows of the opened list must be requested again.
  ///   - load: A closure that requests a query and shows it. Like the other closures, it must not retain
  ///     the presenter.
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

  /// Continues a search of an earlier run, whose query the presenter loads instead of the opened one.
  public func resume(_ query: Query) { wanted = query }

  /// Shows the query that the user has typed, when the user has typed nothing else for a while.
  ///
  /// - Parameters:
  ///   - query: The query; that of the opened list if the text is blank.
  ///   - isBlank: Whether the text is blank, which is not a retry of a list that has failed.
  public func type(_ query: Query, isBlank: Bool) async {
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
      await afterPause { await self.request(query) }
    }
  }

  /// Says after the pause what is wrong with a text that cannot be read, and cancels a search in progress.
  public func reject(_ complain: @escaping @MainActor () -> Void) async {
    wanted = nil
    await afterPause { [self] in
      if case .loading(let query) = current, query != self.query { shown.cancelLoad() }
      complain()
    }
  }

  /// Forgets a query whose request was canceled, so that it is requested when it is typed again.
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
    // The user may have typed on and come back to the query that is already shown.
    guard current != .loaded(query) else { return }
    if current.query == self.query {
      opened = nil
      if current.isLoaded, !isOutdated() {
        // The search replaces the list, so a next page in progress does not arrive.
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
