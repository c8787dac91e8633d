import Entities
import Wording

/// A movie as JSON, for a list and for the similar movies of a movie page.
///
/// Unknown values are `null`.
struct MovieRowJSON: Encodable {
  let id: Int
  let title: String
  let originalTitle: String
  let overview: String
  let releaseDay: Day?
  let rating: RatingViewModel?
  let posterURL: String?

  private enum CodingKeys: String, CodingKey {
    case id, title, overview
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterURL = "poster_url"
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(id, forKey: .id)
    try row.encode(title, forKey: .title)
    try row.encode(originalTitle, forKey: .originalTitle)
    try row.encode(overview, forKey: .overview)
    try row.encode(releaseDay?.description, forKey: .releaseDate)
    try row.encode(rating?.average, forKey: .voteAverage)
    try row.encode(rating?.votes ?? 0, forKey: .voteCount)
    try row.encode(posterURL, forKey: .posterURL)
  }
}

extension MovieRowJSON {
  init(_ movie: MovieViewModel) {
    self.init(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      overview: movie.overview, releaseDay: movie.releaseDay, rating: movie.rating,
      posterURL: movie.posterURL)
  }
}
