import MovieEntities
import MoviePresentation
import Viper

/// Decides what the home screen shows, and handles the user's changes.
@MainActor
final class HomePresenter: HomePresentable, HomeModuleInput, MarkObserver {
  weak var ui: (any HomeUI)?
  private let interactor: any HomeInteractable
  private let router: any HomeRouting
  private let mapper: HomeMapper
  private lazy var shown = PresentedState(HomeState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var flow = MarkFlow(
    interactor, router, of: shown, at: \.home, in: mapper.localizer
  ) { [weak self] in
    guard let self else { return false }
    return await router.logIn(for: self)
  }
  var marks: any MarkPresentable { flow }

  init(interactor: any HomeInteractable, router: any HomeRouting, mapper: HomeMapper) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async {
    interactor.observeMarks(self)
    await load()
  }

  // Any screen above can add movies to the watchlist or to the diary.
  func onViewReappear() async { await load(isQuiet: true) }

  func onLoginEnd(isLoggedIn: Bool) async {
    await flow.resume(afterLogin: isLoggedIn)
    if isLoggedIn { await load(isQuiet: true) }
  }

  // MARK: Actions

  func onSelectMovie(at index: Int) async {
    hideNotice()
    guard let movies = home?.movies, movies.indices.contains(index) else { return }
    edit { $0.focus = index }
    await router.showMovie(movies[index])
  }

  func onMoveFocus(by rows: Int) {
    hideNotice()
    edit { $0.focus = $0.movies.focus($0.focus, movedBy: rows) }
  }

  func onAnotherPick() async {
    hideNotice()
    edit { $0.focus = 0 }
    await load(another: true)
  }

  func onShowStats() async {
    hideNotice()
    await router.showStats()
  }

  func onRetry() async {
    if home?.refresh.failure?.canRetry == true { await load() }
  }

  func onRefresh() async {
    hideNotice()
    await load(reload: true)
  }

  func onBack() {
    hideNotice()
    if !flow.closePrompt() { router.close() }
  }

  /// Hides the notice about the user's last action.
  private func hideNotice() { flow.edit { _ in } }

  // MARK: Marks

  func marksDidChange(_ movies: Set<Int>?) { edit(showMarks) }

  private func showMarks(_ home: inout HomeViewModel) {
    home.canUndo = interactor.canUndo(nil)
    home.editMovies { $0.show(interactor.marks(of: $0.id), in: mapper.localizer) }
  }

  // MARK: Loading

  /// Loads the screen: first what needs no requests, then the rest.
  ///
  /// - Parameters:
  ///   - another: Whether to pick another movie for tonight.
  ///   - reload: Whether the user has asked for the current data, and gets a notice when it is shown.
  ///   - isQuiet: Whether to leave the screen unchanged until loading ends.
  private func load(another: Bool = false, reload: Bool = false, isQuiet: Bool = false) async {
    let old = home
    var waiting = old ?? HomeViewModel(labels: mapper.labels)
    if !isQuiet || old == nil { waiting.refresh = .loading }
    await shown.load(showing: .shown(waiting), fallback: old.map(HomeState.shown)) { [self] in
      do throws(MovieError) {
        let user = try await interactor.user()
        guard !Task.isCancelled else { return }
        edit { home in
          mapper.show(user, in: &home)
          showMarks(&home)
        }
        let content = try await interactor.tonight(
          skippingCurrent: another, reload: reload)
        guard !Task.isCancelled, var home else { return }
        let focused = home.focused?.id
        mapper.show(content, in: &home)
        showMarks(&home)
        home.refresh = reload ? .done(mapper.updated) : home.refresh.ended
        // The focus stays on its movie, unless that was the pick.
        let row = home.movies.firstIndex { $0.id == focused }
        home.focus = home.focus == 0 ? 0 : row ?? home.movies.focus(home.focus, movedBy: 0)
        shown.show(.shown(home))
        await interactor.prepareMarks(reload: reload)
      } catch {
        shown.show(mapper.failure(error)) { failure in
          var home = home ?? waiting
          home.refresh = .failed(failure)
          return .shown(home)
        }
      }
    }
  }

  // MARK: Showing

  private var home: HomeViewModel? { shown.state.home }

  private func edit(_ change: (inout HomeViewModel) -> Void) {
    shown.edit { state in
      guard var home = state.home else { return }
      change(&home)
      state.home = home
    }
  }
}

extension PageRefresh {
  /// The state after a request has ended; a notice about a change is kept.
  fileprivate var ended: PageRefresh {
    if case .done = self { self } else { .none }
  }
}
