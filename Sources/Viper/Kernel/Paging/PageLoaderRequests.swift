extension PageLoader {
  func firstPage(_ number: Int, in state: State) async throws(LoadError) -> Paged<Row> {
    adding(try await fetch(state, number).get(), Paged(before: number))
  }

  func requestNext(after list: Paged<Row>) async {
    // This comes first, so that a further request for the page finds this one in progress.
    isAskedAgain = false
    showWaiting(list)
    await shown.run { await self.addPages(after: list) }
  }

  /// Requests the further pages that the limit requires, if there is a limit.
  func fillUp() async {
    guard limit != nil, !Task.isCancelled, let list = current, list.nextPage == .available
    else { return }
    showWaiting(list)
    await addPages(after: list)
  }

  /// Requests the next page, and with a limit all further pages that it requires.
  func addPages(after list: Paged<Row>) async {
    let next = list.lastPage + 1
    do throws(LoadError) {
      _ = try await extended(list, in: shown.state) { [self] list in
        let last = max(list.lastRequired(by: limit), next)
        guard list.lastPage >= next else { return last }
        // The user may have moved the focus meanwhile.
        let list = list.focused(at: current?.focus ?? 0)
        if last > list.lastPage { showWaiting(list) } else { show(list) }
        return last
      }
    } catch {
      end(with: failure(error))
    }
  }

  /// Requests pages after a list until it ends with the page that a closure returns for the list so
  /// far, and returns the list with them.
  func extended(
    _ list: Paged<Row>, in state: State, through last: @escaping @MainActor (Paged<Row>) -> Int
  ) async throws(LoadError) -> Paged<Row> {
    var longer = Result<Paged<Row>, LoadError>.success(list)
    let ahead = PagesAhead(
      after: list.lastPage, through: last(list), { [fetch] in await fetch(state, $0) },
      take: { [adding] page in
        longer = page.flatMap { page in longer.map { adding(page, $0) } }
        return (try? longer.get()).map(last) ?? 0
      })
    await ahead.run(maxAhead: limit == nil ? 1 : Self.maxAhead)
    return try longer.get()
  }

  /// Shows rows that were requested from the first page on.
  @discardableResult
  func showFresh(_ list: Paged<Row>) -> Bool {
    guard !Task.isCancelled else { return false }
    (isAskedAgain, isOutdated) = (false, false)
    show(list)
    return true
  }

  // MARK: The list within the state

  /// The list that is shown; `nil` if the state has none.
  var current: Paged<Row>? { list(shown.state) }

  func show(_ list: Paged<Row>) {
    shown.show(replacing(shown.state, list))
  }

  /// Shows that the next page of a list is in progress.
  func showWaiting(_ list: Paged<Row>) {
    shown.wait(
      showing: replacing(shown.state, list.with(.loading)),
      fallback: replacing(shown.state, list.with(.available)))
  }

  /// Moves the focus of the shown rows, and of those that are shown again after a cancellation.
  func moveFocus(to index: Int) {
    shown.edit { state in
      guard let list = list(state), list.focus != index else { return }
      state = replacing(state, list.focused(at: index))
    }
  }

  /// Keeps the shown rows, and shows why no more arrived.
  func end(with failure: Failure) {
    guard let list = current else { return }
    shown.show(failure) { replacing(shown.state, list.with(.failed($0))) }
  }
}
