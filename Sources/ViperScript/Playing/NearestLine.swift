/// Finds the line of a screen that is most similar to a text that was not found.
enum NearestLine {
  /// Returns the index of the line that shares the most pairs of neighboring letters with a text; `nil`
  /// if no line contains at least half of the pairs.
  static func index(of text: String, in lines: [String]) -> Int? {
    let wanted = pairs(text)
    guard !wanted.isEmpty else { return nil }
    let scores = lines.map { line in wanted.intersection(pairs(line)).count }
    guard let best = scores.max(), best * 2 >= wanted.count else { return nil }
    return scores.firstIndex(of: best)
  }

  private static func pairs(_ text: String) -> Set<String> {
    let letters = Array(text.lowercased())
    return Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }
}
