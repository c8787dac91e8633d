/// What a service knows of a movie in one country, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct RegionalDetailsEntity: RegionalDetails {
  public let region: String
  public let certification: String
  public let watchURL: String?
  public let offers: [any WatchOffer]

  /// Creates the details from their values.
  ///
  /// - Parameters:
  ///   - region: The country, such as `US`.
  ///   - certification: The certification; may be empty.
  ///   - watchURL: The URL of TMDB's page that leads to the providers, if any.
  ///   - offers: The offers to watch the movie, in the order of `WatchKind`.
  public init(
    region: String, certification: String = "", watchURL: String? = nil,
    offers: [any WatchOffer] = []
  ) {
    self.region = region
    self.certification = certification
    self.watchURL = watchURL
    self.offers = offers
  }
}
