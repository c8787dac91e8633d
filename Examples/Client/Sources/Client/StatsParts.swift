import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieStats
import Viper

// Custom types for the parts of the statistics.

nonisolated struct StatsCounts: StatsInteractable {
  let hasDiary = true

  func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
    StatsEntity(statistics: LibraryStatistics([], year: year), years: [])
  }
}

@MainActor
final class CustomStatsRouter: StatsRouting, StatsOutput {
  func showDiary() async {}
  func close() {}
  func statsDidOpenDiary() async {}
}

@MainActor
final class StatsStore: StatsUI, Screen {
  let presenter: any StatsPresentable
  private(set) var title = ""

  init(presenter: any StatsPresentable) { self.presenter = presenter }

  func update(_ state: StatsState) {
    title = state.page.content?.statistics.title ?? ""
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class CustomStatsPresenter: StatsPresentable {
  func onViewAppear() async {}
  func onViewReappear() async {}
  func onPreviousYear() async {}
  func onNextYear() async {}
  func onShowDiary() async {}
  func onRetry() async {}
  func onRefresh() async {}
  func onBack() {}
}
