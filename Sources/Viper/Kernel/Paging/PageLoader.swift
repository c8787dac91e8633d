/// Requests the pages of a presenter's list, and shows each page when it arrives.
///
/// A list ends after two consecutive pages without new rows, regardless of how many pages the
/// service reports. In that case, `Paged.endedEarly` is `true`.
///
/// The list is part of the presenter's state, which is kept in a `PresentedState`. Page loads and
/// the presenter's other loads therefore cancel each other, and the view receives all states in a
/// single sequence.
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
@MainActor
public final class PageLoader<State: Equatable, Row: Identifiable & Equatable, LoadError: Error> {
  /// The next page is requested when the focus is within this many rows of the end.
  private static var rowsAhead: Int { 5 }
  /// The maximum number of pages requested by one focus movement or a jump to the end.
  private static var maxForFocus: Int { 4 }
  /// The maximum number of pages requested in parallel to reach a limit.
  static var maxAhead: Int { 8 }

  let shown: PresentedState<State>
  let limit: Int?
  let list: @MainActor (State) -> Paged<Row>?
  let replacing: @MainActor (State, Paged<Row>) -> State
  let failure: @MainActor (LoadError) -> Failure
  let fetch: @MainActor (State, Int) async -> Result<Page<Row>, LoadError>
  /// A closure that returns a list with its next page added.
  let adding: @MainActor (Page<Row>, Paged<Row>) -> Paged<Row>
  /// Whether the last request reloaded the shown rows instead of loading more.
  var isReloading = false
  /// A Boolean value that indicates whether the shown rows are out of date because a reload has
  /// started but not finished.
  public internal(set) var isOutdated = false

  /// Creates a loader for a list's pages.
  ///
  /// - Parameters:
  ///   - shown: The state that the presenter shows.
  ///   - limit: The total number of rows to load; `nil` for no limit. With a limit, additional
  ///     pages are requested immediately, at most eight at a time, until the limit is reached.
  ///   - list: A closure that returns the list in a state; `nil` if the state has no list.
  ///   - replacing: A closure that returns a state with its list replaced. The closure may also
  ///     receive the waiting state that is shown while a first page is loading.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - fetch: A closure that requests a page by number, given the state that contains the list.
  ///     Like the other closures, it must not retain the presenter.
  public init(
    of shown: PresentedState<State>, limit: Int? = nil,
    list: @escaping @MainActor (State) -> Paged<Row>?,
    replacing: @escaping @MainActor (State, Paged<Row>) -> State,
    failure: @escaping @MainActor (LoadError) -> Failure,
    fetch: @escaping @MainActor (State, Int) async throws(LoadError) -> Page<Row>
  ) {
    self.shown = shown
    let limit = limit.map { max($0, 1) }
    self.limit = limit
    self.list = list
    self.replacing = replacing
    self.failure = failure
    self.fetch = { state, number in
      do throws(LoadError) {
        return .success(try await fetch(state, number))
      } catch {
        return .failure(error)
      }
    }
    // Keep the identifiers of the loaded rows, so that adding a page does not require a scan of
    // those rows. A scan is needed only if the list has been replaced, for example by a search.
    var known: (rows: [Row], ids: Set<Row.ID>) = ([], [])
    adding = { page, list in
      var list = list
      var ids = known.rows == list.rows ? known.ids : Set(list.rows.map(\.id))
      // Clear `known` first, because a second reference to the set would force a copy.
      known = ([], [])
      list.add(page, limit: limit, known: &ids)
      known = (list.rows, ids)
      return list
    }
  }
}

extension PageLoader {
  /// Requests a list's first page, and replaces the shown content with that page.
  ///
  /// If the request is canceled, the loader restores the previous state, if any.
  ///
  /// - Parameters:
  ///   - number: The page number of the first page.
  ///   - waiting: The state to show while the page is loading.
  ///   - failed: A closure that returns the state for a failure.
  /// - Returns: `true` if the page arrived and was shown.
  @discardableResult
  public func first(
    _ number: Int = 1, showing waiting: State, failed: @escaping @MainActor (Failure) -> State
  ) async -> Bool {
    var hasArrived = false
    await shown.run { [self] in
      shown.wait(showing: waiting)
      do throws(LoadError) {
        hasArrived = showFresh(try await firstPage(number, in: waiting))
        await fillUp()
      } catch {
        shown.show(failure(error), as: failed)
      }
    }
    return hasArrived
  }

  /// Requests the next page, if there is one and it is not already loading.
  public func next() async {
    guard let list = current, list.nextPage == .available else { return }
    await requestNext(after: list)
  }

