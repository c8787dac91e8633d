import ViperLocalization

/// A text of the page that is the same for every movie: a label, or a heading.
public enum MovieDetailLabel: Hashable, Sendable, CaseIterable {
  /// The page is under way.
  case loading
  /// The labels of buttons.
  case retry, favorite, watchlist, rate, undo, page, copy, allCast
  /// The label of the field.
  case ownRating
  /// The labels of lines.
  case release, status, writers, trailer, poster, id
  /// The headings above tables.
  case directors, cast, similar
  /// The headings above columns; that of the identifiers is `id`.
  case nameColumn, characterColumn, titleColumn, yearColumn, ratingColumn
}

extension MovieDetailMapper {
  /// Returns a label in the user's language.
  func label(_ label: MovieDetailLabel) -> String {
    switch label {
    case .loading: localizer("Loading…")
    case .retry: localizer("Retry")
    case .favorite: localizer("Favorite")
    case .watchlist: localizer("Watchlist")
    case .rate: localizer("Rate")
    case .undo: localizer("Undo")
    case .page: localizer("Web page")
    case .copy: localizer("Copy address")
    case .allCast: localizer("All cast")
    case .ownRating: localizer("Your rating")
    case .release: localizer("Release")
    case .status: localizer("Status")
    case .writers: localizer("Written by")
    case .trailer: localizer("Trailer")
    case .poster: localizer("Poster")
    case .id: localizer("ID")
    case .directors: localizer("Directed by")
    case .cast: localizer("Cast")
    case .similar: localizer("Similar movies")
    case .nameColumn: localizer("NAME")
    case .characterColumn: localizer("CHARACTER")
    case .titleColumn: localizer("TITLE")
    case .yearColumn: localizer("YEAR")
    case .ratingColumn: localizer("RATING")
    }
  }
}
