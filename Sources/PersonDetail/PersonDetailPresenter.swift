import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what a person's page shows.
@MainActor
final class PersonDetailPresenter: PersonDetailPresentable, PersonDetailModuleInput, MarkObserver {
  weak var ui: (any PersonDetailUI)?
  private let input: PersonDetailInput
  private let interactor: any PersonDetailInteractable
  private let router: any PersonDetailRouting
  private let mapper: PersonDetailMapper
  private lazy var shown = PresentedState(initialState) { [weak self] in self?.update($0) }
  private lazy var flow = MarkFlow(
    interactor.marks, router, of: shown, at: \.page.content, in: mapper.localizer, for: self
  ) { [router] in await router.logIn(for: $0) }
  var marks: any MarkPresentable { flow }

  init(
    input: PersonDetailInput, interactor: any PersonDetailInteractable,
    router: any PersonDetailRouting, mapper: PersonDetailMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  private var initialState: PersonDetailState {
    var state = PersonDetailState()
    state.name = input.name
    (state.hasMarks, state.canLog) = (
      interactor.marks.isEnabled, interactor.marks.canLog
    )
    return state
  }

  /// Shows a state, with what is known about the focused movie.
  private func update(_ state: PersonDetailState) {
    var state = state
    state.movie = state.page.content?.focused
    if let id = state.movie?.id.tmdb {
      state.movie?.show(interactor.facts?[id], in: mapper.localizer)
    }
    ui?.update(state)
  }

  func onViewAppear() async {
    interactor.marks.observe(self)
    await load()
  }

  func onViewReappear(notice: String) { flow.show(notice: notice) }

  /// The state to save for a later run: the current state or, until the page has loaded, the
  /// restored state.
  var savedState: PersonDetailSavedState? {
    guard let person = shown.state.page.content else { return input.savedState }
    let films = person.shownFilms
    return PersonDetailSavedState(
      arrangement: person.arrangement,
      focus: films.indices.contains(person.focus) ? films[person.focus].id.tmdb : nil)
  }

  func onSelectMovie(at index: Int) async {
    guard let films = shown.state.page.content?.shownFilms, films.indices.contains(index) else {
      return
    }
    edit { $0.focus = index }
    await router.showMovie(films[index].movie)
  }

  func onMoveFocus(by rows: Int) {
    edit { person in
      if rows == .max { person.shownCount = person.arranged.count }
      person.focus = person.shownFilms.focus(person.focus, movedBy: rows)
      person.showAhead(by: input.pageSize)
    }
  }

  func onMore() {
    edit { $0.showMore(input.pageSize) }
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    await flow.resume(afterLogin: isLoggedIn)
  }

  func onRetry() async {
    if shown.state.page.failure?.canRetry == true { await load() }
  }

  func onRefresh() async {
    shown.edit(\.page) { $0.notice = nil }
    await load(reload: true)
  }

  func onArrange(_ change: FilmArrangement.Change) {
    edit { person in
      if change == .narrow || change == .chooseOrder { person.prompt = nil }
      let count = person.arranged.count
      person.arrangement.apply(change)
      switch change {
      // Opening or closing a prompt doesn't change the rows.
      case .chooseOrder, .narrow, .end: return
      case .clear: if person.arranged.count == count { return }
      case .sort, .order, .type: break
      }
      person.focus = 0
      person.shownCount = min(input.pageSize, person.arranged.count)
    }
  }

  func marksDidChange(_ movies: Set<MovieID>?) { shown.edit(\.page, showMarks) }

  private func showMarks(_ person: inout PersonDetailViewModel) {
    person.canUndo = interactor.marks.canUndo
    mapper.show(interactor.marks.marks, in: &person)
  }

  func onBack() {
    if flow.closePrompt() { return }
    guard shown.state.page.content?.arrangement.canClear == true else { return router.close() }
    onArrange(.clear)
  }

  /// Applies a user's change to the page, and clears the notice.
  private func edit(_ change: (inout PersonDetailViewModel) -> Void) { flow.edit(change) }

  private func load(reload: Bool = false) async {
    await shown.load(\.page, failure: mapper.failure) { [self] () throws(MovieError) in
      var person = mapper.map(entity: try await interactor.person(input.id, reload: reload))
      // A restored order may depend on the user's ratings.
      await interactor.marks.prepare(reload: reload)
      showMarks(&person)
      let old = shown.state.page.content
      let savedState = old == nil ? input.savedState : nil
      if let arrangement = old?.arrangement ?? savedState?.arrangement {
        person.arrangement = arrangement
      }
      person.shownCount = min(input.pageSize, person.arranged.count)
      if let focus = savedState?.focus {
        person.focus = person.arranged.firstIndex { $0.id == .tmdb(focus) } ?? 0
        person.showAhead(by: input.pageSize)
      }
      if old != nil { person.notice = mapper.updated }
      return person
    }
  }
}

extension PersonDetailViewModel {
  /// More movies are shown when the focus is on one of the last five rows.
  private static let rowsAhead = 5

  fileprivate var hasMore: Bool { shownCount < arranged.count }

  fileprivate mutating func showMore(_ count: Int) {
    shownCount += min(count, arranged.count - shownCount)
  }

  /// Shows more movies until the focus is no longer on or below the last few rows.
  fileprivate mutating func showAhead(by count: Int) {
    while hasMore, shownCount - focus <= Self.rowsAhead { showMore(count) }
  }
}
