import MovieEntities
import MoviePresentation
import Viper

/// Decides what the diary shows, and when it is read again.
@MainActor
final class DiaryPresenter: DiaryPresentable {
  weak var ui: (any DiaryUI)?
  private let interactor: any DiaryInteractable
  private let router: any DiaryRouting
  private let mapper: DiaryMapper
  private lazy var shown = PresentedState(DiaryState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var pages = PageLoader<DiaryState, DiaryViewModel.Row, MovieError>(
    of: shown, phase: \.phase,
    replacing: { [mapper] in $0.showing($1, mapper.labels) },
    failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper] _, request throws(MovieError) in
      mapper.page(try await interactor.entries(page: request.number))
    })

  init(interactor: any DiaryInteractable, router: any DiaryRouting, mapper: DiaryMapper) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async { await pages.first() }

  func onViewReappear() async { await reload() }

  /// Reads the diary again, and returns whether its entries are shown.
  @discardableResult
  private func reload() async -> Bool {
    let id = shown.state.focusedRow?.id
    guard await pages.reload() else { return false }
    // The entry may have been moved to another day.
    if let index = shown.state.list?.rows.firstIndex(where: { $0.id == id }) {
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
    if await reload() { edit { $0.notice = mapper.updated } }
  }

  func onEdit() async {
    hideNotice()
    guard let row = shown.state.focusedRow else { return }
    await router.edit(row.entry, notice: show)
  }

  func onLog() async {
    hideNotice()
    guard let row = shown.state.focusedRow else { return }
    await router.log(row.movie.summary, notice: show)
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
  private func hideNotice() { edit { $0.notice = nil } }

  /// Shows a notice after a form was saved.
  private var show: @MainActor (String) -> Void {
    { [weak self] notice in self?.edit { $0.notice = notice } }
  }

  private func edit(_ change: (inout DiaryViewModel) -> Void) {
    shown.edit { state in
      guard case .loaded(var diary) = state else { return }
      change(&diary)
      state = .loaded(diary)
    }
  }
}

extension DiaryState {
  fileprivate var phase: Phase<Paged<DiaryViewModel.Row>> {
    switch self {
    case .idle, .empty: .idle
    case .loading: .loading()
    case .loaded(let diary): .loaded(diary.list)
    case .failed(let failure, _): .failed(failure)
    }
  }

  /// The entries, if the state has any.
  fileprivate var list: Paged<DiaryViewModel.Row>? {
    if case .loaded(let diary) = self { diary.list } else { nil }
  }

  fileprivate var focusedRow: DiaryViewModel.Row? {
    list.flatMap { $0.rows.indices.contains($0.focus) ? $0.rows[$0.focus] : nil }
  }

  /// Returns the state with new entries and the current notice.
  fileprivate func showing(
    _ phase: Phase<Paged<DiaryViewModel.Row>>, _ labels: DiaryLabels
  ) -> DiaryState {
    guard case .loaded(let list) = phase else {
      return phase.failure.map { .failed($0, labels) } ?? .loading(labels)
    }
    if list.rows.isEmpty, list.nextPage == .none { return .empty(labels) }
    guard case .loaded(var diary) = self else {
      return .loaded(DiaryViewModel(labels: labels, list: list))
    }
    diary.list = list
    return .loaded(diary)
  }
}
