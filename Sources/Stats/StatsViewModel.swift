public import MoviePresentation
public import ViperLocalization

/// The statistics as shown, with localized text.
public struct StatsViewModel: Hashable, Sendable {
  /// The labels shared by all states.
  public let labels: StatsLabels
  /// The totals, charts and heat map.
  public let statistics: StatisticsViewModel
  /// The characters used to draw the charts.
  public let symbols: StatisticsSymbols
  /// Whether the buttons for the previous and the next year are enabled.
  public let hasPrevious, hasNext: Bool
  /// A notice about the last refresh, if any.
  public var notice: String?
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
}

/// The localized labels shared by all states of the statistics.
public struct StatsLabels: Hashable, Sendable {
  /// The title of the screen if no year is chosen.
  public let title: String
  /// The text to show while the diary is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The message shown if there are no entries.
  public let empty: String
  /// The labels of buttons.
  public let buttons: [StatsButton: String]

  /// Creates the labels in the localizer's language.
  public init(in localizer: Localizer, hasDiary: Bool) {
    title = localizer.text("Statistics")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    empty =
      hasDiary
      ? localizer.text("Your diary is empty. Press L on a movie to add it.")
      : localizer.text("No diary is available.")
    buttons = [
      .previousYear: localizer.text("Previous year"), .nextYear: localizer.text("Next year"),
      .diary: localizer.text("Diary"),
    ]
  }
}
