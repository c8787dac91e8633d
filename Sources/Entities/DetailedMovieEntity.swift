/// A movie's own page as it arrives from the service, with the parts that were asked for along.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct DetailedMovieEntity: DetailedMovie, Decodable {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let tagline: String
  public let overview: String
  public let releaseDay: Day?
  public let runtime: Int?
  public let genres: [String]
  public let status: String
  public let rating: Rating?
  public let posterPath: String?
  public let cast: [any CastMember]
  public let crew: [any CrewMember]
  public let trailers: [any Trailer]
  public let similar: [any PopularMovie]

  /// Makes a movie from its values, for callers that have no JSON.
  ///
  /// - Parameters:
  ///   - id: TMDB's number.
  ///   - title: The title to show.
  ///   - originalTitle: The title in the film's language; the title when nil.
  ///   - tagline: The film's slogan; may be empty.
  ///   - overview: What the film is about; may be empty.
  ///   - releaseDay: The first release, if known.
  ///   - runtime: How long it runs, in minutes, if known.
  ///   - genres: The names of its genres, the leading one first.
  ///   - status: Where it stands on its way to the cinemas, as TMDB spells it; may be empty.
  ///   - rating: What the voters made of it, if anybody voted.
  ///   - posterPath: Where the poster lies, if there is one.
  ///   - cast: Who plays, in billing order.
  ///   - crew: Who made it; a person stands there once for each job.
  ///   - trailers: Trailers that can be watched.
  ///   - similar: Movies that are like this one.
  public init(
    id: Int, title: String, originalTitle: String? = nil, tagline: String = "",
    overview: String = "", releaseDay: Day? = nil, runtime: Int? = nil, genres: [String] = [],
    status: String = "", rating: Rating? = nil, posterPath: String? = nil,
    cast: [any CastMember] = [], crew: [any CrewMember] = [], trailers: [any Trailer] = [],
    similar: [any PopularMovie] = []
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.tagline = tagline
    self.overview = overview
    self.releaseDay = releaseDay
    self.runtime = runtime
    self.genres = genres
    self.status = status
    self.rating = rating
    self.posterPath = posterPath
    self.cast = cast
    self.crew = crew
    self.trailers = trailers
    self.similar = similar
  }

  private enum Key: String, CodingKey {
    case id, title, tagline, overview, runtime, genres, status, credits, videos, similar
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterPath = "poster_path"
  }

  /// Reads a movie's page.
  ///
  /// Everything but the id and the title may be missing.
  ///
  /// - Parameter decoder: Stands on the page's object.
  /// - Throws: `DecodingError` when there is no id or no title.
  public init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    id = try body.decode(Int.self, forKey: .id)
    title = try body.decode(String.self, forKey: .title)
    func text(_ key: Key) -> String { (try? body.decode(String.self, forKey: key)) ?? "" }
    originalTitle = text(.originalTitle).isEmpty ? title : text(.originalTitle)
    tagline = text(.tagline)
    overview = text(.overview)
    status = text(.status)
    releaseDay = Day(text(.releaseDate))
    posterPath = text(.posterPath).isEmpty ? nil : text(.posterPath)
    runtime = (try? body.decode(Int.self, forKey: .runtime)).flatMap { $0 > 0 ? $0 : nil }
    rating = Rating(
      average: (try? body.decode(Double.self, forKey: .voteAverage)) ?? 0,
      votes: (try? body.decode(Int.self, forKey: .voteCount)) ?? 0)
    genres = ((try? body.decode(LossyArray<Genre>.self, forKey: .genres))?.elements ?? []).map(
      \.name)
    let credits = try? body.decode(Credits.self, forKey: .credits)
    cast = credits?.cast ?? []
    crew = credits?.crew ?? []
    trailers =
      (try? body.decode(Results<TrailerEntity>.self, forKey: .videos))?.elements
      .filter(\.isTrailer) ?? []
    similar = (try? body.decode(Results<PopularMovieEntity>.self, forKey: .similar))?.elements ?? []
  }
}

/// A genre as a movie's page spells it out.
private struct Genre: Decodable {
  let name: String
}

/// `credits`: each half may be missing, and single rows may be unreadable.
private struct Credits: Decodable {
  let cast: [CastMemberEntity]
  let crew: [CrewMemberEntity]

  private enum Key: CodingKey { case cast, crew }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let players =
      (try? body.decode(LossyArray<CastMemberEntity>.self, forKey: .cast))?.elements ?? []
    // Sorting by place as well keeps those without an order as they arrived.
    cast = players.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    crew = (try? body.decode(LossyArray<CrewMemberEntity>.self, forKey: .crew))?.elements ?? []
  }
}

/// `videos` and `similar` wrap their rows in an object.
private struct Results<Element: Decodable>: Decodable {
  let elements: [Element]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    elements = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Element>.self, forKey: .results).elements
  }
}
