/// Which movies a list shows.
public enum MovieQuery: Hashable, Sendable {
  /// One of the lists that the service keeps.
  case kind(MovieListKind)
  /// What a search finds: the term as typed, and the year of release if only that one is wanted.
  case search(term: String, year: Int?)
  /// A list that only the caller's own catalogue knows, by the caller's name for it.
  case list(id: String)

  /// Whether it belongs to a person: then it needs a log-in.
  public var isPersonal: Bool {
    if case .kind(let kind) = self { kind.isPersonal } else { false }
  }
}
