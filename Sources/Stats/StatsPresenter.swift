import MovieEntities
import Viper

/// Decides which year is shown, and when the diary is read again.
@MainActor
final class StatsPresenter: StatsPresentable {
  weak var ui: (any StatsUI)?
  private let interactor: any StatsInteractable
  private let router: any StatsRouting
  private let mapper: StatsMapper
  /// The statistics that were read last.
  private var entity: StatsEntity?
  private lazy var shown = PresentedState(StatsState.idle) { [weak self] in
    self?.ui?.update($0)
  }

  init(interactor: any StatsInteractable, router: any StatsRouting, mapper: StatsMapper) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async { await load(year) }
  func onViewReappear() async { await load(year) }

  func onPreviousYear() async {
    hideNotice()
    guard let previous = entity?.year(before: year) else { return }
    await load(previous)
  }

  func onNextYear() async {
    hideNotice()
    guard let year else { return }
    await load(entity?.year(after: year))
  }

  func onShowDiary() async {
    hideNotice()
    await router.showDiary()
  }

  func onRetry() async {
    guard case .failed(let failure, _) = shown.state, failure.canRetry else { return }
    await load(year)
  }

  func onRefresh() async {
    hideNotice()
    await load(year)
    edit { $0.notice = mapper.updated }
  }

  func onBack() {
    hideNotice()
    router.close()
  }

  /// The shown year; `nil` for all years.
  private var year: Int? { entity?.statistics.year }

  /// Hides the notice about the user's last action.
  private func hideNotice() { edit { $0.notice = nil } }

  private func edit(_ change: (inout StatsViewModel) -> Void) {
    shown.edit { state in
      guard case .loaded(var page) = state else { return }
      change(&page)
      state = .loaded(page)
    }
  }

  /// Reads the diary; meanwhile, the charts stay on the screen.
  private func load(_ year: Int?) async {
    let labels = mapper.labels
    let waiting: StatsState =
      if case .loaded = shown.state { shown.state } else { .loading(labels) }
    await shown.load(showing: waiting, failure: mapper.failure, failed: { .failed($0, labels) }) {
      [weak self, interactor, mapper] () throws(MovieError) in
      let entity = try await interactor.statistics(year: year)
      if !Task.isCancelled { self?.entity = entity }
      return mapper.state(entity)
    }
  }
}
