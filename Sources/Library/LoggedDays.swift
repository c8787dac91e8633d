public import MovieEntities

/// The days on which a film has been logged, which decide whether a new viewing is a rewatch.
public struct LoggedDays: Hashable, Sendable {
  private let days: [Day?]

  /// Creates a value from the day of each viewing; `nil` if a day is unknown.
  public init(_ days: some Sequence<Day?> = []) {
    self.days = Array(days)
  }

  /// Returns whether a viewing on a day is a rewatch.
  ///
  /// A viewing on an unknown day counts as an earlier one, and as a later one of those with a day.
  public func isRewatch(on day: Day?) -> Bool {
    days.contains { other in
      guard let day, let other else { return true }
      return other < day
    }
  }

  /// The number of viewings.
  public var count: Int { days.count }
  /// The day of the last viewing; `nil` if no day is known.
  public var last: Day? { days.compactMap(\.self).max() }

  /// Returns whether the film has been logged on a day.
  public func contains(_ day: Day) -> Bool { days.contains(day) }
}
