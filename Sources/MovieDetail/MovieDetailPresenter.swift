import Entities
import Viper
import Wording

/// Decides what a movie's page shows, and what happens to the user's changes.
@MainActor
final class MovieDetailPresenter: MovieDetailPresentable, MovieDetailModuleInput {
  weak var ui: (any MovieDetailUI)?
  private let input: MovieDetailInput
  private let interactor: any MovieDetailInteractable
  private let router: any MovieDetailRouting
  private let localizer: Localizer
  private let mapper: MovieDetailMapper
  private lazy var shown = Shown(MovieDetailState.idle) { [weak self] in self?.ui?.update($0) }
  /// The state from which the last load began, which is restored if that load is cancelled.
  private var resting = MovieDetailState.idle
  /// The changes that wait for a log-in, until they are requested again.
  private var kept: [MarkChange] = []
  private let loads = LatestTask()

  init(
    input: MovieDetailInput, interactor: any MovieDetailInteractable,
    router: any MovieDetailRouting, localizer: Localizer
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.localizer = localizer
    mapper = MovieDetailMapper(localizer: localizer)
  }

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
    guard case .failed(let failure) = state, failure.canRetry else { return }
    await load()
  }

  func onRefresh() async {
    // The response might not include a change under way, and would overwrite it.
    guard kept.isEmpty, marks?.underWay.isEmpty ?? true else { return }
    await load()
  }

  func onBack() {
    router.close()
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
      movie.marks.ratingComplaint = nil
    }
  }

  func onRate() async {
    // The form can be submitted while its button is disabled.
    guard let marks, marks.canChange(.rating) else { return }
    let text = marks.ratingText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let rating = OwnRating(text)
    guard rating != nil || (text.isEmpty && marks.rating != nil) else {
      return edit { movie in
        movie.marks.ratingComplaint = localizer("A rating goes from 0.5 to 10, in steps of 0.5.")
      }
    }
    await want(.rating(rating))
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    let changes = kept
    guard !Task.isCancelled, !changes.isEmpty else { return }
    if isLoggedIn, case .loaded(let movie) = state {
      edit { $0.marks.isAsked = true }
      await loads.run { await self.loadMarks(of: movie.id) }
    }
    kept = []
    guard isLoggedIn else { return }
    for change in changes { await want(change, isResumed: true) }
  }

  /// Shows a change, requests it, and reverts it if it is refused.
  ///
  /// A resumed change has just caused a log-in, and does not cause another one.
  private func want(_ change: MarkChange, isResumed: Bool = false) async {
    let mark = change.mark
    guard !Task.isCancelled, case .loaded(let movie) = state, movie.marks.canChange(mark),
      movie.marks.now(mark) != change
    else { return }
    let before = movie.marks.now(mark)
    edit { movie in
      movie.marks.apply(change)
      movie.marks.underWay.insert(mark)
      movie.marks.refusal = nil
    }
    let refusal = await refusal(of: change, for: movie.id)
    let needsLogin = refusal?.code == .notLoggedIn && !isResumed
    edit { movie in
      movie.marks.underWay.remove(mark)
      // Marks that a log-in has requested meanwhile may not include this change yet.
      guard let refusal else { return movie.marks.apply(change) }
      movie.marks.apply(before)
      if !needsLogin, refusal.code != .cancelled {
        movie.marks.refusal = localizer.failure(refusal)
      }
    }
    guard needsLogin, let refusal, !Task.isCancelled else { return }
    kept.append(change)
    // If two changes find that the session has ended, only one of them opens the log-in.
    guard kept.count == 1, !(await router.logIn(for: self)) else { return }
    kept = []
    edit { $0.marks.refusal = localizer.failure(refusal) }
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
    let before = knownMarks
    if var rest = state.atRest {
      if case .loaded(var movie) = rest, let before {
        movie.marks = before.keepingText(of: movie.marks)
        rest = .loaded(movie)
      }
      resting = rest
    }
    await loads.run {
      self.shown.show(.loading(title: self.title))
      do throws(MovieError) {
        let movie = try await self.interactor.movie(self.input.id)
        var page = self.mapper.viewModel(movie)
        page.marks.isAsked = true
        self.shown.show(.loaded(page))
        await self.loadMarks(of: movie.id, before: before)
      } catch {
        // A cancelled load is not a failure: what was shown before it is restored.
        if error.code == .cancelled { return self.shown.show(self.resting) }
        self.shown.show(.failed(self.localizer.failure(error)))
      }
    }
  }

  /// Adds the marks that the user has set on the movie, if a user is logged in.
  ///
  /// No mark can be changed before they arrive: they may or may not include the change.
  private func loadMarks(of movie: Int, before: MovieMarks? = nil) async {
    guard !Task.isCancelled else { return }
    do throws(MovieError) {
      let states = try await interactor.states(of: movie)
      edit { movie in
        let typed = movie.marks.ratingText
        movie.marks = mapper.marks(states, over: movie.marks)
        // If the user has emptied the field in order to remove the rating, the field stays empty.
        if kept.contains(.rating(nil)) { movie.marks.ratingText = typed }
      }
    } catch {
      edit { movie in
        movie.marks.isAsked = false
        if error.code == .cancelled, let before {
          movie.marks = before.keepingText(of: movie.marks)
        }
        // A user who must log in again is told so at the next change.
        guard error.code != .cancelled, error.code != .notLoggedIn else { return }
        movie.marks.notice = localizer(
          "Your marks could not be loaded: \(localizer.failure(error).text)")
      }
    }
  }

  /// The marks to restore if a load is cancelled; while marks are requested, the earlier ones.
  private var knownMarks: MovieMarks? {
    switch state {
    case .loaded(let movie) where !movie.marks.isAsked: movie.marks
    case .loaded, .loading: if case .loaded(let page) = resting { page.marks } else { nil }
    case .idle, .failed: nil
    }
  }

  // MARK: Showing

  private var state: MovieDetailState { shown.state }

  /// The title of the movie, as far as it is known.
  private var title: String {
    switch state {
    case .loaded(let movie): movie.title
    case .loading(let title): title
    case .idle, .failed: input.title
    }
  }

  private var marks: MovieMarks? {
    if case .loaded(let movie) = state { movie.marks } else { nil }
  }

  private func edit(_ edit: (inout MovieDetailViewModel) -> Void) {
    guard case .loaded(var movie) = state else { return }
    edit(&movie)
    shown.show(.loaded(movie))
  }
}
