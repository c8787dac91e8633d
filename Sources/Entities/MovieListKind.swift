/// The lists that the service keeps, spelled as on the command line.
public enum MovieListKind: String, CaseIterable, Sendable {
  /// What most people look at.
  case popular
  /// What runs in cinemas.
  case nowPlaying = "now-playing"
  /// What the voters like best.
  case topRated = "top-rated"
  /// What will run in cinemas.
  case upcoming
  /// What people look at today.
  case trending
  /// What the person who is logged in likes best.
  case favorites
  /// What the person who is logged in wants to see.
  case watchlist
  /// What the person who is logged in has rated.
  case rated

  /// Whether it belongs to a person: then it needs a log-in.
  public var isPersonal: Bool {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: false
    case .favorites, .watchlist, .rated: true
    }
  }
}
