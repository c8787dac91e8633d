/// A text that is the same for every list; the raw value is its English.
public enum ListOfMoviesLabel: String, Sendable, CaseIterable {
  /// A page is under way.
  case loading = "Loading…"
  // The labels of buttons.
  case retry = "Retry"
  case logIn = "Log in"
  case favorite = "Favorite"
  case watchlist = "Watchlist"
  case rate = "Rate"
  case page = "Web page"
  case trailer = "Trailer"
  case copy = "Copy address"
  case undo = "Undo"
  /// The text in place of a poster.
  case noPoster = "No poster"
  /// The label of the search field of a list that is filtered.
  case filter = "Filter"
}
