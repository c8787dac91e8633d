import Entities
import Viper
import Wording

/// Decides what the list shows and when a page is asked for.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput {
  /// How long a person may pause while they type a search.
  private static let pause = Duration.milliseconds(500)
  /// Among so many rows at the end the focus asks for the next page.
  private static let rowsAhead = 5

  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let clock: any Clock<Duration>
  private let mapper: MovieMapper
  private var state = ListOfMoviesState.idle
  /// What the person wants to see: a search, perhaps, that still waits for the rest of its term.
  private var wanted: MovieQuery
  /// The list that was opened, as a search left it.
  private var opened: ListOfMoviesState?
  private let searches = Latest()
  private let loads = Latest()

  init(
    input: ListOfMoviesInput, interactor: any ListOfMoviesInteractable,
    router: any ListOfMoviesRouting, clock: any Clock<Duration>, words: Words
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.clock = clock
    mapper = MovieMapper(words: words)
    wanted = input.query
  }

  func onViewAppear() async {
    await reload()
  }

  func onSelectMovie(at index: Int) async {
    guard case .loaded(var list) = state, list.rows.indices.contains(index) else { return }
    list.focus = index
    show(.loaded(list))
    await router.showMovie(id: list.rows[index].id)
  }

  func onMoveFocus(by rows: Int) async {
    guard case .loaded(var list) = state, !list.rows.isEmpty else { return }
    list.focus += min(max(rows, -list.focus), list.rows.count - 1 - list.focus)
    show(.loaded(list))
    // A page may bring nothing but rows that are shown already.
    while !Task.isCancelled, case .loaded(let list) = state, list.nextPage == .available,
      list.rows.count - list.focus <= Self.rowsAhead
    {
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
      await loadNextPage(of: list)
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

  func onBack() {
    router.close()
  }

  // MARK: Searching

  func onSearch(_ term: String) async {
    let typed = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let query = typed.isEmpty ? input.query : MovieQuery.search(term: typed, year: nil)
    guard query != wanted || state.hasFailed else { return }
    wanted = query
    // The opened term may be typed again where it failed; blank is no term.
    let isTriedAgain = !typed.isEmpty && state.query == query && state.hasFailed
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
    // Who typed on and came back to what is shown has it already.
    guard state.query != query || state.atRest == nil else { return }
    if state.query == input.query { opened = state.atRest }
    await load(query)
  }

  private func goBackToList() async {
    guard state.query != input.query else { return }
    guard let opened else { return await load(input.query) }
    loads.cancel()
    show(opened)
  }

  // MARK: Loading

  private func reload() async {
    await load(state.query ?? input.query)
  }

  private func load(_ query: MovieQuery) async {
    await loads.run {
      let heading = self.mapper.heading(query, greeting: self.input.greeting)
      let number = query == self.input.query ? self.input.page : 1
      self.show(.loading(heading))
      do throws(MovieError) {
        let page = try await self.interactor.movies(query, page: number)
        let list = MovieListViewModel(
          heading: heading, firstPage: number, lastPage: number, totalPages: page.totalPages,
          totalResults: page.totalResults, rows: [], nextPage: .none)
        self.show(self.adding(page, to: list))
        await self.fillUp()
      } catch {
        guard error.code != .cancelled else { return }
        self.show(.failed(heading, self.mapper.failure(error)))
      }
    }
  }

  private func loadNextPage(of list: MovieListViewModel) async {
    // Before anything else can run: who asks for the page now is told that it is under way.
    var list = list
    list.nextPage = .loading
    show(.loaded(list))
    await loads.run {
      await self.addNextPage()
      await self.fillUp()
    }
  }

  /// Fetches page after page until the limit is reached, when there is one.
  private func fillUp() async {
    while input.limit != nil, !Task.isCancelled, case .loaded(var list) = state,
      list.nextPage == .available
    {
      list.nextPage = .loading
      show(.loaded(list))
      await addNextPage()
    }
  }

  private func addNextPage() async {
    guard !Task.isCancelled, case .loaded(let list) = state else { return }
    let result = await page(list.lastPage + 1, of: list.heading.query)
    // The focus may have moved meanwhile.
    guard !Task.isCancelled, case .loaded(var list) = state else { return }
    switch result {
    case .success(let page):
      list.lastPage += 1
      show(adding(page, to: list))
    case .failure(let error):
      guard error.code != .cancelled else { return }
      list.nextPage = .failed(mapper.failure(error))
      show(.loaded(list))
    }
  }

  private func page(
    _ number: Int, of query: MovieQuery
  ) async -> Result<MoviePage, MovieError> {
    do throws(MovieError) {
      return .success(try await interactor.movies(query, page: number))
    } catch {
      return .failure(error)
    }
  }

  private func adding(_ page: MoviePage, to list: MovieListViewModel) -> ListOfMoviesState {
    var list = list
    var shown = Set(list.rows.map(\.id))
    list.rows += page.movies.filter { shown.insert($0.id).inserted }.map(mapper.row)
    if let limit = input.limit { list.rows = Array(list.rows.prefix(max(limit, 0))) }
    list.totalPages = page.totalPages
    list.totalResults = page.totalResults
    let isFull = input.limit.map { list.rows.count >= $0 } ?? false
    let isLast = page.movies.isEmpty || list.lastPage >= page.totalPages
    list.nextPage = isFull || isLast ? .none : .available
    return list.rows.isEmpty && list.nextPage == .none ? .empty(list) : .loaded(list)
  }

  // MARK: Showing

  /// The one place where states go out; after a cancellation none does.
  private func show(_ new: ListOfMoviesState) {
    guard !Task.isCancelled, new != state else { return }
    state = new
    ui?.update(new)
  }
}
