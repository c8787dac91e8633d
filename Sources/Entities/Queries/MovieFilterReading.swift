extension MovieFilter {
  /// Sets a condition to what the user typed, such as `1920..1929` for the years.
  ///
  /// - Throws: `FilterMistake` if the text is not a value of the condition.
  package mutating func set(
    _ field: FilterField, to text: String
  ) throws(FilterMistake) {
    let mistake = FilterMistake(field: field, kind: .unreadable, text: text)
    switch field {
    case .genre: (genres, takesAnyGenre) = try Self.genres(text)
    case .year: (firstYear, lastYear) = try Self.years(text)
    case .rating: (minRating, maxRating) = try Self.ratings(text)
    case .votes:
      guard let votes = Self.number(text[...], in: 0...1_000_000_000) else { throw mistake }
      minVotes = votes
    case .originalLanguage:
      guard Self.isCode(text) else { throw mistake }
      originalLanguage = text.lowercased()
    case .country:
      guard Self.isCode(text) else { throw mistake }
      country = text.uppercased()
    case .people:
      let ids = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Self.number($0.trimmed, in: 1...Int.max) }
      guard !ids.contains(nil) else { throw mistake }
      people = ids.compactMap(\.self)
    case .order:
      guard let order = MovieOrder(text.lowercased()) else { throw mistake }
      self.order = order
    }
  }

  /// Reads genres by name or identifier: all of `a,b`, or any of `a|b`.
  private static func genres(
    _ text: String
  ) throws(FilterMistake) -> (ids: [Int], isAny: Bool) {
    let isAny = text.contains("|")
    guard !(isAny && text.contains(",")) else {
      throw FilterMistake(field: .genre, kind: .mixed, text: text)
    }
    var ids: [Int] = []
    for part in text.split(separator: isAny ? "|" : ",", omittingEmptySubsequences: false) {
      let name = String(part.trimmed)
      guard let id = Genre.named(name)?.id ?? number(name[...], in: 1...Int.max) else {
        throw FilterMistake(field: .genre, kind: .unreadable, text: name)
      }
      if !ids.contains(id) { ids.append(id) }
    }
    return (ids, isAny && ids.count > 1)
  }

  /// Reads `1927`, which is one year, or a range.
  private static func years(
    _ text: String
  ) throws(FilterMistake) -> (first: Int?, last: Int?) {
    let read = { (part: Substring) in number(part, in: 1_874...9_999) }
    if let year = read(text[...]) { return (year, year) }
    return try range(text, of: .year, read)
  }

  /// Reads `7`, which is the lowest rating, or a range.
  private static func ratings(
    _ text: String
  ) throws(FilterMistake) -> (least: Double?, most: Double?) {
    if let rating = rating(text[...]) { return (rating, nil) }
    return try range(text, of: .rating, rating)
  }

  /// Reads `A..B`, of which one end can be missing.
  private static func range<Value: Comparable>(
    _ text: String, of field: FilterField, _ read: (Substring) -> Value?
  ) throws(FilterMistake) -> (Value?, Value?) {
    let mistake = FilterMistake(field: field, kind: .unreadable, text: text)
    guard let dots = text.firstRange(of: "..") else { throw mistake }
    let ends = (text[..<dots.lowerBound], text[dots.upperBound...])
    let range = (read(ends.0), read(ends.1))
    guard !(ends.0.isEmpty && ends.1.isEmpty), ends.0.isEmpty == (range.0 == nil),
      ends.1.isEmpty == (range.1 == nil)
    else { throw mistake }
    if let first = range.0, let last = range.1, first > last {
      throw FilterMistake(field: field, kind: .backwards, text: text)
    }
    return range
  }

  /// Reads a rating with a decimal point or a decimal comma.
  private static func rating(_ text: Substring) -> Double? {
    let plain = String(text.map { $0 == "," ? "." : $0 })
    guard plain.utf8.count <= 5, plain.utf8.first.map({ $0 >= 48 }) ?? false,
      plain.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      let rating = Double(plain), rating <= 10
    else { return nil }
    return rating
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// Returns whether a text is two ASCII letters.
  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (97...122).contains($0 | 32) }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: SubSequence {
    let text = drop(while: \.isWhitespace)
    return lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? text
  }
}
