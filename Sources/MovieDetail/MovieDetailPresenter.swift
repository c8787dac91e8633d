import MovieEntities
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
  private lazy var shown = PresentedState(MovieDetailState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var flow = MarkFlow(
    interactor, router, of: shown, at: \.movie, in: mapper.localizer
  ) { [weak self] in
    guard let self else { return false }
    return await router.logIn(for: self)
  }
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
    interactor.observeMarks(self)
    await load()
  }

  /// The state to save for a later run: the current state or, until the page has loaded, the
  /// restored state.
  var savedState: MovieDetailSavedState? { state.movie?.savedState ?? input.savedState }

  func onSelectPerson(at index: Int) async {
    guard case .loaded(let movie) = state, movie.people.indices.contains(index) else { return }
    edit { $0.focus = index }
    await router.showPerson(id: movie.people[index].id, name: movie.people[index].name)
  }

  func onSelectSimilarMovie(at index: Int) async {
    guard case .loaded(let movie) = state, movie.similar.indices.contains(index) else { return }
    edit { $0.focus = movie.people.count + index }
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
    guard state.failure?.canRetry == true else { return }
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

  func marksDidChange(_ movies: Set<Int>?) {
    shown.edit { state in
      guard var movie = state.movie else { return }
      showMarks(&movie)
      state.movie = movie
    }
  }

  private func showMarks(_ movie: inout MovieDetailViewModel) {
    movie.canUndo = interactor.canUndo(movie.id)
    mapper.show(interactor.marks, in: &movie)
  }

  // MARK: Loading

  private func load(reload: Bool = false) async {
    let old = (state.movie ?? rowPage)?.refreshed(.none)
    await shown.load(
      showing: old.map { .loaded($0.refreshed(.loading)) }
        ?? .loading(title: title, labels: mapper.labels),
      fallback: old.map { .loaded($0) }
    ) { [self] in
      do throws(MovieError) {
        var page = mapper.viewModel(try await interactor.movie(input.id, reload: reload))
        guard !Task.isCancelled else { return }
        if let old = state.movie {
          page.copyChanges(from: old, updated: mapper.updated)
        } else if let savedState = input.savedState {
          page.show(savedState)
        }
        showMarks(&page)
        shown.show(.loaded(page))
        await loadMarks()
      } catch {
        shown.show(mapper.failure(error)) { failure in
          state.movie.map { .loaded($0.refreshed(.failed(failure))) }
            ?? .failed(failure, labels: mapper.labels)
        }
      }
    }
  }

  /// The page to show until the movie has loaded, if the page was opened from a row.
  private var rowPage: MovieDetailViewModel? {
    guard let row = input.row else { return nil }
    var page = mapper.viewModel(row, interactor.known?[row.id])
    showMarks(&page)
    return page
  }

  /// Requests the marks; the page shows them when the mark book notifies the presenter.
  private func loadMarks() async {
    guard let id = state.movie?.id else { return }
    do throws(MovieError) {
      try await interactor.loadMarks(of: id)
    } catch {
      // Don't report a missing login until the user changes a mark.
      guard error.code != .cancelled, error.code != .notLoggedIn else { return }
      edit { $0.message = mapper.message(error) }
    }
  }

  // MARK: Showing

  private var state: MovieDetailState { shown.state }

  /// The title of the movie; empty if unknown.
  private var title: String {
    if case .loading(let title, _) = state { title } else { state.movie?.title ?? input.title }
  }

  /// Changes the current page, and the page to restore if a load is canceled.
  private func edit(_ change: (inout MovieDetailViewModel) -> Void) {
    shown.edit { state in
      guard var movie = state.movie else { return }
      movie.refresh.notice = nil
      change(&movie)
      state.movie = movie
    }
  }
}
