/// Requests the pages of the list that a presenter shows, and shows each of them when it arrives.
///
/// A list ends after two pages in a row that had no new row, whatever number of pages the service
/// reports; `Paged.isCutShort` says so.
///
/// The list is a part of the presenter's state, which a `Shown` keeps. So the loads of the pages
/// and the presenter's other loads cancel each other, and the view sees one order of states.
///
/// ```swift
/// private lazy var pages = PageLoader<NotesState, Note, NotesError>(
///   of: shown, list: \.notes, replacing: { $0.showing($1) }, failure: { $0.failure }
/// ) { [interactor] _, number throws(NotesError) in try await interactor.notes(page: number) }
///
/// func onViewAppear() async { await pages.first(showing: .loading) { .failed($0) } }
/// func onMore() async { await pages.next() }
/// func onMoveFocus(by rows: Int) async { await pages.moveFocus(by: rows) }
/// func onRetry() async { await pages.retry() }
/// ```
///
/// Nothing requires a presenter to use this type.
@MainActor
// The methods have the other requirements, not the type, for the reason that `Shown` gives.
public final class PageLoader<State, Row, LoadError: Error> {
  /// The next page is requested when the focus is on one of this many last rows.
  private static var rowsAhead: Int { 5 }
  /// The maximum number of pages that one movement of the focus requests.
  private static var mostForFocus: Int { 4 }
  /// The maximum number of pages that are requested side by side to reach a limit.
  private static var mostAhead: Int { 8 }

  private let shown: Shown<State>
  private let limit: Int?
  /// Where the list stands in the state.
  private let place: ShownList<State, Row>
  private let failure: @MainActor (LoadError) -> Failure?
  private let fetch: @MainActor (State, Int) async throws(LoadError) -> Page<Row>
  private let adding: @MainActor (Page<Row>, Paged<Row>) -> Paged<Row>
  /// Whether the last request was for the shown rows again, not for further rows.
  private var isAskedAgain = false
  /// A Boolean value that indicates whether the shown rows were requested again and the new ones
  /// have not arrived.
  public private(set) var isOutdated = false

  /// Creates a loader of the pages of a list.
  ///
  /// - Parameters:
  ///   - shown: The state that the presenter shows.
  ///   - limit: The number of rows to load in all; `nil` for no limit. With a limit, further pages
  ///     are requested at once, at most eight at a time, until there are as many rows.
  ///   - list: A closure that returns the list of a state; `nil` if the state has no list.
  ///   - replacing: A closure that returns a state with another list. It is given the state of a
  ///     first page under way as well.
  ///   - failure: A closure that returns the failure to show for an error; `nil` if the request was
  ///     cancelled, because that is not a failure.
  ///   - fetch: A closure that requests a page of the list of a state by its number. Like the other
  ///     closures, it must not retain the presenter.
  public init(
    of shown: Shown<State>, limit: Int? = nil, list: @escaping @MainActor (State) -> Paged<Row>?,
    replacing: @escaping @MainActor (State, Paged<Row>) -> State,
    failure: @escaping @MainActor (LoadError) -> Failure?,
    fetch: @escaping @MainActor (State, Int) async throws(LoadError) -> Page<Row>
  ) where Row: Identifiable & Equatable {
    self.shown = shown
    let limit = limit.map { max($0, 1) }
    self.limit = limit
    place = ShownList(shown: shown, list: list, replacing: replacing)
    self.failure = failure
    self.fetch = fetch
    var joined = JoinedRows<Row>()
    adding = { joined.adding($0, to: $1, limit: limit) }
  }
}

extension PageLoader where State: Equatable {
  // MARK: What the user does

  /// Requests the first page of a list, which replaces what is shown.
  ///
  /// If the request is cancelled, the state before it is shown again.
  ///
  /// - Parameters:
  ///   - number: The page number of the first page.
  ///   - waiting: The state to show while the page is under way.
  ///   - failed: A closure that returns the state of a failure.
  /// - Returns: `true` if the page has arrived and was shown.
  @discardableResult
  public func first(
    _ number: Int = 1, showing waiting: State, failed: @escaping @MainActor (Failure) -> State
  ) async -> Bool {
    isAskedAgain = false
    var hasArrived = false
    await shown.load { [self] in
      shown.show(waiting, resting: shown.rest)
      do throws(LoadError) {
        hasArrived = showFresh(try await firstPage(number, in: waiting))
        await fillUp()
      } catch {
        shown.show(failure(error).map(failed) ?? shown.rest)
      }
    }
    return hasArrived
  }

  /// Requests the next page, if there is one that is not under way.
  public func next() async {
    guard let list = place.current, list.nextPage == .available else { return }
    await requestNext(after: list)
  }

  /// Requests again what has failed below the rows, if a retry may help.
  public func retry() async {
    guard let list = place.current, case .failed(let failure) = list.nextPage else { return }
    guard failure.canRetry else { return }
    if isAskedAgain { await again() } else { await requestNext(after: list) }
  }

