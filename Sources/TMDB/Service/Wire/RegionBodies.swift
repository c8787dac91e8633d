import MovieEntities

/// A row of `release_dates.results`: a movie's releases in one country.
struct ReleasesBody: Decodable {
  /// The country, such as `US`.
  let region: String
  /// The certification of the theatrical release or, if it has none, of another release; empty if
  /// no release has a certification.
  let certification: String

  /// TMDB's code for a theatrical release.
  private static let theatrical = 3

  /// A release, all of whose fields are optional.
  private struct Release: Decodable {
    let certification: BoundedText?
    let type: Int?
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: FieldName.self)
    region = try row.text(forKey: "iso_3166_1")
    // Skip the releases of other countries.
    guard region == decoder.region else {
      certification = ""
      return
    }
    let releases = try row.decode(LossyArray<Release>.self, forKey: "release_dates").elements
    let rated = releases.filter { $0.certification?.text.isEmpty == false }
    let best = rated.first { $0.type == Self.theatrical } ?? rated.first
    certification = best?.certification?.text ?? ""
  }
}

/// The `watch/providers` of a movie page, decoded for one country.
struct WatchProvidersBody: Decodable {
  /// The URL of TMDB's page with links to the providers, if any.
  let url: String?
  let offers: [WatchOffer]

  private struct Provider: Decodable {
    let id: Int?
    let name: String

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      id = try row.decodeIfPresent(Int.self, forKey: "provider_id")
      name = try row.text(forKey: "provider_name")
    }
  }

  init(from decoder: any Decoder) throws {
    let countries = try decoder.container(keyedBy: FieldName.self)
      .nestedContainer(keyedBy: FieldName.self, forKey: "results")
    let region = FieldName(decoder.region ?? "")
    guard countries.contains(region) else {
      (url, offers) = (nil, [])
      return
    }
    // All fields are optional.
    let country = try countries.nestedContainer(keyedBy: FieldName.self, forKey: region)
    let link = try country.decodeIfPresent(String.self, forKey: "link")
    url = link.flatMap { $0.isWebAddress ? $0 : nil }
    offers = try WatchKind.allCases.flatMap { kind in
      let name = FieldName(kind == .stream ? "flatrate" : kind.rawValue)
      return try country.decodeIfPresent(LossyArray<Provider>.self, forKey: name)?.elements
        .map { WatchOffer(kind: kind, provider: $0.name, providerID: $0.id) } ?? []
    }
  }
}

/// The providers in TMDB's format, sorted as TMDB sorts them for the decoder's country.
struct ProviderListBody: Decodable {
  let providers: [WatchProvider]

  private struct Row: Decodable {
    let provider: WatchProvider
    let priority: Int

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      provider = WatchProvider(
        id: try row.identifier(forKey: "provider_id"),
        name: String(try row.text(forKey: "provider_name").trimmed))
      let own = try? row.decode([String: Int].self, forKey: "display_priorities")
      let defaultPriority = try? row.decode(Int.self, forKey: "display_priority")
      priority = own?[decoder.region ?? ""] ?? defaultPriority ?? .max
    }
  }

  init(from decoder: any Decoder) throws {
    // The sort is stable, so providers with the same priority keep their order.
    providers = try ResultsBody<Row>(from: decoder).rows.sorted { $0.priority < $1.priority }
      .map(\.provider)
  }
}

extension String {
  /// Whether the text is a URL that is safe to open in a browser.
  fileprivate var isWebAddress: Bool {
    hasPrefix("https://") && utf8.count <= 2_000 && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
