import ViperLocalization

/// A text that is the same for every list.
public enum ListOfMoviesLabel: Hashable, Sendable, CaseIterable {
  /// A page is under way.
  case loading
  /// The labels of buttons.
  case retry, logIn, favorite, watchlist, rate, page, trailer, copy, undo
  /// The text in place of a poster.
  case noPoster
  /// The label of the search field of a list that is filtered.
  case filter
}

extension MovieMapper {
  /// Returns a label in the user's language.
  func label(_ label: ListOfMoviesLabel) -> String {
    switch label {
    case .loading: localizer("Loading…")
    case .retry: localizer("Retry")
    case .logIn: localizer("Log in")
    case .favorite: localizer("Favorite")
    case .watchlist: localizer("Watchlist")
    case .rate: localizer("Rate")
    case .page: localizer("Web page")
    case .trailer: localizer("Trailer")
    case .copy: localizer("Copy address")
    case .undo: localizer("Undo")
    case .noPoster: localizer("No poster")
    case .filter: localizer("Filter")
    }
  }
}
