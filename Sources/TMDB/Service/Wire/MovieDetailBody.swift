import MovieEntities

/// A movie page as TMDB sends it, including the requested parts.
struct MovieDetailBody: Decodable {
  let movie: DetailedMovieEntity

  private struct Genre: Decodable {
    let id: Int?
    let name: String

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      id = try row.decodeIfPresent(Int.self, forKey: "id")
      name = try row.text(forKey: "name")
    }
  }

  /// Decodes a movie page; all fields except `id` and `title` are optional.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    let row = try MovieRowBody.movie(body, isRow: false)
    func text(_ key: FieldName) -> String { (try? body.text(forKey: key)) ?? "" }
    let credits = try? body.decode(CreditsBody.self, forKey: "credits")
    let videos = try? body.decode(ResultsBody<VideoBody>.self, forKey: "videos")
    let similar = try? body.decode(ResultsBody<MovieRowBody>.self, forKey: "similar")
    let genres = try? body.decode(LossyArray<Genre>.self, forKey: "genres")
    movie = DetailedMovieEntity(
      id: row.id,
      title: row.title,
      originalTitle: row.originalTitle,
      tagline: text("tagline"),
      overview: row.overview,
      releaseDate: row.releaseDate,
      runtime: (try? body.decode(Int.self, forKey: "runtime")).flatMap { $0 > 0 ? $0 : nil },
      genreIDs: genres?.elements.compactMap(\.id) ?? [],
      genres: genres?.elements.map(\.name) ?? [],
      status: text("status"),
      rating: row.rating,
      posterPath: row.posterPath,
      posterURL: row.posterURL,
      cast: credits?.cast ?? [],
      crew: credits?.crew ?? [],
      trailers: videos?.rows.filter(\.isTrailer).map(\.trailer) ?? [],
      similar: similar?.rows.map(\.movie) ?? [],
      imdbID: Self.imdbID(text("imdb_id")),
      regional: Self.regional(body, in: decoder.region))
  }

  /// Returns the text as an IMDb ID that is safe to use in a URL, or `nil` if the text is invalid.
  private static func imdbID(_ text: String) -> String? {
    if case .imdb(let id) = MovieID(text) { id } else { nil }
  }

  /// Returns the details for a country, or `nil` if the response contains no details for any
  /// country.
  private static func regional(
    _ body: KeyedDecodingContainer<FieldName>, in region: String?
  ) -> RegionalDetails? {
    guard let region, body.contains("watch/providers") || body.contains("release_dates") else {
      return nil
    }
    let watch = try? body.decode(WatchProvidersBody.self, forKey: "watch/providers")
    let releases = try? body.decode(ResultsBody<ReleasesBody>.self, forKey: "release_dates")
    return RegionalDetails(
      region: region,
      certification: releases?.rows.first { $0.region == region }?.certification ?? "",
      watchURL: watch?.url, offers: watch?.offers ?? [])
  }
}

/// A row of `videos.results`; only rows whose `isTrailer` is `true` are shown.
struct VideoBody: Decodable {
  let trailer: Trailer
  /// Whether the video is a trailer rather than a clip, teaser or featurette.
  let isTrailer: Bool

  /// Decodes a row; throws an error if the name is missing, the key is not URL-safe, or the site is
  /// unknown.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: FieldName.self)
    let key = try row.text(forKey: "key")
    guard Self.isValid(key) else {
      throw DecodingError.dataCorruptedError(
        forKey: "key", in: row, debugDescription: "invalid video key")
    }
    let name = try row.text(forKey: "name")
    isTrailer = (try? row.text(forKey: "type")) == "Trailer"
    switch try row.text(forKey: "site") {
    case "YouTube": trailer = .init(name: name, url: "https://www.youtube.com/watch?v=" + key)
    case "Vimeo": trailer = .init(name: name, url: "https://vimeo.com/" + key)
    case let site:
      throw DecodingError.dataCorruptedError(
        forKey: "site", in: row, debugDescription: "unknown video site \(site)")
    }
  }
  /// Returns whether a key is safe in a URL that is opened in a browser.
  private static func isValid(_ key: String) -> Bool {
    (1...64).contains(key.utf8.count)
      && key.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  }
}

/// The `credits` of a movie page; either list may be missing, and unreadable rows are skipped.
struct CreditsBody: Decodable {
  /// The cast, in billing order.
  let cast: [CastMember]
  /// The crew, with one element per job.
  let crew: [CrewMember]

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    let players = (try? body.decode(LossyArray<Player>.self, forKey: "cast"))?.elements ?? []
    // Compare the offsets too, so that players without a billing position stay in the response's
    // order.
    cast = players.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.member)
    let makers = (try? body.decode(LossyArray<Maker>.self, forKey: "crew"))?.elements ?? []
    crew = makers.map(\.member)
  }

  /// A row of `credits.cast`, which must have an `id` and a `name`.
  private struct Player: Decodable {
    let member: CastMember
    /// The billing position, from 0; `Int.max` if missing.
    let order: Int

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      member = CastMember(
        id: try row.identifier(forKey: "id"),
        name: try row.text(forKey: "name"),
        character: (try? row.text(forKey: "character")) ?? "")
      order = (try? row.decode(Int.self, forKey: "order")) ?? .max
    }
  }

  /// A row of `credits.crew`, in which every field is required.
  private struct Maker: Decodable {
    let member: CrewMember

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      member = CrewMember(
        id: try row.decode(Int.self, forKey: "id"),
        name: try row.text(forKey: "name"),
        job: try row.text(forKey: "job"),
        department: try row.text(forKey: "department"))
    }
  }
}

/// The response of `account_states`, in which `rated` is either `false` or an object that contains
/// the rating.
struct AccountStatesBody: Decodable {
  let marks: Marks

  private struct Rated: Decodable {
    let value: Double
  }

  /// Decodes the response; only `rated` is required, because guests have no other marks.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    let isRated = (try? body.decode(Bool.self, forKey: "rated")) == nil
    marks = Marks(
      isFavorite: (try? body.decode(Bool.self, forKey: "favorite")) ?? false,
      isOnWatchlist: (try? body.decode(Bool.self, forKey: "watchlist")) ?? false,
      rating: isRated ? OwnRating(try body.decode(Rated.self, forKey: "rated").value) : nil)
  }
}

struct AccountBody: Decodable {
  private let id: Int
  private let username: BoundedText
  private let name: BoundedText

  var account: AccountEntity {
    AccountEntity(id: id, username: username.text, name: name.text)
  }
}
