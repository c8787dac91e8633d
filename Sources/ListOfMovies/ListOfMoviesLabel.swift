import ViperLocalization

/// A text of the list that is the same for every list: a label, or a heading.
public enum ListOfMoviesLabel: Hashable, Sendable, CaseIterable {
  /// A page is under way.
  case loading
  /// The labels of buttons.
  case retry, logIn
  /// The headings above columns.
  case id, title, year, ownRating, rating, overview
}

extension MovieMapper {
  /// Returns a label in the user's language.
  func label(_ label: ListOfMoviesLabel) -> String {
    switch label {
    case .loading: localizer("Loading…")
    case .retry: localizer("Retry")
    case .logIn: localizer("Log in")
    case .id: localizer("ID")
    case .title: localizer("TITLE")
    case .year: localizer("YEAR")
    case .ownRating: localizer("YOURS")
    case .rating: localizer("RATING")
    case .overview: localizer("OVERVIEW")
    }
  }
}
