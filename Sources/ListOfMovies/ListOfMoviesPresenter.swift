import MovieEntities
import MoviePresentation
import Viper

/// Decides what the list shows and when a page is requested.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput, MarkObserver {
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
    of: shown, limit: input.limit, list: { $0.movies },
    replacing: { [mapper, interactor] in
      mapper.state($0, showing: $1, canUndo: interactor.canUndo(nil))
    },
    failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper, input] state, number throws(MovieError) in
      let page = try await interactor.movies(state.query ?? input.query, page: number)
      return mapper.page(page, marks: interactor.marks)
    })
  private lazy var search = ListSearch(
    of: input, in: shown, mapper: mapper, clock: clock,
    isOutdated: { [pages] in pages.isOutdated },
    load: { [weak self] in _ = await self?.load($0) })
  /// Whether a mark has opened a login, after which it is set.
  private var isLoggingIn = false

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

  func onViewAppear() async {
    interactor.observeMarks(self)
    await reload()
  }

  func onViewReappear() async {
    // The user may have logged in elsewhere.
    if state.needsLogin, input.query.isPersonal { await reload() }
  }

  func onSelectMovie(at index: Int) async {
    focusPerson(nil)
    guard let movie = select(index) else { return }
    edit { _ in }
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
    guard let list = state.list, list.people.focus != index else { return }
    edit { $0.people.focus = index }
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
      if hasArrived { edit { $0.notice = mapper.updated } }
    }
  }

  func onLogIn() async {
    guard state.needsLogin else { return }
    await router.logIn(for: self)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    guard isLoggingIn else {
      if isLoggedIn { await reload() }
      return
    }
    isLoggingIn = false
    await interactor.prepareMarks()
    do throws(MovieError) {
      say(try await interactor.endLogin(isLoggedIn: isLoggedIn))
    } catch {
      edit { $0.notice = mapper.refusal(error) }
    }
  }

  func onBack() {
    if state.list?.arrangement.isAsked == true {
      arrange { ($0.isAsked, $0.text) = (false, "") }
    } else if state.list?.question != nil {
      edit { $0.question = nil }
    } else if state.list?.arrangement.text.isEmpty == false {
      arrange { $0.text = "" }
    } else {
      router.close()
    }
  }

  func onSearch(_ term: String) async {
    await search.type(term)
    showMarks()
  }

  // MARK: The arrangement

  func onSort() {
    guard let order = state.list?.arrangement.order.next else { return }
    arrange { $0.order = order }
    _ = select(0)
    if let movies = state.movies, movies.nextPage != .none {
      let loaded = mapper.loaded(movies.rows.count, of: movies.totalResults)
      edit { $0.notice = loaded }
    }
  }

  func onNarrow() {
    edit { $0.question = nil }
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
    edit { change(&$0.arrangement) }
    if let list = state.list { _ = select(list.focus) }
  }

  /// Gives a shown row the focus, and returns its movie.
  private func select(_ row: Int) -> MovieViewModel? {
    state.list?.place(of: row).flatMap(pages.select)
  }

  // MARK: The focused movie

  private var focused: MovieViewModel? { state.list?.focused }

  func onTrailer() async {
    guard let movie = focused, state.list?.trailer?.movie != movie.id else { return }
    edit { $0.trailer = Trailer(movie: movie.id) }
    var (url, notice): (String?, String?)
    do throws(MovieError) {
      url = try await interactor.trailer(of: movie.id)
      if url == nil { notice = mapper.noTrailer(movie.title) }
    } catch {
      if error.code != .cancelled { notice = mapper.refusal(error) }
    }
    edit { list in
      list.notice = notice
      guard list.trailer?.movie == movie.id else { return }
      list.trailer = url.map { Trailer(movie: movie.id, url: $0) }
    }
  }

  func onMark(_ action: MarkAction) async {
    switch action {
    case .favorite: await mark(.toggle(.favorite))
    case .watchlist: await mark(.toggle(.watchlist))
    case .rate:
      guard let focused else { return }
      arrange { $0.isAsked = false }
      edit { $0.question = mapper.question(focused) }
    case .type(let text):
      edit { list in
        list.question?.text = text
        list.question?.complaint = mapper.complaint(aboutRating: text)
      }
    case .submit:
      guard let question = state.list?.question else { return }
      guard let rating = OwnRating(trimming: question.text) else {
        return edit { $0.question?.complaint = mapper.ratingComplaint }
      }
      edit { $0.question = nil }
      await mark(.set(.rating(rating)), question.movie)
    case .undo:
      await change { [interactor] () throws(MovieError) in try await interactor.undo(nil) }
    }
  }

  private func mark(_ request: MarkRequest, _ movie: MovieSummary? = nil) async {
    let focused = focused.map { MovieSummary(id: $0.id, title: $0.title) }
    guard let movie = movie ?? focused else { return }
    await change { [interactor] () throws(MovieError) in
      try await interactor.change(request, of: movie)
    }
  }

  /// Changes a mark, and says what was done; if that needs a login, the login comes first.
  private func change(
    _ work: @MainActor () async throws(MovieError) -> MarkResult?
  ) async {
    do throws(MovieError) {
      say(try await work())
    } catch {
      guard error.code == .notLoggedIn, !Task.isCancelled else {
        if error.code != .cancelled { edit { $0.notice = mapper.refusal(error) } }
        return
      }
      // If two changes find that the session has ended, only one of them opens the login.
      guard !isLoggingIn else { return }
      isLoggingIn = true
      if await router.logIn(for: self) { return }
      isLoggingIn = false
      _ = try? await interactor.endLogin(isLoggedIn: false)
      edit { $0.notice = mapper.refusal(error) }
    }
  }

  private func say(_ result: MarkResult?) {
    if let result { edit { $0.notice = mapper.sentence(result) } }
  }

  func marksDidChange(_ movies: Set<Int>) {
    shown.edit { state in
      state.changeList { list in
        list.canUndo = interactor.canUndo(nil)
        list.movies.edit(movies) { $0.marks = interactor.marks(of: $0.id) }
      }
    }
  }

  /// Shows the marks of all rows, which may have changed while a search had replaced them.
  private func showMarks() {
    if let movies = state.movies { marksDidChange(Set(movies.rows.map(\.id))) }
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
      await interactor.prepareMarks()
      await findPeople(query)
    } else {
      search.giveUp(query)
    }
    return hasArrived
  }

  /// Shows the people whose names match a search term below its movies.
  private func findPeople(_ query: MovieQuery) async {
    guard case .search(let term, _) = query else { return }
    do throws(MovieError) {
      let rows = mapper.people(try await interactor.people(named: term))
      guard state.query == query, let list = state.list else { return }
      let people = FoundPeople(rows, focus: list.rows.isEmpty && !rows.isEmpty ? 0 : nil)
      edit { $0.people = people }
    } catch {
      guard error.code != .cancelled, state.query == query else { return }
      edit { $0.notice = mapper.refusal(error) }
    }
  }

  private var state: ListOfMoviesState { shown.state }

  /// Changes the list, whose notice ends.
  private func edit(_ change: (inout MovieListViewModel) -> Void) {
    shown.edit { state in
      state.changeList { list in
        list.notice = nil
        change(&list)
      }
    }
  }
}
