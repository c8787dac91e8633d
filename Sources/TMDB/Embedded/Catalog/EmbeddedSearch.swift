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

  /// The movies whose titles match, the most popular ones first.
  var results: [Int] {
    EmbeddedCatalog.movies.indices.filter { place in
      (year == nil || year == EmbeddedCatalog.movies[place].year)
        && matches(EmbeddedCatalog.words[place])
    }
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
  /// Returns the places of all movies in an order that is different each day, and the same all day.
  static func order(on day: Int64) -> [Int] {
    let ranks = EmbeddedCatalog.movies.map {
      mix(UInt64(bitPattern: Int64($0.id)) ^ mix(UInt64(bitPattern: day)))
    }
    return ranks.indices.sorted { ranks[$0] < ranks[$1] }
  }

  /// Returns a number mixed with the last steps of SplitMix64, so that neighbors become distant.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
