/// A movie with all the details of its movie page, as a value.
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

  /// Creates a movie from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the movie.
  ///   - title: The title in the requested language.
  ///   - originalTitle: The title in the original language; `nil` if it is the same as `title`.
  ///   - tagline: The slogan of the movie; may be empty.
  ///   - overview: A summary of the plot; may be empty.
  ///   - releaseDay: The day of the first release, if it is known.
  ///   - runtime: The running time in minutes, if it is known.
  ///   - genres: The names of the genres, with the main genre first.
  ///   - status: The production status, as TMDB spells it; may be empty.
  ///   - rating: The rating by the voters, if any.
  ///   - posterPath: The path of the poster on the image server, if any.
  ///   - posterURL: The URL of the poster, if any.
  ///   - cast: The cast, in billing order.
  ///   - crew: The crew, with one element for each job of a person.
  ///   - trailers: The trailers that can be watched on the web.
  ///   - similar: Movies that are similar to this one.
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