  /// Requests all pages of the list again, and shows the old rows meanwhile.
  ///
  /// The focus stays where it is, or moves to the last row. A failure is shown below the old rows.
  public func again() async {
    guard let old = place.current else { return }
    (isAskedAgain, isOutdated) = (true, true)
    await shown.load { [self] in
      let state = shown.state
      place.showWaitingAgain(old)
      do throws(LoadError) {
        let first = try await firstPage(old.firstPage, in: state)
        let fresh = try await extended(first, through: old.lastPage, in: state)
        // The user may have moved the focus meanwhile.
        showFresh(fresh.focused(at: place.current?.focus ?? 0))
        await fillUp()
      } catch {
        place.end(with: failure(error))
      }
    }
  }

  /// Moves the focus, and requests the next page if the focus is on one of the last five rows.
  ///
  /// - Parameter rows: The number of rows to move by. A negative number moves the focus back. The
  ///   focus stops at the first and the last row.
  public func moveFocus(by rows: Int) async {
    guard let list = place.current, !list.rows.isEmpty else { return }
    place.moveFocus(to: list.rows.focus(list.focus, movedBy: rows))
    // A page may contain few rows that are not shown, and a cancelled request adds no page.
    var lastPage = 0
    for _ in 0..<Self.mostForFocus {
      guard !Task.isCancelled, let list = place.current, list.nextPage == .available,
        list.rows.count - list.focus <= Self.rowsAhead, list.lastPage > lastPage
      else { return }
      lastPage = list.lastPage
      await requestNext(after: list)
    }
  }

  /// Moves the focus to a row that the user has opened, and requests nothing.
  ///
  /// - Parameter index: The index of the row, from 0.
  /// - Returns: The row; `nil` if there is none, and the focus does not move.
  public func select(at index: Int) -> Row? {
    guard let list = place.current, list.rows.indices.contains(index) else { return nil }
    place.moveFocus(to: index)
    return list.rows[index]
  }

  // MARK: Requests

  private func firstPage(_ number: Int, in state: State) async throws(LoadError) -> Paged<Row> {
    adding(try await fetch(state, number), Paged(before: number))
  }

  private func requestNext(after list: Paged<Row>) async {
    // This comes first, so that a further request for the page finds this one under way.
    isAskedAgain = false
    place.showWaiting(list)
    await shown.load { await self.addPages(after: list) }
  }

  /// Requests the further pages that the limit requires, if there is a limit.
  private func fillUp() async {
    guard limit != nil, !Task.isCancelled, let list = place.current, list.nextPage == .available
    else { return }
    place.showWaiting(list)
    await addPages(after: list)
  }

  /// Requests the next page, and with a limit all further pages that it requires.
  private func addPages(after list: Paged<Row>) async {
    let last = max(list.lastRequired(by: limit), list.lastPage + 1)
    await request(after: list, through: last, in: shown.state) { [self] page in
      // The user may have moved the focus meanwhile.
      guard let list = place.current else { return 0 }
      switch page {
      case .success(let page):
        let longer = adding(page, list)
        let last = longer.lastRequired(by: limit)
        if last > longer.lastPage { place.showWaiting(longer) } else { place.show(longer) }
        return last
      case .failure(let problem):
        place.end(with: failure(problem))
        return 0
      }
    }
  }

  /// Returns a list with the pages after it up to a page, as far as there are any.
  private func extended(
    _ list: Paged<Row>, through last: Int, in state: State
  ) async throws(LoadError) -> Paged<Row> {
    func end(of list: Paged<Row>) -> Int {
      list.nextPage == .available ? min(last, list.totalPages) : list.lastPage
    }
    var longer = Result<Paged<Row>, LoadError>.success(list)
    await request(after: list, through: end(of: list), in: state) { [self] page in
      longer = page.flatMap { page in longer.map { adding(page, $0) } }
      return (try? longer.get()).map(end) ?? 0
    }
    return try longer.get()
  }

  private func request(
    after list: Paged<Row>, through last: Int, in state: State,
    take: @escaping @MainActor (Result<Page<Row>, LoadError>) -> Int
  ) async {
    let ahead = PagesAhead(
      after: list.lastPage, through: last,
      { [fetch] number in
        do throws(LoadError) {
          return Result<Page<Row>, LoadError>.success(try await fetch(state, number))
        } catch {
          return .failure(error)
        }
      }, take: take)
    await ahead.run(most: limit == nil ? 1 : Self.mostAhead)
  }

  /// Shows rows that were requested from the first page on.
  @discardableResult
  private func showFresh(_ list: Paged<Row>) -> Bool {
    guard !Task.isCancelled else { return false }
    (isAskedAgain, isOutdated) = (false, false)
    place.show(list)
    return true
  }
}
