/// Requests the pages of the list that a presenter shows, and shows each of them when it arrives.
///
/// A list ends after two pages in a row that had no new row, whatever number of pages the service
/// reports; `Paged.isCutShort` says so.
///
/// The list is a part of the presenter's state, which a `PresentedState` keeps. So the loads of the pages
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
@MainActor
public final class PageLoader<State: Equatable, Row: Identifiable & Equatable, LoadError: Error> {
  /// The next page is requested when the focus is on one of this many last rows.
  private static var rowsAhead: Int { 5 }
  /// The maximum number of pages that one movement of the focus, or a jump to the end, requests.
  private static var maxForFocus: Int { 4 }
  /// The maximum number of pages that are requested side by side to reach a limit.
  static var maxAhead: Int { 8 }

  let shown: PresentedState<State>
  let limit: Int?
  let list: @MainActor (State) -> Paged<Row>?
  let replacing: @MainActor (State, Paged<Row>) -> State
  let failure: @MainActor (LoadError) -> Failure
  let fetch: @MainActor (State, Int) async -> Result<Page<Row>, LoadError>
  /// Returns a list with its next page.
  let adding: @MainActor (Page<Row>, Paged<Row>) -> Paged<Row>
  /// Whether the last request was for the shown rows again, not for further rows.
  var isAskedAgain = false
  /// A Boolean value that indicates whether the shown rows were requested again and the new ones
  /// have not arrived.
  public internal(set) var isOutdated = false

  /// Creates a loader of the pages of a list.
  ///
  /// - Parameters:
  ///   - shown: The state that the presenter shows.
  ///   - limit: The number of rows to load in all; `nil` for no limit. With a limit, further pages
  ///     are requested at once, at most eight at a time, until there are as many rows.
  ///   - list: A closure that returns the list of a state; `nil` if the state has no list.
  ///   - replacing: A closure that returns a state with another list. It is given the state of a
  ///     first page in progress as well.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - fetch: A closure that requests a page of the list of a state by its number. Like the other
  ///     closures, it must not retain the presenter.
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
    // A new page needs no look at the earlier rows, unless they are those of another list, such as
    // the one before a search.
    var known: (rows: [Row], ids: Set<Row.ID>) = ([], [])
    adding = { page, list in
      var list = list
      var ids = known.rows == list.rows ? known.ids : Set(list.rows.map(\.id))
      // A second reference to the set would copy it.
      known = ([], [])
      list.add(page, limit: limit, known: &ids)
      known = (list.rows, ids)
      return list
    }
  }
}

extension PageLoader {
  /// Requests the first page of a list, which replaces what is shown.
  ///
  /// If the request is canceled, the state before it is shown again, if there was one.
  ///
  /// - Parameters:
  ///   - number: The page number of the first page.
  ///   - waiting: The state to show while the page is in progress.
  ///   - failed: A closure that returns the state of a failure.
  /// - Returns: `true` if the page has arrived and was shown.
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

  /// Requests the next page, if there is one that is not in progress.
  public func next() async {
    guard let list = current, list.nextPage == .available else { return }
    await requestNext(after: list)
  }

  /// Requests again what has failed below the rows, if a retry may help.
  public func retry() async {
    guard let list = current, case .failed(let failure) = list.nextPage else { return }
    guard failure.canRetry else { return }
    if isAskedAgain { await again() } else { await requestNext(after: list) }
  }

  /// Requests all pages of the list again, and shows the old rows meanwhile.
  ///
  /// The focus stays where it is, or moves to the last row. A failure is shown below the old rows.
  ///
  /// - Returns: `true` if the new rows have arrived and were shown.
  @discardableResult
  public func again() async -> Bool {
    guard let old = current else { return false }
    (isAskedAgain, isOutdated) = (true, true)
    var hasArrived = false
    await shown.run { [self] in
      let state = shown.state
      // A cancellation leads back to what was shown before, perhaps a next page that has failed.
      shown.wait(showing: replacing(state, old.with(.loading)))
      do throws(LoadError) {
        let first = try await firstPage(old.firstPage, in: state)
        let fresh = try await extended(first, in: state) {
          $0.nextPage == .available ? min(old.lastPage, $0.totalPages) : $0.lastPage
        }
        // The user may have moved the focus meanwhile.
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
  ///   focus stops at the first and the last row. `Int.max` requests up to four pages first, and then
  ///   moves the focus to the last row.
  public func moveFocus(by rows: Int) async {
    guard let list = current, !list.rows.isEmpty else { return }
    if rows < .max { moveFocus(to: list.rows.focus(list.focus, movedBy: rows)) }
    // A page may contain few rows that are not shown, and a canceled request adds no page.
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

  /// Moves the focus to a row that the user opened.
  ///
  /// Requests no pages.
  ///
  /// - Parameter index: The index of the row, from 0.
  /// - Returns: The row; `nil` if there is none, and the focus does not move.
  public func select(at index: Int) -> Row? {
    guard let list = current, list.rows.indices.contains(index) else { return nil }
    moveFocus(to: index)
    return list.rows[index]
  }
}

extension PageLoader where Row.ID == String {
  /// Handles an action of the user that is about the list.
  ///
  /// These are the actions that move the focus, request the next page, retry what has failed below
  /// the rows with the button `retry`, or open a row. All other actions are ignored.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - indices: The indices of the rows that are shown, in their order, as `RowArrangement` returns
  ///     them; `nil` if all rows are shown as they were loaded. Moving the focus among arranged rows
  ///     requests no page.
  /// - Returns: The row that the user has opened, which has the focus now; otherwise `nil`.
  public func on(_ action: UserAction, arrangedBy indices: [Int]? = nil) async -> Row? {
    switch action {
    case .selectRow(let row):
      guard let indices else { return select(at: row) }
      return indices.indices.contains(row) ? select(at: indices[row]) : nil
    case .selectID(let id): return current?.rows.firstIndex { $0.id == id }.flatMap(select)
    case .moveFocus(let rows):
      guard let list = current else { break }
      guard let indices else {
        await moveFocus(by: rows)
        break
      }
      moveFocus(to: indices.focus(list.row(arrangedBy: indices) ?? 0, movedBy: rows), of: indices)
    case .focus(let row):
      guard let list = current else { break }
      guard let indices else {
        await moveFocus(by: list.distance(toRow: row))
        break
      }
      moveFocus(to: indices.focus(row, movedBy: 0), of: indices)
    case .more: await next()
    case .activate("retry"): await retry()
    default: break
    }
    return nil
  }

  /// Moves the focus to a shown row of those that are arranged.
  private func moveFocus(to row: Int, of indices: [Int]) {
    if indices.indices.contains(row) { moveFocus(to: indices[row]) }
  }
}

/// What a user wants of a list that comes page by page.
public enum PageAction: Hashable, Sendable {
  /// The next page.
  case more
  /// Another try of what failed.
  case retry
  /// The list again from its first page.
  case refresh
}
