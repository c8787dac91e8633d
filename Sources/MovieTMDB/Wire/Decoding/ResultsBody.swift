/// Rows that TMDB puts in an object: `videos` and `similar` of a movie page.
struct ResultsBody<Row: Decodable>: Decodable {
  /// The rows that could be decoded.
  let rows: [Row]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    rows = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Row>.self, forKey: .results).elements
  }
}
