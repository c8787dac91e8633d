import MovieEntities

/// A page of a list in TMDB's format.
struct MoviePageBody: Decodable {
  let page: MoviePage

  private enum Key: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  /// Decodes a page; throws an error if `results` is missing or none of its rows can be decoded.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let rows = try body.decode(LossyArray<MovieRowBody>.self, forKey: .results)
    func number(_ key: Key) -> Int? { try? body.decode(Int.self, forKey: key) }
    page = MoviePage(
      number: number(.page) ?? 1, movies: rows.elements.map(\.movie),
      totalPages: number(.totalPages) ?? 1,
      totalResults: number(.totalResults) ?? rows.elements.count, unreadable: rows.unreadable,
      others: rows.others)
  }
}

/// A row of a list in TMDB's format; all fields except `id` and `title` may be missing or null.
struct MovieRowBody: Decodable {
  let movie: PopularMovieEntity

  enum Key: String, CodingKey {
    case id, title, overview, rating
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterPath = "poster_path"
    case genreIDs = "genre_ids"
  }

  /// Decodes a row; throws `NotAMovie` if the row is not a movie.
  ///
  /// Since 2026, search results can contain *collections*, which have no genres, votes or date.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    movie = try Self.movie(row, isRow: true)
    guard Self.onlyMoviesHave.contains(where: row.contains) else { throw NotAMovie() }
  }

  /// The maximum sizes of a row's strings, in bytes, so that 10,000 rows and their poster URLs take
  /// at most 64 MB.
  private static let maxBytes: [Key: Int] = [
    .title: 1 << 10, .originalTitle: 1 << 10, .overview: 4 << 10,
  ]
  /// The maximum size of a poster path, in bytes; the paths that TMDB sends are shorter.
  private static let maxPathBytes = 256

  /// Decodes the fields shared by rows and movie pages, with shorter size limits for rows.
  static func movie(
    _ row: KeyedDecodingContainer<Key>, isRow: Bool
  ) throws -> PopularMovieEntity {
    var isShortened = false
    func text(_ key: Key) throws -> String? {
      guard let whole = try row.decodeIfPresent(String.self, forKey: key), !whole.isEmpty else {
        return nil
      }
      let limit = isRow ? maxBytes[key] : nil
      let text = BoundedText(whole, limit: limit ?? BoundedText.maxBytes)
      isShortened = isShortened || isRow && text.isCut
      return text.text
    }
    let title = try text(.title) ?? row.decode(String.self, forKey: .title)
    let originalTitle = try? text(.originalTitle)
    let overview = try? text(.overview)
    let posterPath = (try? row.decodeIfPresent(String.self, forKey: .posterPath)).flatMap {
      $0.isEmpty || $0.utf8.count > maxPathBytes ? nil : $0
    }
    return PopularMovieEntity(
      id: try row.decode(Int.self, forKey: .id),
      title: title,
      originalTitle: originalTitle,
      overview: overview ?? "",
      releaseDate: (try? row.textIfPresent(forKey: .releaseDate)).flatMap { ReleaseDate($0) },
      genreIDs: isRow ? genres(row) : [],
      rating: Rating(
        average: (try? row.decodeIfPresent(Double.self, forKey: .voteAverage)) ?? 0,
        votes: (try? row.decodeIfPresent(Int.self, forKey: .voteCount)) ?? 0),
      posterPath: posterPath,
      posterURL: posterPath.flatMap(ImageAddress.poster),
      ownRating: (try? row.decodeIfPresent(Double.self, forKey: .rating)).flatMap {
        OwnRating($0)
      },
      isShortened: isShortened)
  }

  /// Returns a row's genre IDs, or an empty array if there are implausibly many IDs; TMDB has 19
  /// genres.
  private static func genres(_ row: KeyedDecodingContainer<Key>) -> [Int] {
    let genres = (try? row.decodeIfPresent([Int].self, forKey: .genreIDs)) ?? []
    return genres.count <= 32 ? genres : []
  }

  private static let onlyMoviesHave: [Key] = [.genreIDs, .voteCount, .voteAverage, .releaseDate]
}

/// The list of genres in TMDB's format.
struct GenreListBody: Decodable {
  /// The genres that could be decoded, in TMDB's order.
  let genres: [Genre]

  private enum Key: CodingKey { case genres }

  private struct Row: Decodable {
    let id: Int
    let name: BoundedText
  }

  /// Decodes the list; throws an error if `genres` is missing or none of its rows can be decoded.
  init(from decoder: any Decoder) throws {
    genres = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Row>.self, forKey: .genres).elements
      .map { Genre(id: $0.id, name: $0.name.text) }
  }
}
