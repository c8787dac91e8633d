/// A movie as one row of a list, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PopularMovieEntity: PopularMovie, Hashable, Decodable {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let overview: String
  public let releaseDay: Day?
  public let rating: Rating?
  public let posterPath: String?
  public let ownRating: OwnRating?

  /// Creates a row from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the movie.
  ///   - title: The title in the requested language.
  ///   - originalTitle: The title in the original language; `nil` if it is the same as `title`.
  ///   - overview: A summary of the plot; may be empty.
  ///   - releaseDay: The day of the first release, if it is known.
  ///   - rating: The rating by the voters, if any.
  ///   - posterPath: The path of the poster on the image server, if any.
  ///   - posterURL: The URL of the poster, if any.
  ///   - ownRating: The user's own rating, if the list is the user's rated movies.
  public init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "",
    releaseDay: Day? = nil, rating: Rating? = nil, posterPath: String? = nil,
    ownRating: OwnRating? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.overview = overview
    self.releaseDay = releaseDay
    self.rating = rating
    self.posterPath = posterPath
    self.ownRating = ownRating
  }

  private enum Key: String, CodingKey {
    case id, title, overview, rating
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterPath = "poster_path"
    case genreIDs = "genre_ids"
  }

  /// Reads one row.
  ///
  /// - Parameter decoder: Stands on the row's object.
  /// - Throws: `DecodingError` when the row has no id or no title, or is no movie: since 2026 a
  ///   search may hold rows of *collections*, which have neither genres, votes nor a date, and
  ///   whose ids are those of other things.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    guard row.allKeys.contains(where: Self.onlyMoviesHave) else {
      throw AnotherKind()
    }
    let title = try row.decode(String.self, forKey: .title)
    self.init(
      id: try row.decode(Int.self, forKey: .id),
      title: title,
      originalTitle: (try? row.decode(String.self, forKey: .originalTitle)).flatMap {
        $0.isEmpty ? nil : $0
      },
      overview: (try? row.decode(String.self, forKey: .overview)) ?? "",
      releaseDay: (try? row.decode(String.self, forKey: .releaseDate)).flatMap { Day($0) },
      rating: Rating(
        average: (try? row.decode(Double.self, forKey: .voteAverage)) ?? 0,
        votes: (try? row.decode(Int.self, forKey: .voteCount)) ?? 0),
      posterPath: (try? row.decode(String.self, forKey: .posterPath)).flatMap {
        $0.isEmpty ? nil : $0
      },
      ownRating: (try? row.decode(Double.self, forKey: .rating)).flatMap { OwnRating($0) }
    )
  }

  private static func onlyMoviesHave(_ key: Key) -> Bool {
    [.genreIDs, .voteCount, .voteAverage, .releaseDate].contains(key)
  }
}
