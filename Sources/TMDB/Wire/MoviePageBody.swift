import Entities

/// A page of a list as TMDB sends it.
struct MoviePageBody: Decodable {
  /// The number of the page, from 1.
  let page: Int
  /// The rows that could be decoded, in TMDB's order.
  let movies: [PopularMovieEntity]
  /// The number of rows that could not be decoded, without those that are not movies.
  let unreadable: Int
  /// The number of pages according to TMDB, which serves at most 500 of them.
  let totalPages: Int
  /// The number of movies according to TMDB.
  let totalResults: Int

  private enum Key: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  /// Decodes a page, and skips the rows that cannot be decoded.
  ///
  /// - Throws: `DecodingError` if `results` is missing, or if it has rows and none of them can be
  ///   decoded.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let rows = try body.decode(LossyArray<MovieRowBody>.self, forKey: .results)
    movies = rows.elements.map(\.movie)
    unreadable = rows.unreadable
    page = (try? body.decode(Int.self, forKey: .page)) ?? 1
    totalPages = (try? body.decode(Int.self, forKey: .totalPages)) ?? 1
    totalResults = (try? body.decode(Int.self, forKey: .totalResults)) ?? movies.count
  }
}

extension MoviePage {
  init(_ body: MoviePageBody) {
    self.init(
      number: body.page, movies: body.movies, totalPages: body.totalPages,
      totalResults: body.totalResults, unreadable: body.unreadable)
  }
}