  /// Retries the failed request whose error appears below the rows, if retrying may help.
  public func retry() async {
    guard let list = current, case .failed(let failure) = list.nextPage else { return }
    guard failure.canRetry else { return }
    if isReloading { await reload() } else { await requestNext(after: list) }
  }

  /// Requests all of the list's pages again, and shows the old rows in the meantime.
  ///
  /// The focus stays where it is, or moves to the last row if the list has become too short. If the
  /// request fails, the error appears below the old rows.
  ///
  /// - Returns: `true` if the new rows arrived and were shown.
  @discardableResult
  public func reload() async -> Bool {
    guard let old = current else { return false }
    (isReloading, isOutdated) = (true, true)
    var hasArrived = false
    await shown.run { [self] in
      let state = shown.state
      // A cancellation restores the previous state, which may contain a next page that failed to
      // load.
      shown.wait(showing: replacing(state, old.with(.loading)))
      do throws(LoadError) {
        let first = try await firstPage(old.firstPage, in: state)
        let fresh = try await extended(first, in: state) {
          $0.nextPage == .available ? min(old.lastPage, $0.totalPages) : $0.lastPage
        }
        // The user may have moved the focus in the meantime.
        hasArrived = showFresh(fresh.focused(at: current?.focus ?? 0))
        await fillUp()
      } catch {
        end(with: failure(error))
      }
    }
    return hasArrived
  }

  /// Moves the focus, and requests the next page if the focus is on one of the last five rows.
  ///
  /// - Parameter rows: The number of rows to move by. A negative number moves the focus back. The
  ///   focus stops at the first and last rows. `Int.max` first requests up to four pages, and then
  ///   moves the focus to the last row.
  public func moveFocus(by rows: Int) async {
    guard let list = current, !list.rows.isEmpty else { return }
    if rows < .max { moveFocus(to: list.rows.focus(list.focus, movedBy: rows)) }
    // A page may add few or no new rows, and a canceled request adds no rows at all.
    var lastPage = 0
    for _ in 0..<Self.maxForFocus {
      guard !Task.isCancelled, let list = current, list.nextPage == .available,
        rows == .max || list.rows.count - list.focus <= Self.rowsAhead, list.lastPage > lastPage
      else { break }
      lastPage = list.lastPage
      await requestNext(after: list)
    }
    guard rows == .max, !Task.isCancelled, let list = current else { return }
    moveFocus(to: list.rows.count - 1)
  }

  /// Moves the focus to a row that the user opened, without requesting any pages.
  ///
  /// - Parameter index: The index of the row, from 0.
  /// - Returns: The row, or `nil` if the index is out of range. In that case, the focus does not
  ///   move.
  public func select(at index: Int) -> Row? {
    guard let list = current, list.rows.indices.contains(index) else { return nil }
    moveFocus(to: index)
    return list.rows[index]
  }
}

extension PageLoader where Row.ID == String {
  /// Handles a user action on the list.
  ///
  /// The supported actions move the focus, request the next page, retry a failed request with the
  /// `retry` button, or open a row. All other actions are ignored.
  ///
  /// - Parameters:
  ///   - action: The user action.
  ///   - indices: The indices of the shown rows, in display order, as returned by `RowArrangement`;
  ///     `nil` if all rows are shown in the order in which they were loaded. If indices are given,
  ///     moving the focus requests no pages.
  /// - Returns: The row that the user opened, which now has the focus; `nil` if no row was opened.
  public func on(_ action: UserAction, arrangedBy indices: [Int]? = nil) async -> Row? {
    switch action {
    case .selectRow(let row):
      guard let indices else { return select(at: row) }
      return indices.indices.contains(row) ? select(at: indices[row]) : nil
    case .moveFocus(let rows):
      guard let list = current else { break }
      guard let indices else {
        await moveFocus(by: rows)
        break
      }
      moveFocus(to: indices.focus(list.row(arrangedBy: indices) ?? 0, movedBy: rows), of: indices)
    case .more: await next()
    case .activate("retry"): await retry()
    default: break
    }
    return nil
  }

  /// Moves the focus to a row, given its position among the arranged rows.
  private func moveFocus(to row: Int, of indices: [Int]) {
    if indices.indices.contains(row) { moveFocus(to: indices[row]) }
  }
}

/// A request that the user can make in a paged list.
public enum PageAction: Hashable, Sendable {
  /// Requests the next page.
  case more
  /// Retries the failed request.
  case retry
  /// Reloads the whole list, starting with its first page.
  case refresh
}
