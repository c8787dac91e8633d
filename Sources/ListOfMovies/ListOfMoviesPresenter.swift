import Entities
import Viper
import Wording

/// Decides what the list shows and when a page is requested.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput {
  /// The time without typing after which a search is requested.
  private static let pause = Duration.milliseconds(500)
  /// The next page is requested when the focus is on one of this many last rows.
  private static let rowsAhead = 5

  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let router: any ListOfMoviesRouting
  private let clock: any Clock<Duration>
  private let mapper: MovieMapper
  private let pages: MoviePages
  private var progress = ListOfMoviesProgress()
  /// The query that the user wants to see, which may be a search that still waits for more typing.
  private var wanted: MovieQuery
  /// The state of the list that was opened, at the time when a search replaced it.
  private var opened: ListOfMoviesState?
  private let searches = LatestTask()
  private let loads = LatestTask()

  init(
    input: ListOfMoviesInput, interactor: any ListOfMoviesInteractable,
    router: any ListOfMoviesRouting, clock: any Clock<Duration>, localizer: Localizer
  ) {
    self.input = input
    self.router = router
    self.clock = clock
    mapper = MovieMapper(localizer: localizer)
    pages = MoviePages(interactor: interactor, limit: input.limit)
    wanted = input.query
  }

  func onViewAppear() async {
    await reload()
  }

  func onViewReappear() async {
    guard input.query.isPersonal else { return }
    // If a search has replaced the list, request it when the search is left or cancelled.
    opened = nil
    guard state.query == input.query else { return progress.isOverdue = true }
    switch state {
    case .loaded(let list): await loadAgain(list)
    case .empty: await reload()
    case .idle, .loading, .failed: break
    }
  }

  func onSelectMovie(at index: Int) async {
    guard case .loaded(var list) = state, list.rows.indices.contains(index) else { return }
    list.focus = index
    show(.loaded(list))
    await router.showMovie(id: list.rows[index].id, title: list.rows[index].title)
  }

  func onMoveFocus(by rows: Int) async {
    guard case .loaded(var list) = state, !list.rows.isEmpty else { return }
    list.focus = list.rows.focus(list.focus, movedBy: rows)
    show(.loaded(list))
    // A page may contain only rows that are already shown, and a cancelled request adds no page.
    var lastPage = 0
    while !Task.isCancelled, case .loaded(let list) = state, list.nextPage == .available,
      list.rows.count - list.focus <= Self.rowsAhead, list.lastPage > lastPage
    {
      lastPage = list.lastPage
      await loadNextPage(of: list)
    }
  }

  func onMore() async {
    guard case .loaded(let list) = state, list.nextPage == .available else { return }
    await loadNextPage(of: list)
  }

  func onRetry() async {
    switch state {
    case .failed(_, let failure) where failure.canRetry: await reload()
    case .loaded(let list):
      guard case .failed(let failure) = list.nextPage, failure.canRetry else { return }
      if progress.isAskedAgain { await loadAgain(list) } else { await loadNextPage(of: list) }
    case .idle, .loading, .empty, .failed: break
    }
  }

  func onRefresh() async {
    await reload()
  }

  func onLogIn() async {
    guard state.needsLogin else { return }
    await router.logIn(for: self)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    if isLoggedIn { await reload() }
  }

  func onBack() { router.close() }

  func onSearch(_ term: String) async {
    let typed = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let query = typed.isEmpty ? input.query : MovieQuery.search(term: typed, year: nil)
    guard query != wanted || state.hasFailed else { return }
    wanted = query
    // Typing the opened term again retries it if it failed. A blank term is not a retry.
    let isTriedAgain = !typed.isEmpty && state.query == query && !state.isList
    if query == input.query, !isTriedAgain {
      searches.cancel()
      await goBackToList()
    } else {
      await searches.run { await self.search(query) }
    }
  }

  private func search(_ query: MovieQuery) async {
    do { try await clock.sleep(for: Self.pause) } catch { return }
    guard !Task.isCancelled else { return }
    // The user may have typed on and come back to the term that is already shown.
    guard state.query != query || !state.isList else { return }
    if state.query == input.query { opened = progress.settledList }
    await load(query)
  }

  private func goBackToList() async {
    guard state.query != input.query else { return }
    guard let opened else { return await load(input.query) }
    loads.cancel()
    show(opened)
  }

  private func reload() async { await load(state.query ?? input.query) }

  private func load(_ query: MovieQuery) async {
    progress.beginLoad()
    await loads.run {
      let heading = self.mapper.heading(query, of: self.input)
      let number = query == self.input.query ? self.input.page : 1
      self.show(.loading(heading))
      do throws(MovieError) {
        self.showFresh(try await self.pages.first(number, under: heading))
        await self.fillUp()
      } catch {
        if error.code == .cancelled { return self.giveUp(query) }
        self.show(.failed(heading, self.mapper.localizer.failure(error)))
      }
    }
    if state.isList, state.query == input.query, progress.takeOverdue() { await onViewReappear() }
  }

  /// Requests all pages of a list again, and shows the old rows meanwhile.
  private func loadAgain(_ list: MovieListViewModel) async {
    progress.beginLoad(again: true)
    await loads.run {
      self.showWaiting(list)
      do throws(MovieError) {
        var fresh = try await self.pages.first(list.firstPage, under: list.heading)
        fresh = try await self.pages.extended(fresh, through: list.lastPage)
        // The user may have moved the focus meanwhile.
        if case .loaded(let shown) = self.state {
          fresh.focus = fresh.rows.focus(shown.focus, movedBy: 0)
        }
        self.showFresh(fresh)
        await self.fillUp()
      } catch {
        guard error.code == .cancelled else { return self.endNextPage(with: error) }
        if let rest = self.progress.rest { self.show(rest) }
      }
    }
  }

  private func loadNextPage(of list: MovieListViewModel) async {
    // This comes first, so that a further request for the page finds this one under way.
    progress.isAskedAgain = false
    showWaiting(list)
    await loads.run { await self.addPages(after: list) }
  }

  /// Requests the further pages that the limit requires, if there is a limit.
  private func fillUp() async {
    guard input.limit != nil, !Task.isCancelled, case .loaded(let list) = state,
      list.nextPage == .available
    else { return }
    showWaiting(list)
    await addPages(after: list)
  }

  /// Requests the next page, and with a limit all further pages that it requires.
  private func addPages(after list: MovieListViewModel) async {
    await pages.request(after: list) { [self] page in
      // The user may have moved the focus meanwhile.
      guard case .loaded(let shown) = state else { return 0 }
      do throws(MovieError) {
        var longer = pages.adding(try page.get(), to: shown)
        let last = pages.lastRequired(by: longer)
        if last > longer.lastPage { longer.nextPage = .loading }
        show(.of(longer))
        return last
      } catch {
        endNextPage(with: error)
        return 0
      }
    }
  }

  private func showWaiting(_ list: MovieListViewModel) {
    var list = list
    list.nextPage = .loading
    show(.loaded(list))
  }

  /// Keeps the shown rows, and shows why no more arrived unless the request was cancelled.
  private func endNextPage(with error: MovieError) {
    guard case .loaded(var list) = state else { return }
    list.nextPage = error.code == .cancelled ? .available : .failed(mapper.localizer.failure(error))
    show(.loaded(list))
  }

  /// Restores what was shown before a load that was cancelled, because that is not a failure.
  private func giveUp(_ query: MovieQuery) {
    guard !Task.isCancelled else { return }
    show(progress.resting)
    if wanted == query { wanted = state.query ?? input.query }
  }

  /// Shows rows that were requested from the first page on.
  private func showFresh(_ list: MovieListViewModel) {
    guard !Task.isCancelled else { return }
    progress.endLoad()
    show(.of(list))
  }

  private var state: ListOfMoviesState { progress.state }

  /// The only method that sends states to the view; it sends none if the task is cancelled.
  private func show(_ new: ListOfMoviesState) {
    guard !Task.isCancelled, new != state else { return }
    progress.state = new
    ui?.update(new)
  }
}
