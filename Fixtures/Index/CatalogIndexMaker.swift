import Foundation

/// Makes the index of the catalog from its rows.
///
/// The script `run` writes the index, and the test that compiles this file too compares it with the
/// one that is kept.
struct CatalogIndexMaker {
  private struct File<Row: Decodable>: Decodable {
    let results: [Row]
  }

  private struct GenreList: Decodable {
    let genres: [Genre]
  }

  private struct Genre: Codable {
    let id: Int
    let name: String
  }

  private struct Movie: Decodable {
    let id: Int
    let title: String
    let originalTitle: String
    let releaseDate: String?
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int
    let genreIds: [Int]
    let originalLanguage: String

    /// The year of release; 0 if it is unknown.
    var year: Int { Int(releaseDate?.prefix(4) ?? "") ?? 0 }
  }

  private struct Detail: Decodable {
    let id: Int
    let imdbId: String?
  }

  /// The maximum number of similar movies on a movie page.
  private static let similarCount = 8

  private let movies: [Movie]
  private let imdbIDs: [Int: String]
  private let genres: [Genre]
  private let words: (String) -> [String]

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - movies: The contents of `movies.json`.
  ///   - details: The contents of `details.json`.
  ///   - genres: The contents of `genres.json`.
  ///   - words: A closure that returns the words that a search compares for a text.
  /// - Throws: `DecodingError` if a file does not contain what the catalog needs.
  init(
    movies: Data, details: Data, genres: Data, words: @escaping (String) -> [String]
  ) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self.movies = try decoder.decode(File<Movie>.self, from: movies).results
    let details = try decoder.decode(File<Detail>.self, from: details).results
    imdbIDs = Dictionary(
      details.map { ($0.id, $0.imdbId ?? "") }, uniquingKeysWith: { first, _ in first })
    self.genres = try decoder.decode(GenreList.self, from: genres).genres
    self.words = words
  }

  /// The index: a line for each list with the movies in its order, then a line for each movie in the
  /// order of the rows.
  ///
  /// - Throws: `EncodingError`, which does not happen, because genres always encode.
  func text() throws -> String {
    let lists = [
      ["popular", popular], ["top_rated", topRated], ["now_playing", newest],
      ["titles", alphabetical], ["votes", mostVotes],
    ]
    return (lists + (try movies.map(entry))).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private func entry(_ movie: Movie) throws -> [String] {
    [
      String(movie.id), imdbIDs[movie.id] ?? "", movie.releaseDate ?? "",
      try named(movie.genreIds), similar(to: movie),
      words(movie.title + " " + movie.originalTitle).joined(separator: " "),
      movie.genreIds.map { String($0) }.joined(separator: " "), movie.originalLanguage,
      String(movie.voteAverage), String(movie.voteCount),
    ]
  }

  /// Returns genres as a movie page has them.
  private func named(_ ids: [Int]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let named = ids.compactMap { id in genres.first { $0.id == id } }
    return String(decoding: try encoder.encode(named), as: UTF8.self)
  }

  private var popular: String {
    ids(movies.sorted { ($0.popularity, $0.id) > ($1.popularity, $1.id) })
  }

  private var topRated: String {
    ids(
      movies.sorted {
        ($0.voteAverage, $0.voteCount, $0.id) > ($1.voteAverage, $1.voteCount, $1.id)
      })
  }

  /// The movies with the newest first; those without a date are last.
  private var newest: String {
    ids(movies.sorted { ($0.releaseDate ?? "", $0.id) > ($1.releaseDate ?? "", $1.id) })
  }

  /// The movies by the words of their titles.
  private var alphabetical: String {
    let named = movies.map { (words($0.title).joined(separator: " "), $0) }
    return ids(named.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1))
  }

  private var mostVotes: String {
    ids(movies.sorted { ($0.voteCount, $0.id) > ($1.voteCount, $1.id) })
  }

  /// Returns the movies that share the most genres; among equals, the closest years of release come
  /// first.
  private func similar(to movie: Movie) -> String {
    let genres = Set(movie.genreIds)
    let ranked = movies.compactMap { other -> (shared: Int, years: Int, movie: Movie)? in
      let shared = genres.intersection(other.genreIds).count
      guard shared > 0, other.id != movie.id else { return nil }
      return (shared, abs(other.year - movie.year), other)
    }
    .sorted { ($1.shared, $0.years, $0.movie.id) < ($0.shared, $1.years, $1.movie.id) }
    return ids(ranked.prefix(Self.similarCount).map(\.movie))
  }

  private func ids(_ movies: [Movie]) -> String {
    movies.map { String($0.id) }.joined(separator: " ")
  }
}
