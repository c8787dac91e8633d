/// The choice of the movies that a list shows.
public enum MovieQuery: Hashable, Sendable {
  /// A list of the service.
  case kind(MovieListKind)
  /// The results of a search for a term, as typed, and for a year of release, if any.
  case search(term: String, year: Int?)
  /// The movies of the whole service that a filter selects.
  // A filter is large, and the other cases are passed around without its size.
  indirect case discover(MovieFilter)
  /// The movies that are similar to a movie, with TMDB's identifier of that movie.
  case similar(to: Int)
  /// The movies that the service recommends for a movie, with TMDB's identifier of that movie.
  case recommended(for: Int)
  /// A list that only the caller's own catalog has, with the caller's identifier for it.
  case list(id: String)

  /// A Boolean value that indicates whether the list belongs to a user and therefore needs a
  /// log-in.
  public var isPersonal: Bool {
    if case .kind(let kind) = self { kind.isPersonal } else { false }
  }
}
