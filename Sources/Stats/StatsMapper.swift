import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps statistics to charts, and errors to messages.
struct StatsMapper: Sendable {
  /// The labels shared by all states.
  let labels: StatsLabels
  private let localizer: Localizer
  private let symbols: StatisticsSymbols

  init(localizer: Localizer, hasDiary: Bool, symbols: StatisticsSymbols) {
    self.localizer = localizer
    self.symbols = symbols
    labels = StatsLabels(in: localizer, hasDiary: hasDiary)
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  /// Returns the state that shows the statistics.
  func state(_ entity: StatsEntity) -> StatsState {
    guard entity.statistics.total.viewings > 0 else { return .empty(labels) }
    let year = entity.statistics.year
    return .loaded(
      StatsViewModel(
        labels: labels, statistics: StatisticsViewModel(entity.statistics, in: localizer),
        symbols: symbols, hasPrevious: entity.year(before: year) != nil, hasNext: year != nil))
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }
}

extension StatsEntity {
  /// Returns the previous year with viewings, or the last one if `year` is `nil`; `nil` if there is
  /// none.
  func year(before year: Int?) -> Int? {
    years.last { $0 < year ?? .max }
  }

  /// Returns the next year with viewings; after the last one, `nil`, which means all years.
  func year(after year: Int?) -> Int? {
    year.flatMap { year in years.first { $0 > year } }
  }
}
