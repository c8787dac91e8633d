import MovieEntities

/// A page of a list as TMDB sends it.
struct MoviePageBody: Decodable {
  let page: MoviePage

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
    func number(_ key: Key) -> Int? { try? body.decode(Int.self, forKey: key) }
    page = MoviePage(
      number: number(.page) ?? 1, movies: rows.elements.map(\.movie),
      totalPages: number(.totalPages) ?? 1,
      totalResults: number(.totalResults) ?? rows.elements.count, unreadable: rows.unreadable)
  }
}
