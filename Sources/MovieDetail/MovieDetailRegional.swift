public import Entities

extension MovieDetailViewModel {
  /// What is known of the movie in one country.
  public struct Regional: Hashable, Sendable {
    /// The country, such as `US`.
    public let region: String
    /// The certification, such as `PG-13`; empty if there is none.
    public let certification: String
    /// The address of TMDB's page that leads to the providers; `nil` if there is none.
    public let watchURL: String?
    /// The offers to watch the movie, in the order of `WatchKind`.
    public let offers: [WatchOffer]

    /// Creates the details of one country.
    public init(
      region: String, certification: String = "", watchURL: String? = nil,
      offers: [WatchOffer] = []
    ) {
      self.region = region
      self.certification = certification
      self.watchURL = watchURL
      self.offers = offers
    }

    init(_ details: RegionalDetails) {
      self.init(
        region: details.region, certification: details.certification, watchURL: details.watchURL,
        offers: details.offers.map { WatchOffer(kind: $0.kind, provider: $0.provider) })
    }

    /// Returns the names of the providers of a kind, each once.
    func providers(_ kind: WatchKind) -> [String] {
      offers.reduce(into: []) { names, offer in
        if offer.kind == kind, !names.contains(offer.provider) { names.append(offer.provider) }
      }
    }
  }

  /// The addresses of the movie's pages: at TMDB, and at IMDb.
  public var pages: [String] {
    [
      PageAddress.movie(.tmdb(id)).url, imdbID.flatMap { PageAddress.movie(.imdb($0)).url },
    ].compactMap(\.self)
  }
}
