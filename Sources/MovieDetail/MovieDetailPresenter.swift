import MovieEntities
import MoviePresentation
import Viper

/// Decides what a movie's page shows, and what happens to the user's changes.
@MainActor
final class MovieDetailPresenter: MovieDetailPresentable, MovieDetailModuleInput {
  weak var ui: (any MovieDetailUI)?
  private let input: MovieDetailInput
  private let interactor: any MovieDetailInteractable
  private let router: any MovieDetailRouting
  private let mapper: MovieDetailMapper
  private lazy var shown = PresentedState(MovieDetailState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  /// The changes that wait for a log-in, until they are requested again.
  private var kept: [MarkChange] = []

  init(
    input: MovieDetailInput, interactor: any MovieDetailInteractable,
    router: any MovieDetailRouting, mapper: MovieDetailMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func label(_ label: MovieDetailLabel) -> String { mapper.label(label) }

  func label(_ button: MovieButton) -> String { mapper.label(button) }

  func onViewAppear() async {
    await load()
  }

  func onSelectPerson(at index: Int) async {
    guard case .loaded(let movie) = state, movie.people.indices.contains(index) else { return }
    edit { $0.focus = index }
    await router.showPerson(id: movie.people[index].id, name: movie.people[index].name)
  }

  func onSelectSimilarMovie(at index: Int) async {
    guard case .loaded(let movie) = state, movie.similar.indices.contains(index) else { return }
    edit { $0.focus = movie.people.count + index }
    await router.showMovie(id: movie.similar[index].id, title: movie.similar[index].title)
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
      if case .failed(let failure) = state { failure } else { state.movie?.refresh.failure }
    guard failure?.canRetry == true else { return }
    await load()
  }

  func onRefresh() async {
    // The response might not include a change under way, and would overwrite it.
    guard kept.isEmpty, marks?.underWay.isEmpty ?? true else { return }
    await Freshness.$isRequired.withValue(true) { await load() }
  }

  func onBack() {
    guard marks?.isRatingAsked == true else { return router.close() }
    edit { mapper.leaveRating(&$0.marks) }
  }

  // MARK: Changing marks

  func onFavorite() async {
    guard let marks else { return }
    await want(.favorite(!marks.isFavorite))
  }

  func onWatchlist() async {
    guard let marks else { return }
    await want(.watchlist(!marks.isOnWatchlist))
  }

  func onChangeRating(_ text: String) {
    edit { movie in
      movie.marks.ratingText = text
      movie.marks.ratingComplaint = mapper.complaint(aboutRating: text)
    }
  }

  func onRate() async {
    guard let marks, marks.canChange(.rating) else { return }
    let rating = OwnRating(trimming: marks.ratingText)
    let isBlank = marks.ratingText.allSatisfy(\.isWhitespace)
    guard rating == marks.rating, isBlank == (rating == nil) else { return await onSubmitRating() }
    edit { $0.marks.isRatingAsked = true }
  }

  func onSubmitRating() async {
    // The form can be submitted while its button is disabled.
    guard let marks, marks.canChange(.rating) else { return }
    let rating = OwnRating(trimming: marks.ratingText)
    let isEmpty = marks.ratingText.allSatisfy(\.isWhitespace)
    guard rating != nil || (isEmpty && marks.rating != nil) else {
      return edit { $0.marks.ratingComplaint = mapper.ratingComplaint }
    }
    if marks.isRatingAsked, rating == marks.rating { return onBack() }
    await want(.rating(rating))
  }

  func onUndo() async {
    guard let change = marks?.undo.last else { return }
    await want(change, isUndo: true)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    let changes = kept
    guard !Task.isCancelled, !changes.isEmpty else { return }
    if isLoggedIn, case .loaded(let movie) = state {
      await shown.load { await self.loadMarks(of: movie, before: movie.marks) }
    }
    kept = []
    guard isLoggedIn else { return edit { mapper.leaveRating(&$0.marks) } }
    for change in changes { await want(change, isResumed: true) }
  }

  /// Shows a change, requests it, and reverts it if it is refused.
  ///
  /// A resumed change has just caused a log-in, and does not cause another one.
  private func want(
    _ change: MarkChange, isResumed: Bool = false, isUndo: Bool = false
  ) async {
    let mark = change.mark
    guard !Task.isCancelled, case .loaded(let movie) = state, movie.marks.canChange(mark) else {
      return
    }
    guard movie.marks.now(mark) != change else {
      // It has been taken back somewhere else.
      if isUndo { edit { $0.marks.forgetUndo(change) } }
      return
    }
    let before = movie.marks.now(mark)
    edit { movie in
      mapper.apply(change, to: &movie.marks)
      if mark == .rating { movie.marks.isRatingAsked = false }
      if isUndo, mark == .rating { mapper.leaveRating(&movie.marks) }
      movie.marks.underWay.insert(mark)
      movie.marks.refusal = nil
    }
    let refusal = await refusal(of: change, for: movie.id)
    let needsLogin = refusal?.code == .notLoggedIn && !isResumed
    edit { movie in
      movie.marks.underWay.remove(mark)
      // Marks that a log-in has requested meanwhile may not include this change yet.
      mapper.apply(refusal == nil ? change : before, to: &movie.marks)
      if refusal == nil {
        if isUndo { movie.marks.forgetUndo(change) } else { movie.marks.undo.append(before) }
        movie.refresh = .done(mapper.sentence(change, of: movie.title, canUndo: !isUndo))
      }
      if let refusal, !needsLogin, refusal.code != .cancelled {
        movie.marks.refusal = mapper.failure(refusal)
      }
    }
    guard needsLogin, let refusal, !Task.isCancelled else { return }
    kept.append(change)
    // If two changes find that the session has ended, only one of them opens the log-in.
    guard kept.count == 1, !(await router.logIn(for: self)) else { return }
    kept = []
    edit { $0.marks.refusal = mapper.failure(refusal) }
  }

  /// Returns the reason why a change was not applied; `nil` if it was applied.
  private func refusal(of change: MarkChange, for movie: Int) async -> MovieError? {
    do throws(MovieError) {
      try await interactor.apply(change, for: movie)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Loading

  private func load() async {
    let old = shown.rest.movie
    await shown.load { [self] in
      shown.show(
        old.map { .loaded($0.refreshed(.underWay)) } ?? .loading(title: title), resting: nil)
      do throws(MovieError) {
        var page = mapper.viewModel(try await interactor.movie(input.id))
        if let old { page.takeOver(old, refresh: .done(mapper.updated)) }
        await loadMarks(of: page, before: old?.marks ?? page.marks)
      } catch {
        shown.show(mapper.failure(error)) { failure in
          old.map { .loaded($0.refreshed(.failed(failure))) } ?? .failed(failure)
        }
      }
    }
  }

  /// Shows a page, and adds the marks that the user has set on the movie, if a user is logged in.
  ///
  /// No mark can be changed before they arrive: they may or may not include the change. If the
  /// request for them is cancelled, the marks are those before it.
  private func loadMarks(of page: MovieDetailViewModel, before: MovieMarks) async {
    var (asking, rest) = (page, page)
    asking.marks.isAsked = true
    rest.marks = before
    shown.show(.loaded(asking), resting: .loaded(rest))
    guard !Task.isCancelled else { return }
    do throws(MovieError) {
      let states = try await interactor.states(of: page.id)
      arrive { movie in
        let typed = movie.marks.ratingText
        movie.marks = mapper.marks(states, over: movie.marks)
        // If the user has emptied the field in order to remove the rating, the field stays empty.
        if kept.contains(.rating(nil)) { movie.marks.ratingText = typed }
      }
    } catch {
      guard error.code != .cancelled else { return shown.show(shown.rest) }
      arrive { movie in
        movie.marks.isAsked = false
        // A user who must log in again is told so at the next change.
        if error.code != .notLoggedIn { movie.marks.notice = mapper.notice(error) }
      }
    }
  }

  // MARK: Showing

  private var state: MovieDetailState { shown.state }

  /// The title of the movie, as far as it is known.
  private var title: String {
    if case .loading(let title) = state { title } else { state.movie?.title ?? input.title }
  }

  private var marks: MovieMarks? { state.movie?.marks }

  /// Changes the page that is shown, and the one that is shown again if a load is cancelled.
  private func edit(_ change: (inout MovieDetailViewModel) -> Void) {
    guard state.movie != nil else { return }
    let edit = { (movie: inout MovieDetailViewModel) in
      movie.refresh = movie.refresh.seen
      change(&movie)
    }
    shown.show(state.edited(edit), resting: shown.rest.edited(edit))
  }

  /// Changes the page that is shown, to which no load leads back.
  private func arrive(_ edit: (inout MovieDetailViewModel) -> Void) {
    shown.show(state.edited(edit))
  }
}

extension MovieDetailState {
  fileprivate var movie: MovieDetailViewModel? {
    if case .loaded(let movie) = self { movie } else { nil }
  }

  /// Returns the state with a changed page; the same state if it has none.
  fileprivate func edited(_ edit: (inout MovieDetailViewModel) -> Void) -> MovieDetailState {
    guard var movie else { return self }
    edit(&movie)
    return .loaded(movie)
  }
}
