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
/// private lazy var pages = PageLoader(of: shown, at: \.notes, failure: mapper.failure) {
///   [interactor] _, page throws(NotesError) in
///   try await interactor.notes(page: page.number, reload: page.isReload)
/// }
///
/// func onViewAppear() async { await pages.first() }
/// func onMore() async { await pages.next() }
/// func onMoveFocus(by rows: Int) async { await pages.moveFocus(by: rows) }
/// func onRetry() async { await pages.retry() }
/// func onRefresh() async { await pages.reload() }
/// ```
@MainActor
public final class PageLoader<State: Equatable, Row: Identifiable & Equatable, LoadError: Error> {
  /// The next page is requested when the focus is within this many rows of the end.
  private static var rowsAhead: Int { 5 }
  /// The maximum number of pages requested by one focus movement or a jump to the end.
  private static var maxForFocus: Int { 4 }
  /// The maximum number of pages requested to find the row that gets the focus first.
  static var maxForRow: Int { 20 }
  /// The maximum number of pages requested in parallel to reach a limit.
  static var maxAhead: Int { 8 }

  let shown: PresentedState<State>
  let path: WritableKeyPath<State, Phase<Paged<Row>>>
  let limit: Int?
  let failure: @MainActor (LoadError) -> Failure
  let fetch: @MainActor (State, PageRequest) async -> Result<Page<Row>, LoadError>
  /// A closure that returns a list with its next page added.
  let adding: @MainActor (Page<Row>, Paged<Row>) -> Paged<Row>
  /// The number of the list's first page.
  var firstNumber = 1
  /// Whether the last request reloaded the shown rows instead of loading more.
  var isReloading = false
  /// A Boolean value that indicates whether the shown rows are out of date because a reload has
  /// started but not finished.
  public internal(set) var isOutdated = false

  /// Creates a loader for a list's pages.
  ///
  /// - Parameters:
  ///   - shown: The state that the presenter shows.
  ///   - path: The key path of the list in the state.
  ///   - limit: The total number of rows to load; `nil` for no limit. With a limit, additional
  ///     pages are requested immediately, at most eight at a time, until the limit is reached.
  ///   - failure: A closure that returns the failure to show for an error.
  ///   - fetch: A closure that requests a page, given the state that contains the list. The closure
  ///     must not retain the presenter.
  public init(
    of shown: PresentedState<State>, at path: WritableKeyPath<State, Phase<Paged<Row>>>,
    limit: Int? = nil, failure: @escaping @MainActor (LoadError) -> Failure,
    fetch: @escaping @MainActor (State, PageRequest) async throws(LoadError) -> Page<Row>
  ) {
    self.shown = shown
    self.path = path
    let limit = limit.map { max($0, 1) }
    self.limit = limit
    self.failure = failure
    self.fetch = { state, page in
      do throws(LoadError) {
        return .success(try await fetch(state, page))
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
  /// Requests a list's first page, and replaces the shown rows with that page.
  ///
  /// If the request is canceled, the loader restores the previous state, if any.
  ///
  /// To restore a list, pass the identifier of the row that had the focus. The loader then requests
  /// more pages until it finds the row, up to twenty in all, and shows the rows at once. If it does not
  /// find the row, or a later page fails, it shows the first page.
  ///
  /// - Parameters:
  ///   - number: The page number of the first page.
  ///   - isReload: Whether the user wants the current data, not stored data.
  ///   - id: The identifier of the row that gets the focus; `nil` for the first row.
  ///   - change: A closure that changes the rest of the state, such as the title, at the same time.
  /// - Returns: `true` if the page arrived and was shown.
  @discardableResult
  public func first(
    _ number: Int = 1, isReload: Bool = false, focusing id: Row.ID? = nil,
    changing change: (inout State) -> Void = { _ in }
  ) async -> Bool {
    firstNumber = number
    var changed = shown.state
    change(&changed)
    let waiting = replacing(changed, .loading())
    var hasArrived = false
    await shown.run { [self] in
      shown.wait(showing: waiting)
      do throws(LoadError) {
        let first = try await firstPage(isReload: isReload, in: waiting)
        hasArrived = showFresh(
          await extended(first, to: id, isReload: isReload, in: waiting) ?? first)
        await fillUp()
      } catch {
        shown.show(failure(error)) { replacing(shown.state, .failed($0)) }
      }
    }
    return hasArrived
  }

  /// Requests the next page, if there is one and it is not already loading.
  public func next() async {
    guard let list = current, list.nextPage == .available else { return }
    await requestNext(after: list)
  }

  /// Retries the request whose failure is shown, if retrying may help.
  ///
  /// - Returns: `true` if the first page was requested, arrived and was shown.
  @discardableResult
  public func retry() async -> Bool {
    guard failureShown?.canRetry == true else { return false }
    guard let list = current else { return await first(firstNumber) }
    if isReloading { return await reload() }
    await requestNext(after: list)
    return false
  }

  /// Requests all of the list's pages again, and shows the old rows in the meantime.
  ///
  /// The focus stays where it is, or moves to the last row if the list has become too short. If the
  /// request fails, the error appears below the old rows. Without old rows, this method requests
  /// the first page.
  ///
  /// - Returns: `true` if the new rows arrived and were shown.
  @discardableResult
  public func reload() async -> Bool {
    guard let old = current else { return await first(firstNumber, isReload: true) }
    // The list may be one that was shown earlier.
    firstNumber = old.firstPage
    (isReloading, isOutdated) = (true, true)
    var hasArrived = false
    await shown.run { [self] in
      let state = shown.state
      // A cancellation restores the previous state, which may contain a next page that failed to
      // load.
      shown.wait(showing: replacing(state, .loaded(old.with(.loading))))
      do throws(LoadError) {
        let first = try await firstPage(isReload: true, in: state)
        let fresh = try await extended(first, isReload: true, in: state) {
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

  /// Edits rows, for example to show the user's marks.
  ///
  /// If a `ListSearch` has replaced the list with its results, the rows of both are edited.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the rows; `nil` for all rows.
  ///   - change: A closure that changes a row, but not its identifier. The closure may be called
  ///     several times for a row, so it must not have other effects.
  public func edit(_ ids: Set<Row.ID>?, _ change: (inout Row) -> Void) {
    shown.editRows { state in state[keyPath: path].edit { $0.edit(ids, change) } }
  }
}

/// A request for one page of a list.
public struct PageRequest: Hashable, Sendable {
  /// The page number, starting at 1.
  public let number: Int
  /// A Boolean value that indicates whether the user has asked for the current data, so that data
  /// stored by an earlier request will not do.
  public let isReload: Bool

  /// Creates a request.
  public init(_ number: Int, isReload: Bool = false) {
    self.number = number
    self.isReload = isReload
  }
}
