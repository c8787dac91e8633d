import MovieEntities
import MovieTMDB

/// A search for movies or people by the words of their names, ignoring case and accents.
struct EmbeddedSearch {
  private let words: [String]
  private let year: Int?

  init(_ request: Request) {
    words = SearchText.words(request.parameter("query") ?? "")
    year = request.parameter("year").flatMap { Int($0) }
  }

  /// Returns the movies whose titles match, the most popular ones first.
  func results(in index: CatalogIndex) -> [Int] {
    guard !words.isEmpty else { return [] }
    return index.order(of: .popular).filter { id in
      index.place(of: id).flatMap(index.entry).map(isMatch) ?? false
    }
  }

  private func isMatch(_ movie: CatalogEntry) -> Bool {
    (year == nil || year == movie.year) && matches(movie.words)
  }

  /// Returns whether a name has, for each word of the query, a word that begins with it.
  func matches(_ name: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in
        name.contains { $0.hasPrefix(word) || (!isSpaced(word) && $0.contains(word)) }
      }
  }

  /// Whether the word's language has spaces; if not, a match can begin anywhere in a word.
  private func isSpaced(_ word: String) -> Bool {
    !word.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
  }
}

/// The order of the trending movies, which depends only on the catalog and the day.
enum EmbeddedTrends {
  /// Returns identifiers in an order that is different each day, and the same all day.
  static func order(of ids: [Int], day: Int64) -> [Int] {
    ids.map { (rank: mix(UInt64(bitPattern: Int64($0)) ^ mix(UInt64(bitPattern: day))), id: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.id)
  }

  /// Returns a number mixed with the last steps of SplitMix64, so that neighbors become distant.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The recommendations for a movie, which the catalog derives from genres and votes.
enum EmbeddedRecommendations {
  /// The maximum number of recommendations.
  private static let most = 20

  /// Returns the movies with a genre in common, the best rated first.
  static func movies(for movie: CatalogEntry, in index: CatalogIndex) -> [Int] {
    let genres = Set(movie.genreIDs)
    let others = index.order(of: .topRated).filter { id in
      guard id != movie.id, let other = index.place(of: id).flatMap(index.entry) else {
        return false
      }
      return other.genreIDs.contains(where: genres.contains)
    }
    return Array(others.prefix(most))
  }
}
