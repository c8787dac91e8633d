import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps statistics to charts, and errors to messages.
struct StatsMapper: Sendable {
  let localizer: Localizer

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  func page(_ item: some StatsItem) -> StatsViewModel {
    let year = item.statistics.year
    return StatsViewModel(
      statistics: StatisticsViewModel(item.statistics, in: localizer),
      isEmpty: item.statistics.total.viewings == 0, hasPrevious: item.year(before: year) != nil,
      hasNext: year != nil)
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }
}
