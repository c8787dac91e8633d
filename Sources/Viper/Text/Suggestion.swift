/// Finds a known word that resembles a misspelled one.
package enum Suggestion {
  /// Returns the most similar word, ignoring case.
  ///
  /// Two words are similar if they differ in at most one letter or a third of their letters,
  /// whichever is more. If no word is similar, returns the first word with the typed prefix, or
  /// `nil` if there is none.
  package static func nearest(to typed: String, among words: [String]) -> String? {
    // A very long word is not a typo, and comparing it with every known word takes too long.
    guard typed.utf8.count <= 64 else { return nil }
    let typed = typed.lowercased()
    let nearest = words.map { (distance: distance(of: typed, to: $0.lowercased()), word: $0) }
      .filter { $0.distance <= max(1, $0.word.drop { $0 == "-" }.count / 3) }
      .min { $0.distance < $1.distance }?.word
    let isBeginning = typed.drop { $0 == "-" }.count >= 2
    return nearest ?? (isBeginning ? words.first { $0.hasPrefix(typed) } : nil)
  }

  /// Returns the number of edits needed to turn one string into another or into its most similar
  /// part.
  ///
  /// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters.
  package static func distance(
    of text: String, to other: String, orPart isPart: Bool = false
  ) -> Int {
    let (left, right) = (Array(text), Array(other))
    var before: [Int] = []
    var last = isPart ? Array(repeating: 0, count: right.count + 1) : Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = last
      last = current
    }
    return (isPart ? last.min() : last.last) ?? left.count
  }
}

extension String {
  /// The spelling with hyphens, such as `edit-entry`, of a name in camel case.
  ///
  /// Until 0.7, names that used to be in camel case are accepted in both spellings.
  package var hyphenated: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
