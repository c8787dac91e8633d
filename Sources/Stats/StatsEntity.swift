import MovieEntities
public import MovieLibrary

/// The statistics, and the years that the user can choose.
public struct StatsEntity: StatsItem, Hashable, Sendable {
  /// The statistics.
  public let statistics: LibraryStatistics
  /// The years with viewings, in order.
  public let years: [Int]

  /// Creates an entity from its values.
  public init(statistics: LibraryStatistics, years: [Int]) {
    self.statistics = statistics
    self.years = years
  }
}

extension StatsItem {
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
