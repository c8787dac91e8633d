import TMDB

/// A search for movies by the words of their titles, ignoring case and accents.
struct EmbeddedSearch {
  private let words: [String]
  private let year: Int?

  init(_ request: Request) {
    words = SearchText.words(request.parameter("query") ?? "")
    year = request.parameter("year").flatMap { Int($0) }
  }

  /// The movies whose title has a word beginning with each word of the query, best known first.
  func results(_ movies: [EmbeddedMovie]) -> [EmbeddedMovie] {
    guard !words.isEmpty else { return [] }
    return EmbeddedLists.popular(movies.filter(isMatch))
  }

  private func isMatch(_ movie: EmbeddedMovie) -> Bool {
    // A film without a date is of no year, not of the year 0.
    guard year == nil || (year == movie.year && movie.year > 0) else { return false }
    let title = SearchText.words(movie.facts.title + " " + movie.facts.originalTitle)
    return words.allSatisfy { word in
      title.contains { $0.hasPrefix(word) || (!isSpaced(word) && $0.contains(word)) }
    }
  }

  /// Whether the word's language puts spaces between words.
  ///
  /// Chinese and Japanese do not, so a match can begin anywhere in a word.
  private func isSpaced(_ word: String) -> Bool {
    !word.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
  }
}
