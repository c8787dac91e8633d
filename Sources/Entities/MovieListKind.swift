/// The lists that the service keeps for everybody, spelled as on the command line.
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
}
