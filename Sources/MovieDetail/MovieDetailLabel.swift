/// A text of the page that is the same for every movie: a label, or a heading; the raw value is its English.
public enum MovieDetailLabel: String, Sendable, CaseIterable {
  /// The page is under way.
  case loading = "Loading…"
  // The labels of buttons.
  case retry = "Retry"
  case allCast = "All cast"
  /// The label of the field.
  case ownRating = "Your rating"
  case ratings = "0.5 to 10"
  // The labels of lines.
  case release = "Release"
  case status = "Status"
  case writers = "Written by"
  case poster = "Poster"
  case id = "ID"
  // The headings above tables.
  case directors = "Directed by"
  case cast = "Cast"
  case similar = "Similar movies"
  // The headings above columns; that of the identifiers is `id`.
  case nameColumn = "NAME"
  case characterColumn = "CHARACTER"
  case titleColumn = "TITLE"
  case yearColumn = "YEAR"
  case ratingColumn = "RATING"
}
