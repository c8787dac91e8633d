import MovieEntities

/// A page of a list in TMDB's format.
struct MoviePageBody: Decodable {
  let page: MoviePage

  /// Decodes a page; throws an error if `results` is missing or none of its rows can be decoded.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    let rows = try body.decode(LossyArray<MovieRowBody>.self, forKey: "results")
    func number(_ key: FieldName) -> Int? { try? body.decode(Int.self, forKey: key) }
    page = MoviePage(
      number: number("page") ?? 1, movies: rows.elements.map(\.movie),
      totalPages: number("total_pages") ?? 1,
      totalResults: number("total_results") ?? rows.elements.count, unreadable: rows.unreadable,
      others: rows.others)
  }
}

/// A row of a list in TMDB's format; all fields except `id` and `title` may be missing or null.
struct MovieRowBody: Decodable {
  let movie: PopularMovieEntity

  /// Decodes a row; throws `NotAMovie` if the row is not a movie.
  ///
  /// Since 2026, search results can contain *collections*, which have no genres, votes or date.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: FieldName.self)
    movie = try Self.movie(row, isRow: true)
    guard Self.onlyMoviesHave.contains(where: row.contains) else { throw NotAMovie() }
  }

  /// The maximum sizes of a row's titles and overview, in bytes, so that 10,000 rows and their
  /// poster URLs take at most 64 MB.
  private static let maxTitleBytes = 1 << 10
  private static let maxOverviewBytes = 4 << 10
  /// The maximum size of a poster path, in bytes; the paths that TMDB sends are shorter.
  private static let maxPathBytes = 256

  /// Decodes the fields shared by rows and movie pages, with shorter size limits for rows.
  static func movie(
    _ row: KeyedDecodingContainer<FieldName>, isRow: Bool
  ) throws -> PopularMovieEntity {
    var isShortened = false
    func text(_ key: FieldName, limit: Int) throws -> String? {
      guard let whole = try row.decodeIfPresent(String.self, forKey: key), !whole.isEmpty else {
        return nil
      }
      let text = BoundedText(whole, limit: isRow ? limit : BoundedText.maxBytes)
      isShortened = isShortened || isRow && text.isCut
      return text.text
    }
    let title = try text("title", limit: maxTitleBytes) ?? row.decode(String.self, forKey: "title")
    let originalTitle = try? text("original_title", limit: maxTitleBytes)
    let overview = try? text("overview", limit: maxOverviewBytes)
    let posterPath = (try? row.decodeIfPresent(String.self, forKey: "poster_path")).flatMap {
      $0.isEmpty || $0.utf8.count > maxPathBytes ? nil : $0
    }
    return PopularMovieEntity(
      id: try row.decode(Int.self, forKey: "id"),
      title: title,
      originalTitle: originalTitle,
      overview: overview ?? "",
      releaseDate: (try? row.textIfPresent(forKey: "release_date")).flatMap { ReleaseDate($0) },
      genreIDs: isRow ? genres(row) : [],
      rating: Rating(
        average: (try? row.decodeIfPresent(Double.self, forKey: "vote_average")) ?? 0,
        votes: (try? row.decodeIfPresent(Int.self, forKey: "vote_count")) ?? 0),
      posterPath: posterPath,
      posterURL: posterPath.flatMap(ImageAddress.poster),
      ownRating: (try? row.decodeIfPresent(Double.self, forKey: "rating")).flatMap {
        OwnRating($0)
      },
      isShortened: isShortened)
  }

  /// Returns a row's genre IDs, or an empty array if there are implausibly many IDs; TMDB has 19
  /// genres.
  private static func genres(_ row: KeyedDecodingContainer<FieldName>) -> [Int] {
    let genres = (try? row.decodeIfPresent([Int].self, forKey: "genre_ids")) ?? []
    return genres.count <= 32 ? genres : []
  }

  private static let onlyMoviesHave: [FieldName] = [
    "genre_ids", "vote_count", "vote_average", "release_date",
  ]
}

/// The list of genres in TMDB's format.
struct GenreListBody: Decodable {
  /// The genres that could be decoded, in TMDB's order.
  let genres: [Genre]

  private struct Row: Decodable {
    let id: Int
    let name: BoundedText
  }

  /// Decodes the list; throws an error if `genres` is missing or none of its rows can be decoded.
  init(from decoder: any Decoder) throws {
    genres = try decoder.container(keyedBy: FieldName.self)
      .decode(LossyArray<Row>.self, forKey: "genres").elements
      .map { Genre(id: $0.id, name: $0.name.text) }
  }
}
