/// The kinds of list that the service has, spelled as on the command line.
public enum MovieListKind: String, CaseIterable, Sendable {
  /// The movies that are viewed most.
  case popular
  /// The movies that are in theaters now.
  case nowPlaying = "now-playing"
  /// The movies with the best ratings by the voters.
  case topRated = "top-rated"
  /// The movies that will be in theaters.
  case upcoming
  /// The movies that are viewed most today.
  case trending
  /// The favorites of the logged-in user.
  case favorites
  /// The watchlist of the logged-in user.
  case watchlist
  /// The movies that the logged-in user has rated.
  case rated

  /// A Boolean value that indicates whether the list belongs to a user and therefore needs a
  /// log-in.
  public var isPersonal: Bool {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: false
    case .favorites, .watchlist, .rated: true
    }
  }
}
