public import MoviePresentation

/// The statistics as shown, with localized text.
public struct StatsViewModel: Hashable, Sendable {
  /// The totals, charts and heat map.
  public let statistics: StatisticsViewModel
  /// Whether the diary has no viewings.
  public let isEmpty: Bool
  /// Whether the buttons for the previous and the next year are enabled.
  public let hasPrevious, hasNext: Bool
}
