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
  private let words: Words
  private let mapper: MovieDetailMapper
  private var state = MovieDetailState.idle
  /// The state from which the last load began, which is restored if that load is cancelled.
  private var resting = MovieDetailState.idle
  /// What the person wanted when it turned out that nobody is logged in, until it is asked for again.
  private var kept: [Wish] = []
  private let loads = LatestTask()

  init(
    input: MovieDetailInput, interactor: any MovieDetailInteractable,
    router: any MovieDetailRouting, words: Words
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.words = words
    mapper = MovieDetailMapper(words: words)
  }

  func onViewAppear() async {
    await load()
  }

  func onSelectSimilarMovie(at index: Int) async {
    guard case .loaded(let movie) = state, movie.similar.indices.contains(index) else { return }
    change { $0.focus = index }
    await router.showMovie(id: movie.similar[index].id)
  }

  func onMoveFocus(by rows: Int) {
    change { movie in
      movie.focus = movie.similar.focus(movie.focus, movedBy: rows)
    }
  }

  func onShowAllCast() {
    change { $0.showsAllCast = true }
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
    change { movie in
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
      return change { movie in
        movie.marks.ratingComplaint = words("A rating goes from 0.5 to 10, in steps of 0.5.")
      }
    }
    await want(.rating(rating))
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    let wishes = kept
    guard !Task.isCancelled, !wishes.isEmpty else { return }
    if isLoggedIn, case .loaded(let movie) = state {
      change { $0.marks.isAsked = true }
      await loads.run { await self.loadMarks(of: movie.id) }
    }
    kept = []
    guard isLoggedIn else { return }
    for wish in wishes { await want(wish, isResumed: true) }
  }

  /// Shows a change, requests it, and reverts it if it is refused.
  ///
  /// - Parameters:
  ///   - wish: What is to be so; what is so, or under way, is not asked for again.
  ///   - isResumed: Whether the person has just logged in for it: they are not asked to do that twice.
  private func want(_ wish: Wish, isResumed: Bool = false) async {
    let mark = wish.mark
    guard !Task.isCancelled, case .loaded(let movie) = state, movie.marks.canChange(mark),
      movie.marks.now(mark) != wish
    else { return }
    let before = movie.marks.now(mark)
    change { movie in
      movie.marks.make(wish)
      movie.marks.underWay.insert(mark)
      movie.marks.refusal = nil
    }
    let refusal = await refusal(of: wish, for: movie.id)
    let needsLogin = refusal?.code == .notLoggedIn && !isResumed
    change { movie in
      movie.marks.underWay.remove(mark)
      // States that a log-in asked for meanwhile may not know of it yet.
      guard let refusal else { return movie.marks.make(wish) }
      movie.marks.make(before)
      if !needsLogin, refusal.code != .cancelled { movie.marks.refusal = words.failure(refusal) }
    }
    guard needsLogin, let refusal, !Task.isCancelled else { return }
    kept.append(wish)
    // Of two wishes that meet the end of a session, one leads to the log-in.
    guard kept.count == 1, !(await router.logIn(for: self)) else { return }
    kept = []
    change { $0.marks.refusal = words.failure(refusal) }
  }

  /// Why a wish was not fulfilled; nothing when it was.
  private func refusal(of wish: Wish, for movie: Int) async -> MovieError? {
    do throws(MovieError) {
      try await interactor.fulfil(wish, for: movie)
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
      self.show(.loading)
      do throws(MovieError) {
        let movie = try await self.interactor.movie(self.input.id)
        var page = self.mapper.viewModel(movie)
        page.marks.isAsked = true
        self.show(.loaded(page))
        await self.loadMarks(of: movie.id, before: before)
      } catch {
        // A cancelled load is not a failure: what was shown before it is restored.
        if error.code == .cancelled { return self.show(self.resting) }
        self.show(.failed(self.words.failure(error)))
      }
    }
  }

  /// Adds the marks that the user has set on the movie, if a user is logged in.
  ///
  /// Until then nothing can be wished: nobody would know what an answer that comes later has seen of it.
  private func loadMarks(of movie: Int, before: OwnMarks? = nil) async {
    guard !Task.isCancelled else { return }
    do throws(MovieError) {
      let states = try await interactor.states(of: movie)
      change { movie in
        let typed = movie.marks.ratingText
        movie.marks = mapper.marks(states, over: movie.marks)
        // If the user has emptied the field in order to remove the rating, the field stays empty.
        if kept.contains(.rating(nil)) { movie.marks.ratingText = typed }
      }
    } catch {
      change { movie in
        movie.marks.isAsked = false
        if error.code == .cancelled, let before {
          movie.marks = before.keepingText(of: movie.marks)
        }
        // A user who must log in again is told so at the next change.
        guard error.code != .cancelled, error.code != .notLoggedIn else { return }
        movie.marks.notice = words("Your marks are not known: \(words.failure(error).text)")
      }
    }
  }

  /// The marks that a load which is given up leaves; while they are asked for, those of before.
  private var knownMarks: OwnMarks? {
    switch state {
    case .loaded(let movie) where !movie.marks.isAsked: movie.marks
    case .loaded, .loading: if case .loaded(let page) = resting { page.marks } else { nil }
    case .idle, .failed: nil
    }
  }

  // MARK: Showing

  private var marks: OwnMarks? {
    if case .loaded(let movie) = state { movie.marks } else { nil }
  }

  private func change(_ change: (inout MovieDetailViewModel) -> Void) {
    guard case .loaded(var movie) = state else { return }
    change(&movie)
    show(.loaded(movie))
  }

  /// The only method that sends states to the view; it sends none if the task is cancelled.
  private func show(_ new: MovieDetailState) {
    guard !Task.isCancelled, new != state else { return }
    state = new
    ui?.update(new)
  }
}

extension MovieDetailState {
  /// The state to restore if a load is cancelled; `nil` while a load is under way.
  ///
  /// Cancelling the load also cancels the request for the marks.
  fileprivate var atRest: MovieDetailState? {
    switch self {
    case .loading: return nil
    case .idle, .failed: return self
    case .loaded(var movie):
      movie.marks.isAsked = false
      return .loaded(movie)
    }
  }
}
