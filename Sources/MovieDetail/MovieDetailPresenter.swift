import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what a movie's page shows, and handles the user's changes.
@MainActor
final class MovieDetailPresenter: MovieDetailPresentable, MovieDetailModuleInput, MarkObserver {
  weak var ui: (any MovieDetailUI)?
  private let input: MovieDetailInput
  private let interactor: any MovieDetailInteractable
  private let router: any MovieDetailRouting
  private let mapper: MovieDetailMapper
  private lazy var shown = PresentedState(
    MovieDetailState(
      title: input.title, hasMarks: interactor.marks.isEnabled,
      canLog: interactor.marks.canLog)
  ) { [weak self] in self?.ui?.update($0) }
  private lazy var flow = MarkFlow(
    interactor.marks, router, of: shown, at: \.page.content, in: mapper.localizer, for: self
  ) { [router] in await router.logIn(for: $0) }
  var marks: any MarkPresentable { flow }

  init(
    input: MovieDetailInput, interactor: any MovieDetailInteractable,
    router: any MovieDetailRouting, mapper: MovieDetailMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async {
    interactor.marks.observe(self)
    await load()
  }

  func onViewReappear(notice: String) { flow.show(notice: notice) }

  /// The state to save for a later run: the current state or, until the page has loaded, the
  /// restored state.
  var savedState: MovieDetailSavedState? {
    shown.state.page.content?.savedState ?? input.savedState
  }

  func onSelectPerson(at index: Int) async {
    guard let cast = shown.state.page.content?.shownCast, cast.indices.contains(index) else {
      return
    }
    edit { $0.focus = index }
    await router.showPerson(id: cast[index].id, name: cast[index].name)
  }

  func onSelectDirector(at index: Int) async {
    guard let directors = shown.state.page.content?.directors, directors.indices.contains(index)
    else { return }
    await router.showPerson(id: directors[index].id, name: directors[index].name)
  }

  func onSelectSimilarMovie(at index: Int) async {
    guard let movie = shown.state.page.content, movie.similar.indices.contains(index) else {
      return
    }
    edit { $0.focus = movie.shownCast.count + index }
    await router.showMovie(movie.similar[index])
  }

  func onMoveFocus(by rows: Int) {
    edit { movie in
      movie.focus = movie.rows.focus(movie.focus, movedBy: rows)
    }
  }

  func onShowAllCast() {
    edit { $0.showAllCast() }
  }

  func onRetry() async {
    guard shown.state.page.failure?.canRetry == true else { return }
    await load()
  }

  func onRefresh() async { await load(reload: true) }

  func onBack() {
    if !flow.closePrompt() { router.close() }
  }

  // MARK: Marks

  func onLoginEnd(isLoggedIn: Bool) async {
    if await flow.resume(afterLogin: isLoggedIn), isLoggedIn { await loadMarks() }
  }

  func marksDidChange(_ movies: Set<MovieID>?) {
    shown.edit(\.page, showMarks)
  }

  private func showMarks(_ movie: inout MovieDetailViewModel) {
    movie.canUndo = interactor.marks.canUndo
    mapper.show(interactor.marks.marks, in: &movie)
    mapper.show(interactor.marks.viewings(of: movie.id), in: &movie)
  }

  // MARK: Loading

  private func load(reload: Bool = false) async {
    var old = shown.state.page.content ?? rowPage
    old?.notice = nil
    await shown.load(
      showing: with(.loading(old)), fallback: old.map { with(.loaded($0)) }
    ) { [self] in
      do throws(MovieError) {
        let movie = try await interactor.movie(input.id, reload: reload)
        guard !Task.isCancelled else { return }
        // A page or row from the catalog has more than the library.
        if let error = movie.catalogError, error.code != .notFound,
          shown.state.page.content?.texts.explanation.isEmpty == true
        {
          throw error
        }
        var page = mapper.viewModel(movie)
        if let old = shown.state.page.content {
          page.copyChanges(from: old, updated: mapper.updated)
        } else if let savedState = input.savedState {
          page.show(savedState)
        }
        showMarks(&page)
        shown.show(with(.loaded(page)))
        await loadMarks()
      } catch {
        var old = shown.state.page.content
        old?.notice = nil
        shown.show(mapper.failure(error)) { [old] in with(.failed($0, old)) }
        if let old { await interactor.marks.loadViewings(of: old.id) }
      }
    }
  }

  private func with(_ page: Phase<MovieDetailViewModel>) -> MovieDetailState {
    var state = shown.state
    state.page = page
    return state
  }

  /// The page to show until the movie has loaded, if the page was opened from a row.
  private var rowPage: MovieDetailViewModel? {
    guard let row = input.row else { return nil }
    var page = mapper.viewModel(row, row.id.tmdb.flatMap { interactor.facts?[$0] })
    showMarks(&page)
    return page
  }

  /// Requests the marks; the page shows them when the mark book notifies the presenter.
  private func loadMarks() async {
    guard let id = shown.state.page.content?.id else { return }
    do throws(MovieError) {
      try await interactor.marks.load(id)
    } catch {
      // Don't report a missing login until the user changes a mark.
      guard error.code != .cancelled, error.code != .notLoggedIn else { return }
      edit { $0.message = mapper.localizer.marksNotLoaded(error) }
    }
  }

  /// Changes the current page, and the page to restore if a load is canceled.
  private func edit(_ change: (inout MovieDetailViewModel) -> Void) {
    shown.edit(\.page) { movie in
      movie.notice = nil
      change(&movie)
    }
  }
}
