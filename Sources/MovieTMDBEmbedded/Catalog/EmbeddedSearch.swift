import MovieTMDB

/// A search for movies by the words of their titles, ignoring case and accents.
struct EmbeddedSearch {
  private let words: [String]
  private let year: Int?

  init(_ request: Request) {
    words = SearchText.words(request.parameter("query") ?? "")
    year = request.parameter("year").flatMap { Int($0) }
  }

  /// Returns the movies whose title has, for each word of the query, a word that begins with it;
  /// the most popular movies come first.
  func results(in index: CatalogIndex) -> [Int] {
    guard !words.isEmpty else { return [] }
    return index.order(of: .popular).filter { id in
      index.place(of: id).flatMap(index.entry).map(isMatch) ?? false
    }
  }

  private func isMatch(_ movie: CatalogEntry) -> Bool {
    guard year == nil || year == movie.year else { return false }
    let title = movie.words
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
