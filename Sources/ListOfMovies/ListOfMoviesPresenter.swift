import MovieEntities
import MoviePresentation
import Viper

/// Decides what the list shows and when a page is requested.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput {
  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let clock: any Clock<Duration>
  private let mapper: MovieMapper
  private lazy var shown = PresentedState(ListOfMoviesState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var pages = PageLoader<ListOfMoviesState, MovieViewModel, MovieError>(
    of: shown, limit: input.limit, order: input.order?.sorted, list: { $0.movies },
    replacing: { [mapper, marks] in mapper.state($0, showing: $1, marks.actions) },
    failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper, input] state, number throws(MovieError) in
      mapper.page(try await interactor.movies(state.query ?? input.query, page: number))
    })
  private lazy var search = ListSearch(
    of: input, in: shown, mapper: mapper, clock: clock,
    isOutdated: { [pages] in pages.isOutdated },
    load: { [weak self] in _ = await self?.load($0) })
  private lazy var marks = ListMarks(interactor, router, in: shown, mapper: mapper)
  /// Whether the list should have been requested again while a search had replaced it.
  private var isOverdue = false

  init(
    input: ListOfMoviesInput, interactor: any ListOfMoviesInteractable,
    router: any ListOfMoviesRouting, clock: any Clock<Duration>, mapper: MovieMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.clock = clock
    self.mapper = mapper
  }

  func label(_ label: ListOfMoviesLabel) -> String { mapper.label(label) }

  func label(_ button: MovieButton) -> String { mapper.label(button) }

  func columns(of heading: MovieListHeading) -> [MovieColumn] { mapper.columns(of: heading) }

  func onViewAppear() async {
    await reload()
  }

  func onViewReappear() async {
    guard input.query.isPersonal else { return }
    // If a search has replaced the list, request it when the search is left or cancelled.
    search.forgetOpened()
    guard state.query == input.query else { return isOverdue = true }
    switch state {
    case .loaded: await pages.again()
    case .empty: await reload()
    // The user may have logged in elsewhere.
    case .failed where state.needsLogin: await reload()
    case .idle, .loading, .failed: break
    }
  }

  func onSelectMovie(at index: Int) async {
    focusPerson(nil)
    guard let movie = select(index) else { return }
    if state.list?.notice != nil { shown.show(state.noticing(nil), resting: nil) }
    await router.showMovie(id: movie.id, title: movie.title)
  }

  func onSelectPerson(at index: Int) async {
    guard let people = state.list?.people.rows, people.indices.contains(index) else { return }
    focusPerson(index)
    let person = people[index]
    await router.showPerson(id: person.id, name: person.name)
  }

  func onMoveFocus(by rows: Int) async {
    guard let list = state.list, !list.people.rows.isEmpty else {
      return await onMoveFocusOfMovies(by: rows)
    }
    let row = list.row(movedBy: rows)
    if row >= list.rows.count { return focusPerson(row - list.rows.count) }
    focusPerson(nil)
    await onMoveFocusOfMovies(by: rows == .max ? rows : row - list.focus)
  }

  /// Gives the focus to a person, or back to the movies.
  private func focusPerson(_ index: Int?) {
    guard var people = state.list?.people, people.focus != index else { return }
    people.focus = index
    shown.show(state.showing(people), resting: shown.rest.showing(people))
  }

  private func onMoveFocusOfMovies(by rows: Int) async {
    guard let list = state.list, !list.arrangement.isPlain else {
      return await pages.moveFocus(by: rows)
    }
    if rows == .max, list.arrangement.text.isEmpty { await pages.next() }
    guard let list = state.list else { return }
    _ = select(list.rows.focus(list.focus, movedBy: rows))
  }

  func onMore() async {
    await pages.next()
  }

  func onRetry() async {
    if case .failed(_, let failure) = state {
      if failure.canRetry { await reload() }
    } else {
      await pages.retry()
    }
  }

  func onRefresh() async {
    await Freshness.$isRequired.withValue(true) {
      var hasArrived = false
      if case .loaded = state {
        hasArrived = await pages.again()
        // The rows of an account are not shown after it has gone.
        if state.needsLogin, state.query?.isPersonal == true { await reload() }
      } else {
        hasArrived = await reload()
      }
      if hasArrived { shown.show(state.noticing(mapper.updated)) }
    }
  }

  func onLogIn() async {
    guard state.needsLogin else { return }
    await router.logIn(for: self)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    guard !marks.isWaiting else {
      return await marks.onLoginEnd(isLoggedIn: isLoggedIn, as: self)
    }
    if isLoggedIn { await reload() }
  }

  func onBack() {
    if state.list?.arrangement.isAsked == true {
      arrange { ($0.isAsked, $0.text) = (false, "") }
    } else if marks.question != nil {
      marks.ask(nil)
    } else if state.list?.arrangement.text.isEmpty == false {
      arrange { $0.text = "" }
    } else {
      router.close()
    }
  }

  func onSearch(_ term: String) async {
    await search.type(term)
    marks.show()
  }

  // MARK: The arrangement

  func onSort() {
    guard let order = state.list?.arrangement.order.next else { return }
    arrange { $0.order = order }
    _ = select(0)
    if let movies = state.movies, movies.nextPage != .none {
      let loaded = mapper.loaded(movies.rows.count, of: movies.totalResults)
      shown.show(state.noticing(loaded), resting: nil)
    }
  }

  func onNarrow() {
    marks.ask(nil)
    arrange { $0.isAsked = true }
  }

  func onChangeNarrowing(_ text: String) {
    arrange { $0.text = text }
  }

  func onEndNarrowing() {
    arrange { $0.isAsked = false }
  }

  /// Arranges the rows in another way; if the focused one is no longer shown, the first one has the focus.
  private func arrange(_ change: (inout MovieArrangement) -> Void) {
    guard var arrangement = state.list?.arrangement else { return }
    change(&arrangement)
    shown.show(state.arranged(arrangement), resting: shown.rest.arranged(arrangement))
    if let list = state.list { _ = select(list.focus) }
  }

  /// Gives a shown row the focus, and returns its movie.
  private func select(_ row: Int) -> MovieViewModel? {
    state.list?.place(of: row).flatMap(pages.select)
  }

  // MARK: The focused movie

  private var focused: MovieViewModel? { state.list?.focused }

  func onFavorite() async {
    await change(.favorite) { .favorite(!$0.isFavorite) }
  }

  func onWatchlist() async {
    await change(.watchlist) { .watchlist(!$0.isOnWatchlist) }
  }

  func onRate() {
    if let focused {
      arrange { $0.isAsked = false }
      marks.ask(focused)
    }
  }

  func onChangeRating(_ text: String) { marks.type(text) }

  func onSubmitRating() async { await marks.submit(as: self) }

  func onTrailer() async {
    if let focused { await marks.findTrailer(of: focused) }
  }

  func onUndo() async { await marks.undo(as: self) }

  private func change(
    _ mark: MovieMark, _ change: @escaping @Sendable (AccountStates) -> MarkChange
  ) async {
    guard let movie = focused else { return }
    await marks.want(
      .init(movie: movie.id, title: movie.title, mark: mark, change: change), as: self)
  }

  @discardableResult
  private func reload() async -> Bool { await load(state.query ?? input.query) }

  @discardableResult
  private func load(_ query: MovieQuery) async -> Bool {
    let heading = mapper.heading(query, of: input)
    let number = query == input.query ? input.page : 1
    let hasArrived = await pages.first(number, showing: .loading(heading)) {
      .failed(heading, $0)
    }
    if hasArrived {
      isOverdue = false
      await findPeople(query)
    } else {
      search.giveUp(query)
    }
    guard isOverdue, state.isList, state.query == input.query else { return hasArrived }
    isOverdue = false
    await onViewReappear()
    return hasArrived
  }

  /// Shows the people whose names match a search term below its movies.
  private func findPeople(_ query: MovieQuery) async {
    guard case .search(let term, _) = query else { return }
    do throws(MovieError) {
      let rows = mapper.people(try await interactor.people(named: term))
      guard state.query == query, let list = state.list else { return }
      let people = FoundPeople(rows, focus: list.rows.isEmpty && !rows.isEmpty ? 0 : nil)
      shown.show(state.showing(people), resting: shown.rest.showing(people))
    } catch {
      guard error.code != .cancelled, state.query == query else { return }
      shown.show(state.noticing(mapper.refusal(error)), resting: nil)
    }
  }

  private var state: ListOfMoviesState { shown.state }
}
