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
    interactor,
    logIn: { [weak self] in
      guard let self else { return false }
      return await router.logIn(for: self)
    }, end: { [weak self] in self?.show($0) })

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
    let failure: Failure? =
      if case .failed(let failure, _) = state { failure } else { state.movie?.refresh.failure }
    guard failure?.canRetry == true else { return }
    await load()
  }

  func onRefresh() async { await load(reload: true) }

  func onBack() {
    guard state.movie?.marks.isEditingRating == true else { return router.close() }
    edit { mapper.closeRatingPrompt(&$0.marks) }
  }

  // MARK: Marks

  func onMark(_ action: MarkAction) async {
    guard let marks = state.movie?.marks else { return }
    switch action {
    case .favorite: await change(.toggle(.favorite))
    case .watchlist: await change(.toggle(.watchlist))
    case .rate:
      guard marks.marks.canChange(.rating) else { return }
      if mapper.isTyped(marks) { return await submitRating(marks) }
      edit { $0.marks.isEditingRating = true }
    case .type(let text):
      let text = OwnRating.typed(text)
      edit { movie in
        movie.marks.ratingText = text
        movie.marks.ratingValidationError = mapper.validationError(aboutRating: text)
      }
    case .submit: await submitRating(marks)
    case .log:
      guard let movie = state.movie?.summary else { return }
      await router.log(movie) { [weak self] notice in self?.edit { $0.refresh = .done(notice) } }
    case .undo:
      edit { $0.marks.failure = nil }
      if let id = state.movie?.id { await flow.undo(id) }
    }
  }

  private func submitRating(_ marks: MovieMarks) async {
    // The rating form can be submitted even while the rating button is disabled.
    guard marks.marks.canChange(.rating) else { return }
    let rating = OwnRating(trimming: marks.ratingText)
    let isEmpty = marks.ratingText.allSatisfy(\.isWhitespace)
    guard rating != nil || (isEmpty && marks.marks.rating != nil) else {
      return edit { $0.marks.ratingValidationError = mapper.ratingValidationError }
    }
    guard rating != marks.marks.rating else { return edit { mapper.closeRatingPrompt(&$0.marks) } }
    edit { $0.marks.isEditingRating = false }
    await change(.set(.rating(rating)))
  }

  private func change(_ request: MarkRequest) async {
    guard let movie = state.movie else { return }
    edit { $0.marks.failure = nil }
    await flow.change(request, of: movie.summary)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    guard await flow.resume(afterLogin: isLoggedIn) else { return }
    if isLoggedIn { await loadMarks() } else { edit { mapper.closeRatingPrompt(&$0.marks) } }
  }

  private func show(_ result: Result<MarkResult, MovieError>) {
    edit { movie in
      switch result {
      case .success(let result):
        if result.movie.id == movie.id, result.change.mark == .rating {
          mapper.closeRatingPrompt(&movie.marks)
        }
        movie.refresh = .done(mapper.sentence(result))
      case .failure(let error): movie.marks.failure = mapper.failure(error)
      }
    }
  }

  func marksDidChange(_ movies: Set<Int>?) {
    shown.edit { $0.changeMovie(showMarks) }
  }

  private func showMarks(_ movie: inout MovieDetailViewModel) {
    let id = movie.id
    mapper.show(interactor.marks(of: id), canUndo: interactor.canUndo(id), in: &movie.marks)
    for index in movie.similar.indices {
      let marks = interactor.marks(of: movie.similar[index].id)
      movie.similar[index].show(marks, in: mapper.localizer)
    }
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
      edit { $0.marks.notice = mapper.notice(error) }
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
      state.changeMovie { movie in
        movie.refresh = movie.refresh.withoutNotice
        change(&movie)
      }
    }
  }
}

extension MovieDetailState {
  fileprivate var movie: MovieDetailViewModel? {
    if case .loaded(let movie) = self { movie } else { nil }
  }

  /// Changes the page, if it is loaded.
  fileprivate mutating func changeMovie(_ change: (inout MovieDetailViewModel) -> Void) {
    guard var movie else { return }
    change(&movie)
    self = .loaded(movie)
  }
}
