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

/// A button of the statistics; the raw value is the button's identifier.
public enum StatsButton: String, CaseIterable, Sendable {
  /// Shows the previous year or, from all years, the last one.
  case previousYear
  /// Shows the next year or, after the last one, all years.
  case nextYear
  /// Opens the diary.
  case diary

  /// The key that activates the button.
  public var key: Character {
    switch self {
    case .previousYear: "p"
    case .nextYear: "n"
    case .diary: "D"
    }
  }
  /// The label in English.
  public var label: String {
    switch self {
    case .previousYear: "Previous year"
    case .nextYear: "Next year"
    case .diary: "Diary"
    }
  }
}
