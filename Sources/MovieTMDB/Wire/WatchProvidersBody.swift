import MovieEntities

/// The part `watch/providers` of a movie page, of which one country is decoded.
struct WatchProvidersBody: Decodable {
  /// The URL of TMDB's page that leads to the providers; `nil` if there is none.
  let url: String?
  let offers: [WatchOffer]

  private enum Key: CodingKey { case results }

  /// The offers of a country; every field may be missing.
  private struct Offers: Decodable {
    let link: String?
    let flatrate, free, ads, rent, buy: LossyArray<Provider>?

    /// Returns the providers of a kind.
    func providers(_ kind: WatchKind) -> [Provider] {
      switch kind {
      case .stream: flatrate?.elements ?? []
      case .free: free?.elements ?? []
      case .ads: ads?.elements ?? []
      case .rent: rent?.elements ?? []
      case .buy: buy?.elements ?? []
      }
    }
  }

  private struct Provider: Decodable {
    let name: BoundedText
    private enum CodingKeys: String, CodingKey { case name = "provider_name" }
  }

  init(from decoder: any Decoder) throws {
    let countries = try decoder.container(keyedBy: Key.self)
      .nestedContainer(keyedBy: FieldName.self, forKey: .results)
    let region = FieldName(stringValue: decoder.region ?? "")
    guard countries.contains(region) else {
      (url, offers) = (nil, [])
      return
    }
    let country = try countries.decode(Offers.self, forKey: region)
    url = country.link.flatMap { $0.isWebAddress ? $0 : nil }
    offers = WatchKind.allCases.flatMap { kind in
      country.providers(kind).map { WatchOffer(kind: kind, provider: $0.name.text) }
    }
  }
}

extension String {
  /// Whether the text is a URL that a browser can be told to open, and nothing else.
  fileprivate var isWebAddress: Bool {
    hasPrefix("https://") && utf8.count <= 2_000 && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
