/// The details of a movie in one country.
///
/// The offers are JustWatch's data, and must be attributed where they are shown (TMDB, Movie, Watch
/// Providers).
public struct RegionalDetails: Hashable, Sendable {
  /// The country, such as `US`.
  public let region: String
  /// The certification, such as `PG-13`; empty if there is none.
  public let certification: String
  /// The URL of TMDB's page that leads to the providers; `nil` if there is none.
  public let watchURL: String?
  /// The offers to watch the movie, in the order of `WatchKind`.
  public let offers: [WatchOffer]

  /// Creates the details from their values.
  public init(
    region: String, certification: String = "", watchURL: String? = nil,
    offers: [WatchOffer] = []
  ) {
    self.region = region
    self.certification = certification
    self.watchURL = watchURL
    self.offers = offers
  }
}
