/// Words, each of which can be abbreviated to some of its letters, that the user types to find an
/// entry in a list.
struct FuzzyPattern {
  private let words: [[Character]]

  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map(Array.init)
  }

  /// Returns how well an entry matches all words: 0 for the best match, `nil` for no match.
  ///
  /// `keys` are the names of the equivalent keys.
  func rank(of text: String, keys: String = "") -> Int? {
    let text = Array(text.lowercased())
    let starts = text.indices.filter { Self.isStart($0, of: text) }
    let keys = keys.lowercased().split(separator: " ").map(Array.init)
    var worst = 0
    for word in words {
      guard let rank = Self.rank(of: word, in: text, starts, keys) else { return nil }
      worst = max(worst, rank)
    }
    return worst
  }

  private static func rank(
    of word: [Character], in text: [Character], _ starts: [Int], _ keys: [[Character]]
  ) -> Int? {
    if starts.contains(where: { text[$0...].starts(with: word) }) { return 0 }
    // `login` finds `Log in`.
    if starts.contains(where: { text[$0...].lazy.filter { $0 != " " }.starts(with: word) }) {
      return 1
    }
    if keys.contains(word) { return 1 }
    if starts.contains(where: { hasInitials(word[...], in: text, at: $0) }) { return 2 }
    if text.indices.contains(where: { text[$0...].starts(with: word) }) { return 3 }
    return isSubsequence(word, of: text) ? 4 : nil
  }

  /// Returns whether letters abbreviate a word and the words after it.
  ///
  /// For example, `gt` abbreviates `go to top`.
  private static func hasInitials(
    _ letters: ArraySlice<Character>, in text: [Character], at start: Int
  ) -> Bool {
    guard let first = letters.first else { return true }
    guard text[start] == first else { return false }
    let rest = letters.dropFirst()
    if rest.isEmpty { return true }
    let next = text.index(after: start)
    // A letter either follows the previous one or starts a later word.
    if next < text.count, hasInitials(rest, in: text, at: next) { return true }
    return text.indices[next...].contains {
      isStart($0, of: text) && hasInitials(rest, in: text, at: $0)
    }
  }

  private static func isSubsequence(_ word: [Character], of text: [Character]) -> Bool {
    var rest = word[...]
    for letter in text where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private static func isStart(_ index: Int, of text: [Character]) -> Bool {
    let isWord = text[index].isLetter || text[index].isNumber
    return isWord && (index == 0 || !(text[index - 1].isLetter || text[index - 1].isNumber))
  }
}
