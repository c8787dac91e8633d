public import MoviePresentation
public import ViperLocalization

/// The localized labels shared by all movie pages.
///
/// A mapper creates the labels once for all states of a page.
public final class MovieDetailLabels: Sendable {
  /// The labels in English.
  public static let english = MovieDetailLabels(in: .english)

  /// The text to show while the page is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The label of the button that shows the whole cast.
  public let allCast: String
  /// The label for the writers.
  public let writers: String
  /// The label for the poster's URL.
  public let poster: String
  /// The heading above the identifiers.
  public let id: String
  /// The label for the directors.
  public let directors: String
  /// The role of a director in the table of people.
  public let director: String
  /// The heading above the similar movies.
  public let similar: String
  /// The heading above the people's names.
  public let nameColumn: String
  /// The heading above the characters.
  public let characterColumn: String
  /// The heading above the titles of similar movies.
  public let titleColumn: String
  /// The heading above the release years of similar movies.
  public let yearColumn: String
  /// The heading above the ratings of similar movies.
  public let ratingColumn: String
  /// The message that no mark change can be undone.
  public let nothingToUndo: String
  /// The labels of buttons.
  public let buttons: [MovieButton: String]

  /// Creates the labels in the localizer's language.
  ///
  /// The button that logs a movie has a label only if `canLog` is `true`, and the buttons that
  /// change marks have labels only if `hasMarks` is `true`.
  public init(in localizer: Localizer, canLog: Bool = false, hasMarks: Bool = true) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    allCast = localizer.text("All cast")
    writers = localizer.text("Written by")
    poster = localizer.text("Poster")
    id = localizer.text("ID")
    directors = localizer.text("Directed by")
    director = localizer.text("Director")
    similar = localizer.text("Similar movies")
    nameColumn = localizer.text("NAME")
    characterColumn = localizer.text("CHARACTER")
    titleColumn = localizer.text("TITLE")
    yearColumn = localizer.text("YEAR")
    ratingColumn = localizer.text("RATING")
    nothingToUndo = localizer.text("Nothing to undo")
    buttons = MovieButton.labels(in: localizer, canLog: canLog, hasMarks: hasMarks)
  }
}

extension MovieDetailLabels: Hashable {
  /// Returns whether two pages have the same labels.
  public static func == (left: MovieDetailLabels, right: MovieDetailLabels) -> Bool {
    left === right || (left.texts == right.texts && left.buttons == right.buttons)
  }

  /// Hashes some of the labels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }

  private var texts: [String] {
    [loading, retry, allCast, writers, poster, id, directors]
      + [director, similar, nameColumn, characterColumn, titleColumn, yearColumn, ratingColumn]
      + [nothingToUndo]
  }
}
