import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what the list shows and where to go next.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput, MarkObserver,
  MovieFactsObserver
{
  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let clock: any Clock<Duration>
  private let mapper: MovieMapper
  private lazy var shown = PresentedState(
    ListOfMoviesState(
      heading: mapper.heading(input.query, of: input), hasMarks: interactor.marks.isEnabled,
      canLog: interactor.marks.canLog, canUndo: interactor.marks.canUndo)
  ) { [mapper, weak self] in self?.ui?.update(mapper.explained($0)) }
  private lazy var pages = PageLoader(
    of: shown, at: \.movies, limit: input.limit, failure: mapper.failure
  ) { [interactor, mapper, input, weak self] state, request throws(MovieError) in
    let query = state.heading.query
    let page = try await interactor.movies(query, page: request.number, reload: request.isReload)
    if query.isPersonal, request.number == input.page {
      self?.previousOwners = interactor.marks.previousOwners
    }
    return mapper.page(page, marks: interactor.marks.marks) { interactor.facts?[$0] }
  }
  private lazy var search = ListSearch(
    of: input.query, in: shown, at: \.list, query: \.heading.query, clock: clock,
    isOutdated: { [pages, weak self] in pages.isOutdated || self?.isOfOther ?? false },
    load: { [weak self] in _ = await self?.load($0) })
  private lazy var flow = MarkFlow(
    interactor.marks, router, of: shown, at: \.list.content, in: mapper.localizer, for: self
  ) { [router] in await router.logIn(for: $0) }
  var marks: any MarkPresentable { flow }
  private var state: ListOfMoviesState { shown.state }
  private var query: MovieQuery { state.heading.query }
  private var list: MovieListViewModel? { state.list.content }
  /// The request for the facts that the preview lacks.
  private let preview = LatestTask()
  /// The number of the user's predecessors when the personal list was loaded.
  private var previousOwners = 0

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
    interactor.marks.observe(self)
    interactor.facts?.observe(self)
    guard let savedState = input.savedState else {
      await reload()
      return
    }
    let query = (try? mapper.query(savedState.search, of: input)) ?? input.query
    search.resume(query)
    guard await load(query) else { return }
    edit { $0.arrangement = savedState.arrangement }
    if let focus = savedState.focus,
      let row = list?.movies.rows.firstIndex(where: { $0.id == focus })
    {
      _ = pages.select(at: row)
    }
  }

  /// The state to save for a later run: the current state or, until the list has loaded, the
  /// restored state.
  var savedState: ListOfMoviesSavedState? {
    let search = query == input.query ? "" : state.heading.search
    guard let list else {
      // A search replaces the restored state even while the search is loading.
      return search == input.savedState?.search ?? ""
        ? input.savedState : ListOfMoviesSavedState(search: search)
    }
    return ListOfMoviesSavedState(
      search: search, arrangement: list.arrangement, focus: list.focused?.id)
  }

  func onViewReappear(notice: String?) async {
    // The user may have logged in elsewhere.
    if state.needsLogin, input.query.isPersonal { await reload() } else { await reloadIfOfOther() }
    if let notice { flow.show(notice: notice) }
  }

  /// Whether the personal list belongs to a user who is no longer logged in.
  private var isOfOther: Bool {
    input.query.isPersonal && previousOwners != interactor.marks.previousOwners
  }

  /// Reloads a personal list that belongs to a user who is no longer logged in.
  @discardableResult
  private func reloadIfOfOther() async -> Bool {
    guard query.isPersonal, list != nil, isOfOther else { return false }
    return await reload()
  }

  func onBack() {
    if flow.closePrompt() { return }
    if list?.arrangement.canClear == true { onArrange(.clear) } else { router.close() }
  }

  // MARK: The focus

  func onSelectMovie(at index: Int) async {
    guard let movie = select(index) else { return }
    edit { $0.people.focus = nil }
    await router.showMovie(movie)
  }

  func onSelectPerson(at index: Int) async {
    guard let people = list?.people.rows, people.indices.contains(index) else { return }
    edit { $0.people.focus = index }
    await router.showPerson(id: people[index].id, name: people[index].name)
  }

  func onMoveFocus(by rows: Int) async {
    preview.cancel()
    guard var list else { return }
    // Compute the move on a copy, because `edit` may apply its closure to two states.
    let rest = list.moveFocusAmongPeople(by: rows)
    if !list.people.rows.isEmpty { edit { $0.people.focus = list.people.focus } }
    guard let rows = rest else { return }
    if list.arrangement.isPlain { return await pages.moveFocus(by: rows) }
    if rows == .max, list.arrangement.text.isEmpty { await pages.next() }
    guard let list = self.list else { return }
    _ = select((0..<list.rowCount).focus(list.focus, movedBy: rows))
  }

  /// Moves the focus to a shown row, and returns its movie.
  private func select(_ row: Int) -> MovieViewModel? {
    preview.cancel()
    return list?.loadedIndex(ofRow: row).flatMap(pages.select)
  }

  // MARK: Pages, search and arrangement

  func onMore() async { await pages.next() }

  func onRetry() async {
    guard let failure = state.list.failure else {
      await pages.retry()
      return
    }
    if failure.canRetry { await reload() }
  }

  func onRefresh() async {
    var hasArrived = false
    if list?.movies.isEmpty == false {
      hasArrived = await pages.reload()
      // The rows of early pages may have missed mark changes.
      showMarks()
      await interactor.marks.prepare(reload: true)
      // Don't keep an account's rows on the screen after it has logged out.
      if state.needsLogin, query.isPersonal { await reload(isRefresh: true) }
    } else {
      hasArrived = await reload(isRefresh: true)
    }
    if hasArrived { edit { $0.notice = mapper.updated } }
  }

  func onSearch(_ text: String) async {
    let term = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The last error message may refer to a word that the user has since changed.
    shown.edit { $0.complain(nil) }
    if let validationError = mapper.validationError(aboutURL: term, showing: query) {
      await search.reject { [shown] in shown.edit { $0.complain(validationError) } }
    } else if let page = PageAddress(term), input.query == MovieQuery(page) {
      // The URL leads from the results of a search back to the list.
      await search(for: "")
    } else if let page = PageAddress(term) {
      await search.type(.search(typed: term), isBlank: false) { [router] in
        await router.showPage(page)
      }
    } else {
      await search(for: term)
    }
  }

  private func search(for term: String) async {
    do throws(FilterMistake) {
      let query = try mapper.query(term, of: input)
      await search.type(query, isBlank: term.isEmpty)
    } catch {
      let (validationError, word) = (
        mapper.validationError(error), mapper.word(of: error, in: term)
      )
      await search.reject { [shown] in shown.edit { $0.complain(validationError, about: word) } }
    }
  }

  func onArrange(_ change: MovieArrangement.Change) {
    edit { list in
      if change == .narrow || change == .chooseOrder { list.prompt = nil }
      if !list.movies.rows.isEmpty { list.people.focus = nil }
      list.arrangement.apply(change)
    }
    guard let list else { return }
    // If the focused row is no longer shown, the first row gets the focus.
    if case .order = change { _ = select(0) } else { _ = select(list.focus) }
  }

  // MARK: Marks and trailers

  func marksDidChange(_ movies: Set<MovieID>?) {
    shown.editRows { state in
      state.canUndo = interactor.marks.canUndo
      state.list.edit { list in
        list.movies.edit(movies) { row in
          let facts = row.id.tmdb.flatMap { interactor.facts?[$0] }
          mapper.show(interactor.marks.marks(of: row.id), facts, in: &row)
        }
      }
    }
  }

  func factsDidChange(of movie: Int) { marksDidChange([.tmdb(movie)]) }

  func onLoadPreview() async {
    guard let movie = list?.focused?.id.tmdb, let facts = interactor.facts, facts[movie] == nil
    else { return }
    // Without an answer, the preview shows what the row has.
    await preview.run { [interactor] in _ = try? await interactor.loadFacts(of: movie) }
  }

  /// Shows the current marks of all rows.
  private func showMarks() { marksDidChange(nil) }

  func onLogTyped() async { await router.log(typed: state.heading.search) }

  func onTrailer() async {
    guard let movie = list?.focused, list?.trailer?.movie != movie.id else { return }
    edit { $0.trailer = Trailer(movie: movie.id) }
    let result: Result<String?, MovieError>
    do throws(MovieError) {
      let id = movie.id.tmdb
      result = .success(id == nil ? nil : try await interactor.trailer(of: id ?? 0))
    } catch {
      result = .failure(error)
    }
    edit { $0.show(result, of: movie, notice: mapper.notice(result, of: movie)) }
  }

  // MARK: Logins

  func onLogIn() async {
    if state.needsLogin { await router.logIn(for: self) }
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    let isResumed = await flow.resume(afterLogin: isLoggedIn)
    guard isLoggedIn else { return }
    guard isResumed else { return _ = await reload() }
    let notice = list?.notice
    if await reloadIfOfOther() { edit { $0.notice = notice } }
  }

  // MARK: Loading

  @discardableResult
  private func reload(isRefresh: Bool = false) async -> Bool {
    await load(query, isRefresh: isRefresh)
  }

  @discardableResult
  private func load(_ query: MovieQuery, isRefresh: Bool = false) async -> Bool {
    let heading = mapper.heading(query, of: input)
    let number = query == input.query ? input.page : 1
    guard await pages.first(number, isReload: isRefresh, changing: { $0.heading = heading }) else {
      search.didCancel(query)
      return false
    }
    if isEmpty, let fallback = mapper.fallback(for: query, of: input) {
      return await load(fallback, isRefresh: isRefresh)
    }
    await interactor.marks.prepare(reload: isRefresh)
    await findPeople(query)
    if isEmpty, list?.people.rows.isEmpty == true, self.query == query { await suggest(query) }
    return true
  }

  /// Whether the service found no movies.
  private var isEmpty: Bool { list?.movies.totalResults == 0 }

  /// Finds people with the search term and shows them below the movies, or shows an error.
  private func findPeople(_ query: MovieQuery) async {
    guard case .search(let term, _) = query else { return }
    do throws(MovieError) {
      let rows = mapper.people(try await interactor.people(named: term))
      guard self.query == query else { return }
      edit { list in
        list.people = FoundPeople(rows, focus: list.rows.isEmpty && !rows.isEmpty ? 0 : nil)
      }
    } catch {
      guard error.code != .cancelled, self.query == query else { return }
      edit { $0.notice = mapper.errorText(error) }
    }
  }

  /// Suggests a title for a search that found nothing.
  private func suggest(_ query: MovieQuery) async {
    guard let title = await interactor.title(near: query), self.query == query else { return }
    edit { $0.suggestion = mapper.suggestion(title) }
  }

  /// Changes the list and clears its notice.
  private func edit(_ change: (inout MovieListViewModel) -> Void) { flow.edit(change) }
}
