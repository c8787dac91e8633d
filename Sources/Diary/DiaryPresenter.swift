import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what the diary shows, and when it is read again.
@MainActor
final class DiaryPresenter: DiaryPresentable {
  weak var ui: (any DiaryUI)?
  private let interactor: any DiaryInteractable
  private let router: any DiaryRouting
  private let mapper: DiaryMapper
  /// The entries that have been loaded, for the form that changes one.
  private var entries: [DiaryEntry.ID: DiaryEntry] = [:]
  private lazy var shown = PresentedState(
    DiaryState(hasDiary: interactor.hasDiary)
  ) { [weak self] in self?.ui?.update($0) }
  private lazy var pages = PageLoader(
    of: shown, at: \.list, failure: mapper.failure
  ) { [weak self, interactor, mapper] _, request throws(MovieError) in
    let page = try await interactor.entries(page: request.number)
    for entry in page.entries { self?.entries[entry.id] = entry }
    return mapper.page(page)
  }

  init(interactor: any DiaryInteractable, router: any DiaryRouting, mapper: DiaryMapper) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async { await pages.first() }

  func onViewReappear(notice: String?) async {
    if let notice { shown.edit { $0.notice = notice } }
    await reload()
  }

  /// Reads the diary again, and returns whether its entries are shown.
  @discardableResult
  private func reload() async -> Bool {
    let id = shown.state.focusedEntry?.id
    guard await pages.reload() else { return false }
    // The entry may have been moved to another day.
    if let index = shown.state.list.content?.rows.firstIndex(where: { $0.id == id }) {
      _ = pages.select(at: index)
    }
    return true
  }

  func onSelectMovie(at index: Int) async {
    hideNotice()
    guard let row = pages.select(at: index) else { return }
    await router.showMovie(row.movie)
  }

  // The loader also requests the next page if the focus comes close to the last row.
  func onMoveFocus(by rows: Int) async {
    hideNotice()
    await pages.moveFocus(by: rows)
  }

  func onMore() async {
    hideNotice()
    await pages.next()
  }

  func onRetry() async {
    hideNotice()
    await pages.retry()
  }

  func onRefresh() async {
    hideNotice()
    if await reload() { shown.edit { $0.notice = mapper.updated } }
  }

  func onEdit() async {
    hideNotice()
    guard let id = shown.state.focusedEntry?.id, let entry = entries[id] else { return }
    await router.edit(entry)
  }

  func onLog() async {
    hideNotice()
    guard let movie = shown.state.focusedEntry?.movie else { return }
    await router.log(movie.summary)
  }

  func onShowStats() async {
    hideNotice()
    await router.showStats()
  }

  func onBack() {
    hideNotice()
    router.close()
  }

  /// Hides the notice about the user's last action.
  private func hideNotice() { shown.edit { $0.notice = nil } }
}
