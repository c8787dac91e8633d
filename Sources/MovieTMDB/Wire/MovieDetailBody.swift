import MovieEntities

/// A movie page as TMDB sends it, with the requested additional parts.
struct MovieDetailBody: Decodable {
  let movie: DetailedMovieEntity

  private enum Key: String, CodingKey {
    case id, title, tagline, overview, runtime, genres, status, credits, videos, similar
    case imdbID = "imdb_id"
    case releaseDates = "release_dates"
    case watchProviders = "watch/providers"
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterPath = "poster_path"
  }

  /// A genre as a movie page contains it.
  private struct Genre: Decodable {
    let name: BoundedText
  }

  /// Decodes a movie page.
  ///
  /// Everything except the `id` and the `title` may be missing.
  ///
  /// - Throws: `DecodingError` if the `id` or the `title` is missing.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let title = try body.text(forKey: .title)
    func text(_ key: Key) -> String { (try? body.text(forKey: key)) ?? "" }
    let posterPath = text(.posterPath).isEmpty ? nil : text(.posterPath)
    let credits = try? body.decode(CreditsBody.self, forKey: .credits)
    let videos = try? body.decode(ResultsBody<VideoBody>.self, forKey: .videos)
    let similar = try? body.decode(ResultsBody<MovieRowBody>.self, forKey: .similar)
    let genres = try? body.decode(LossyArray<Genre>.self, forKey: .genres)
    movie = DetailedMovieEntity(
      id: try body.decode(Int.self, forKey: .id),
      title: title,
      originalTitle: text(.originalTitle).isEmpty ? title : text(.originalTitle),
      tagline: text(.tagline),
      overview: text(.overview),
      releaseDay: Day(text(.releaseDate)),
      runtime: (try? body.decode(Int.self, forKey: .runtime)).flatMap { $0 > 0 ? $0 : nil },
      genres: genres?.elements.map(\.name.text) ?? [],
      status: text(.status),
      rating: Rating(
        average: (try? body.decode(Double.self, forKey: .voteAverage)) ?? 0,
        votes: (try? body.decode(Int.self, forKey: .voteCount)) ?? 0),
      posterPath: posterPath,
      posterURL: posterPath.flatMap(ImageAddress.poster),
      cast: credits?.cast ?? [],
      crew: credits?.crew ?? [],
      trailers: videos?.rows.filter(\.isTrailer).map(\.trailer) ?? [],
      similar: similar?.rows.map(\.movie) ?? [],
      imdbID: Self.imdbID(text(.imdbID)),
      regional: Self.regional(body, in: decoder.region))
  }

  /// Returns IMDb's identifier; `nil` if TMDB sent something else, which must not enter an address.
  private static func imdbID(_ text: String) -> String? {
    if case .imdb(let id) = MovieID(text) { id } else { nil }
  }

  /// Returns what the page says of a country; `nil` if the service knows nothing of countries.
  private static func regional(
    _ body: KeyedDecodingContainer<Key>, in region: String?
  ) -> RegionalDetails? {
    guard let region, body.contains(.watchProviders) || body.contains(.releaseDates) else {
      return nil
    }
    let watch = try? body.decode(WatchProvidersBody.self, forKey: .watchProviders)
    let releases = try? body.decode(ResultsBody<ReleasesBody>.self, forKey: .releaseDates)
    return RegionalDetails(
      region: region,
      certification: releases?.rows.first { $0.region == region }?.certification ?? "",
      watchURL: watch?.url, offers: watch?.offers ?? [])
  }
}
