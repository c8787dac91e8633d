/// What a service knows of a movie in one country.
///
/// The offers are JustWatch's data, and must be attributed where they are shown (TMDB, Movie, Watch
/// Providers).
public protocol RegionalDetails: Sendable {
  /// The country, such as `US`.
  var region: String { get }
  /// The certification, such as `PG-13`; empty if there is none.
  var certification: String { get }
  /// The URL of TMDB's page that leads to the providers; `nil` if there is none.
  var watchURL: String? { get }
  /// The offers to watch the movie, in the order of `WatchKind`.
  var offers: [any WatchOffer] { get }
}
