import Essentials

/// A row of the embedded catalogue: what lists are ordered and searched by, and its bytes as they stand.
struct EmbeddedMovie: Sendable {
  /// The fields that orders and searches look at.
  struct Facts: Decodable, Sendable {
    let id: Int
    let title: String
    let originalTitle: String
    let releaseDate: String?
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int
    let genreIDs: [Int]

    enum CodingKeys: String, CodingKey {
      case id, title, popularity
      case originalTitle = "original_title"
      case releaseDate = "release_date"
      case voteAverage = "vote_average"
      case voteCount = "vote_count"
      case genreIDs = "genre_ids"
    }
  }

  let facts: Facts
  /// The row as it stands in the catalogue: answers pass it on untouched, gaps included.
  let json: Data

  /// The year of release; 0 when unknown.
  var year: Int { Int(facts.releaseDate?.prefix(4) ?? "") ?? 0 }
}
