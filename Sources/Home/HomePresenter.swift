import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what the home screen shows, and handles the user's changes.
@MainActor
final class HomePresenter: HomePresentable, HomeModuleInput, MarkObserver {
  weak var ui: (any HomeUI)?
  private let interactor: any HomeInteractable
  private let router: any HomeRouting
  private let mapper: HomeMapper
  private let note: String
  private lazy var shown = PresentedState(
    HomeState(canLog: interactor.marks.canLog, note: note)
  ) { [weak self] in self?.ui?.update($0) }
  private lazy var flow = MarkFlow(
    interactor.marks, router, of: shown, at: \.page.content, in: mapper.localizer, for: self
  ) { [router] in await router.logIn(for: $0) }
  var marks: any MarkPresentable { flow }

  init(
    interactor: any HomeInteractable, router: any HomeRouting, mapper: HomeMapper, note: String
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
    self.note = note
  }

  func onViewAppear() async {
    interactor.marks.observe(self)
    await load()
  }

  // Any screen above can add movies to the watchlist or to the diary.
  func onViewReappear(notice: String?) async {
    if let notice { flow.show(notice: notice) }
    await load(isQuiet: true)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    await flow.resume(afterLogin: isLoggedIn)
    if isLoggedIn { await load(isQuiet: true) }
  }

  // MARK: Actions

  func onSelectMovie(at index: Int) async {
    hideNotice()
    guard let movies = shown.state.page.content?.movies, movies.indices.contains(index) else {
      return
    }
    shown.edit(\.page) { $0.focus = index }
    await router.showMovie(movies[index])
  }

  func onMoveFocus(by rows: Int) {
    hideNotice()
    shown.edit(\.page) { $0.focus = $0.movies.focus($0.focus, movedBy: rows) }
  }

  func onAnotherPick() async {
    hideNotice()
    shown.edit(\.page) { $0.focus = 0 }
    await load(another: true)
  }

  func onShowStats() async {
    hideNotice()
    await router.showStats()
  }

  func onRetry() async {
    if shown.state.page.failure?.canRetry == true { await load() }
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

  func marksDidChange(_ movies: Set<MovieID>?) { shown.edit(\.page, showMarks) }

  private func showMarks(_ home: inout HomeViewModel) {
    home.canUndo = interactor.marks.canUndo
    home.editMovies { $0.show(interactor.marks.marks(of: $0.id), in: mapper.localizer) }
  }

  // MARK: Loading

  /// Loads the screen: first what needs no requests, then the rest.
  ///
  /// - Parameters:
  ///   - another: Whether to pick another movie for tonight.
  ///   - reload: Whether the user has asked for the current data, and gets a notice when it is shown.
  ///   - isQuiet: Whether to leave the screen unchanged until loading ends.
  private func load(another: Bool = false, reload: Bool = false, isQuiet: Bool = false) async {
    var waiting = shown.state
    if !isQuiet || waiting.page.content == nil {
      waiting.page = .loading(waiting.page.content ?? mapper.empty)
      waiting.page.content?.notice = nil
    }
    await shown.load(showing: waiting) { [self] in
      do throws(MovieError) {
        let user = try await interactor.user()
        guard !Task.isCancelled else { return }
        shown.edit(\.page) { home in
          mapper.show(user, in: &home)
          showMarks(&home)
        }
        let content = try await interactor.tonight(
          skippingCurrent: another, reload: reload)
        var state = shown.state
        guard !Task.isCancelled, var home = state.page.content else { return }
        let focused = home.focused?.id
        mapper.show(content, in: &home)
        showMarks(&home)
        if reload { home.notice = mapper.updated }
        // The focus stays on its movie, unless that was the pick.
        let row = home.movies.firstIndex { $0.id == focused }
        home.focus = home.focus == 0 ? 0 : row ?? home.movies.focus(home.focus, movedBy: 0)
        state.page = .loaded(home)
        shown.show(state)
        await interactor.marks.prepare(reload: reload)
      } catch {
        shown.show(mapper.failure(error)) { failure in
          var state = shown.state
          state.page.content?.notice = nil
          state.page = .failed(failure, state.page.content)
          return state
        }
      }
    }
  }
}
