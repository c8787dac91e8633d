extension PageLoader {
  func firstPage(isReload: Bool, in state: State) async throws(LoadError) -> Paged<Row> {
    let page = PageRequest(firstNumber, isReload: isReload)
    return adding(try await fetch(state, page).get(), Paged(before: firstNumber))
  }

  func requestNext(after list: Paged<Row>) async {
    // Change the state before suspending, so that `next()` sees that the page is already loading.
    isReloading = false
    showWaiting(list)
    await shown.run { await self.addPages(after: list) }
  }

  /// Requests any additional pages that the limit requires.
  func fillUp() async {
    guard limit != nil, !Task.isCancelled, let list = current, list.nextPage == .available
    else { return }
    showWaiting(list)
    await addPages(after: list)
  }

  /// Requests the next page and, if there is a limit, all additional pages needed to reach it.
  func addPages(after list: Paged<Row>) async {
    let next = list.lastPage + 1
    do throws(LoadError) {
      _ = try await extended(list, in: shown.state) { [self] list in
        let last = max(list.lastRequired(by: limit), next)
        guard list.lastPage >= next else { return last }
        // The user may have moved the focus in the meantime.
        let list = list.focused(at: current?.focus ?? 0)
        if last > list.lastPage { showWaiting(list) } else { show(list) }
        return last
      }
    } catch {
      end(with: failure(error))
    }
  }

  /// Requests the pages after the end of a list, and returns the extended list.
  ///
  /// The `last` closure returns the last page needed, given the list so far.
  func extended(
    _ list: Paged<Row>, isReload: Bool = false, in state: State,
    through last: @escaping @MainActor (Paged<Row>) -> Int
  ) async throws(LoadError) -> Paged<Row> {
    var longer = Result<Paged<Row>, LoadError>.success(list)
    let ahead = PagesAhead(
      after: list.lastPage, through: last(list),
      { [fetch] in await fetch(state, PageRequest($0, isReload: isReload)) },
      take: { [adding] page in
        longer = page.flatMap { page in longer.map { adding(page, $0) } }
        return (try? longer.get()).map(last) ?? 0
      })
    await ahead.run(maxAhead: limit == nil ? 1 : Self.maxAhead)
    return try longer.get()
  }

  /// Requests pages after the first one until the list contains a row, and returns the list with the
  /// focus on the row; `nil` if the row is not found.
  func extended(
    _ first: Paged<Row>, to id: Row.ID?, isReload: Bool, in state: State
  ) async -> Paged<Row>? {
    guard let id else { return nil }
    let longer = try? await extended(first, isReload: isReload, in: state) { list in
      let isNeeded =
        list.nextPage == .available && list.lastPage - first.lastPage + 1 < Self.maxForRow
        && !list.rows.contains { $0.id == id }
      return isNeeded ? list.lastPage + 1 : list.lastPage
    }
    guard let longer else { return nil }
    return longer.rows.firstIndex { $0.id == id }.map(longer.focused)
  }

  /// Shows a list that was reloaded from its first page.
  @discardableResult
  func showFresh(_ list: Paged<Row>) -> Bool {
    guard !Task.isCancelled else { return false }
    (isReloading, isOutdated) = (false, false)
    show(list)
    return true
  }

  // MARK: The list within the state

  /// The list in the shown state; `nil` if the state has no list.
  var current: Paged<Row>? { shown.state[keyPath: path].content }

  /// The failure that the state shows, of the first page or of the next one.
  var failureShown: Failure? { current?.failure ?? shown.state[keyPath: path].failure }

  /// Returns a state with another list.
  func replacing(_ state: State, _ list: Phase<Paged<Row>>) -> State {
    var state = state
    state[keyPath: path] = list
    return state
  }

  func show(_ list: Paged<Row>) {
    shown.show(replacing(shown.state, .loaded(list)))
  }

  /// Shows that a list's next page is loading.
  func showWaiting(_ list: Paged<Row>) {
    shown.wait(
      showing: replacing(shown.state, .loaded(list.with(.loading))),
      fallback: replacing(shown.state, .loaded(list.with(.available))))
  }

  /// Moves the focus, both in the shown state and in the state to restore after a cancellation.
  func moveFocus(to index: Int) {
    shown.edit { state in
      guard let list = state[keyPath: path].content, list.focus != index else { return }
      state[keyPath: path] = .loaded(list.focused(at: index))
    }
  }

  /// Keeps the shown rows, and shows why no more rows could be loaded.
  func end(with failure: Failure) {
    guard let list = current else { return }
    shown.show(failure) { replacing(shown.state, .loaded(list.with(.failed($0)))) }
  }
}
