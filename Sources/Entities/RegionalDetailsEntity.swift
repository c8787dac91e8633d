/// What a service knows of a movie in one country, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct RegionalDetailsEntity: RegionalDetails {
  public let region: String
  public let certification: String
  public let watchURL: String?
  public let offers: [any WatchOffer]

  /// Creates the details from their values.
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
