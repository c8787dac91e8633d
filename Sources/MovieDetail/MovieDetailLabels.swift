public import MoviePresentation
public import ViperLocalization

/// The texts that are the same for every movie's page, in the user's language.
///
/// A mapper makes them once, and all states of a page share them.
public final class MovieDetailLabels: Sendable {
  /// The labels in English.
  public static let english = MovieDetailLabels(in: .english)

  /// The text to show while the page is in progress.
  public let loading: String
  /// The label of the button that retries what failed.
  public let retry: String
  /// The label of the button that shows the whole cast.
  public let allCast: String
  /// The label of the field for the user's rating.
  public let ownRating: String
  /// The ratings that can be given, such as `0.5 to 10`.
  public let ratings: String
  /// The same for a movie that the user has rated, where an empty text removes the rating.
  public let changedRatings: String
  /// The label of the writers.
  public let writers: String
  /// The label of the address of the poster.
  public let poster: String
  /// The heading above the identifiers of rows.
  public let id: String
  /// The label of the directors.
  public let directors: String
  /// The part of a director among the people of a movie.
  public let director: String
  /// The heading above the similar movies.
  public let similar: String
  /// The heading above the names of people.
  public let nameColumn: String
  /// The heading above the characters that they play.
  public let characterColumn: String
  /// The heading above the titles of similar movies.
  public let titleColumn: String
  /// The heading above their years.
  public let yearColumn: String
  /// The heading above their ratings.
  public let ratingColumn: String
  /// The labels of buttons.
  public let buttons: [MovieButton: String]

  /// Creates the labels in the user's language.
  public init(in localizer: Localizer) {
    loading = localizer("Loading…")
    retry = localizer("Retry")
    allCast = localizer("All cast")
    ownRating = localizer("Your rating")
    ratings = localizer("0.5 to 10")
    changedRatings = localizer("0.5 to 10; empty removes it")
    writers = localizer("Written by")
    poster = localizer("Poster")
    id = localizer("ID")
    directors = localizer("Directed by")
    director = localizer("Director")
    similar = localizer("Similar movies")
    nameColumn = localizer("NAME")
    characterColumn = localizer("CHARACTER")
    titleColumn = localizer("TITLE")
    yearColumn = localizer("YEAR")
    ratingColumn = localizer("RATING")
    buttons = MovieButton.labels(in: localizer)
  }
}

extension MovieDetailLabels: Hashable {
  /// Returns a Boolean value that indicates whether two pages have the same labels.
  public static func == (left: MovieDetailLabels, right: MovieDetailLabels) -> Bool {
    left === right || (left.texts == right.texts && left.buttons == right.buttons)
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }

  private var texts: [String] {
    [loading, retry, allCast, ownRating, ratings, writers, poster, id, directors]
      + [director, similar, nameColumn, characterColumn, titleColumn, yearColumn, ratingColumn]
      + [changedRatings]
  }
}
