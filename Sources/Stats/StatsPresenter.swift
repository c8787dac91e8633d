import MovieEntities
import MovieLibrary
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
  private lazy var shown = PresentedState(
    StatsState(hasDiary: interactor.hasDiary)
  ) { [weak self] in self?.ui?.update($0) }

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

  func onRetry() async { await load(year) }

  func onRefresh() async {
    hideNotice()
    await load(year)
    if case .loaded = shown.state.page { shown.edit { $0.notice = mapper.updated } }
  }

  func onBack() {
    hideNotice()
    router.close()
  }

  /// The shown year; `nil` for all years.
  private var year: Int? { entity?.statistics.year }

  /// Hides the notice about the user's last action.
  private func hideNotice() { shown.edit { $0.notice = nil } }

  /// Reads the diary; meanwhile, the charts stay on the screen.
  private func load(_ year: Int?) async {
    await shown.load(\.page, failure: mapper.failure) {
      [weak self, interactor, mapper] () throws(MovieError) in
      let entity = try await interactor.statistics(year: year)
      if !Task.isCancelled { self?.entity = entity }
      return mapper.page(entity)
    }
  }
}
