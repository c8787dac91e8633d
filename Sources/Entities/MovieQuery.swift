/// Which movies a list shows.
public enum MovieQuery: Hashable, Sendable {
  /// One of the lists that everybody sees.
  case kind(MovieListKind)
  /// What a search finds: the term as typed, and the year of release if only that one is wanted.
  case search(term: String, year: Int?)
}
