import MovieEntities

/// The list of genres as TMDB sends it.
struct GenreListBody: Decodable {
  /// The genres that could be decoded, in TMDB's order.
  let genres: [Genre]

  private enum Key: CodingKey { case genres }

  private struct Row: Decodable {
    let id: Int
    let name: BoundedText
  }

  /// Decodes the list, and skips the rows that cannot be decoded.
  ///
  /// - Throws: `DecodingError` if `genres` is missing, or if it has rows and none of them can be
  ///   decoded.
  init(from decoder: any Decoder) throws {
    genres = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Row>.self, forKey: .genres).elements
      .map { Genre(id: $0.id, name: $0.name.text) }
  }
}
