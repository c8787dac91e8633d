import MovieEntities

/// The conditions in the text that narrows rows.
///
/// A range such as `8..` is about the rating. A row's text must contain any other word, unless the
/// word is the row's rating.
package struct RowFilter {
  private var range = MovieFilter()
  private var words: [(parts: [String], rating: Double?)] = []

  package init(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.contains(".."), (try? range.set(.rating, to: String(word))) != nil { continue }
      words.append((SearchText.words(String(word)), OwnRating(String(word))?.value))
    }
  }

  /// Returns whether a row with a rating, if any, and a text meets the conditions.
  package func matches(_ rating: Double?, _ text: @autoclosure () -> String) -> Bool {
    if range.minRating != nil || range.maxRating != nil {
      guard let rating, rating >= range.minRating ?? 0, rating <= range.maxRating ?? 10 else {
        return false
      }
    }
    guard !words.isEmpty else { return true }
    let text = SearchText.folded(text())
    return words.allSatisfy { word in
      word.rating.map { $0 == rating } == true || word.parts.allSatisfy { text.contains($0) }
    }
  }
}
