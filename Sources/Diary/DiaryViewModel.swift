public import MovieEntities
public import MoviePresentation
public import Viper
public import ViperLocalization

/// The diary as shown, with localized text.
public struct DiaryViewModel: Hashable, Sendable {
  /// An entry.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The mark of an entry whose movie the user had seen before.
    static let rewatchMark = "rewatch"

    /// The entry, for the form that changes it.
    public let entry: DiaryEntry
    /// The movie, with the entry's rating.
    public let movie: MovieViewModel
    /// The month and year, such as `November 2026`.
    public let month: String
    /// The day of the month; empty if it is unknown.
    public let day: String
    /// When the movie was seen, such as `seen November 24, 2026`.
    public let seen: String
    /// Whether the user had seen the movie before.
    public let isRewatch: Bool
    /// The tags, separated by commas; may be empty.
    public let tags: String
    /// The lines of the note.
    public let note: [String]

    /// The entry's ID.
    public var id: String { entry.id }
  }

  /// The identifier of the button that opens the statistics.
  static let statsButton = "stats"

  /// The labels shared by all states.
  public let labels: DiaryLabels
  /// The entries, with their paging state.
  public var list: Paged<Row>
  /// A notice about the last change, if any.
  public var notice: String?
}

/// The localized labels shared by all states of the diary.
public struct DiaryLabels: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The text to show while the diary is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The message shown if there are no entries.
  public let empty: String
  /// The headings above the columns.
  public let month, day, movie, year, ownRating: String
  /// The words in front of the user's rating, and for a rewatch.
  public let yours, rewatch: String
  /// The label of the button that opens the statistics.
  public let stats: String
  /// The labels of the other buttons.
  public let buttons: [MovieButton: String]

  /// Creates the labels in the localizer's language.
  public init(in localizer: Localizer, hasDiary: Bool) {
    title = localizer.text("Diary")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    empty =
      hasDiary
      ? localizer.text("Your diary is empty. Press L on a movie to add it.")
      : localizer.text("No diary is available.")
    month = localizer.text("MONTH")
    day = localizer.text("DAY")
    movie = localizer.text("TITLE")
    year = localizer.text("YEAR")
    ownRating = localizer.text("MINE")
    yours = localizer.text("yours")
    rewatch = localizer.text("rewatch")
    stats = localizer.text("Statistics")
    buttons = MovieButton.labels(in: localizer, canLog: hasDiary)
  }
}
