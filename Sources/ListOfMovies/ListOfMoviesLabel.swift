/// A text that is the same for every list; the raw value is its English.
public enum ListOfMoviesLabel: String, Sendable, CaseIterable {
  /// A page is under way.
  case loading = "Loading…"
  // The labels of buttons.
  case retry = "Retry"
  case logIn = "Log in"
  /// The text in place of a poster.
  case noPoster = "No poster"
  /// The label of the search field of a list that is filtered.
  case filter = "Filter"
  /// The sentence in place of the rows if the text that narrows them leaves none.
  case noneMatches = "None of the movies loaded so far match."
  case byRating = "by rating"
  case byYear = "by year"
  case byTitle = "by title"
  // The table of people.
  case people = "People"
  case name = "NAME"
  case knownFor = "KNOWN FOR"
}
