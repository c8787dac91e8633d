import Entities
import MovieDetail
import ViperTerminal

/// Writes a movie page as one JSON document.
enum DetailJSONEncoder {
  static func document(_ movie: MovieDetailViewModel, isPretty: Bool) -> String {
    JSONText.encode(Document(movie: movie), isPretty: isPretty)
  }

  /// The fields of a row, and those that only the movie page has.
  private struct Document: Encodable {
    let movie: MovieDetailViewModel

    private enum CodingKeys: CodingKey {
      case tagline, runtime, genres, status, cast, directors, trailers, similar, account
    }

    private struct Player: Encodable {
      let id: Int
      let name: String
      let character: String
    }

    private struct Trailer: Encodable {
      let name: String
      let url: String
    }

    private struct Account: Encodable {
      let marks: MovieMarks

      private enum CodingKeys: CodingKey { case favorite, watchlist, rating }

      func encode(to encoder: any Encoder) throws {
        var account = encoder.container(keyedBy: CodingKeys.self)
        try account.encode(marks.isFavorite, forKey: .favorite)
        try account.encode(marks.isOnWatchlist, forKey: .watchlist)
        try account.encode(marks.rating?.value, forKey: .rating)
      }
    }

    func encode(to encoder: any Encoder) throws {
      try MovieRowJSON(
        id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
        overview: movie.overview, releaseDay: movie.releaseDay, rating: movie.rating,
        posterURL: movie.posterURL
      ).encode(to: encoder)
      var document = encoder.container(keyedBy: CodingKeys.self)
      try document.encode(movie.tagline, forKey: .tagline)
      try document.encode(movie.runtimeMinutes, forKey: .runtime)
      try document.encode(movie.genres, forKey: .genres)
      try document.encode(movie.status, forKey: .status)
      try document.encode(
        movie.cast.map { Player(id: $0.id, name: $0.name, character: $0.character) }, forKey: .cast)
      try document.encode(movie.directors.map(\.name), forKey: .directors)
      try document.encode(
        movie.trailers.map { Trailer(name: $0.name, url: $0.url) }, forKey: .trailers)
      try document.encode(movie.similar.map { MovieRowJSON($0) }, forKey: .similar)
      if movie.marks.isKnown {
        try document.encode(Account(marks: movie.marks), forKey: .account)
      }
    }
  }
}
