/// A parser for filters that are typed as one line of words in a window or a script.
///
/// The name of a condition, in English or Spanish, is followed by its value. Genres, years and
/// runtimes need no name: `comedy 1920s rating 7.. with keaton under 90 sort title`.
package struct FilterLine {
  private var filter = MovieFilter()
  /// The words of each sequence of consecutive genre names in the line.
  private var genres: [[String]] = []

  /// Parses a line; a blank line is a filter without conditions.
  ///
  /// - Throws: `FilterMistake` for the first invalid condition.
  package static func filter(_ text: String) throws(FilterMistake) -> MovieFilter {
    var line = FilterLine()
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let word = words.popFirst() {
      try line.read(word, &words)
    }
    guard !line.genres.isEmpty else { return line.filter }
    do throws(FilterMistake) {
      try line.filter.set(.genre, to: line.genreText)
    } catch {
      throw line.named(error)
    }
    return line.filter
  }

  /// Returns a mistake in the genres, with the words that may be a person's name.
  private func named(_ mistake: FilterMistake) -> FilterMistake {
    guard mistake.kind == .invalid, !Genre.hasName(similarTo: mistake.text) else { return mistake }
    let words = genres.lazy.map { $0.drop { $0 != mistake.text } }.first { !$0.isEmpty } ?? []
    let name = words.prefix { Genre.named($0) == nil }.joined(separator: " ")
    guard !name.isEmpty else { return mistake }
    return FilterMistake(field: mistake.field, kind: .unknown(name: name), text: mistake.text)
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(FilterMistake) {
    if let field = Self.field(word) {
      // A sort order can have the same name as a condition.
      guard let value = rest.popFirst(), field == .order || Self.field(value) == nil else {
        throw FilterMistake(field: field, kind: .missing, text: word)
      }
      if field == .genre { return addGenres(value, &rest) }
      if field == .people, !Self.isNumber(value) { return addNames(value, &rest) }
      try filter.set(field, to: value)
      if field == .runtime { Self.dropUnit(&rest) }
    } else if let limit = Self.limit(word, &rest) {
      guard let value = rest.popFirst() else {
        throw FilterMistake(field: .runtime, kind: .missing, text: word)
      }
      try filter.set(.runtime, to: limit.before + value + limit.after)
      Self.dropUnit(&rest)
    } else if Self.isNumber(word) {
      let isRuntime = rest.first.map(Self.isUnit) == true
      try filter.set(isRuntime ? .runtime : .year, to: word)
      Self.dropUnit(&rest)
    } else {
      addGenres(word, &rest)
    }
  }

  /// Adds the names of people that come before the next genre or other condition.
  private mutating func addNames(_ first: String, _ rest: inout ArraySlice<String>) {
    let more = rest.prefix { !Self.isBeginning($0) && Genre.named($0) == nil }
    rest = rest.dropFirst(more.count)
    for part in ([first] + more).joined(separator: " ").split(separator: ",") {
      let name = String(part.trimmed)
      if let id = Int(name), id > 0 {
        filter.people.append(id)
      } else if !name.isEmpty {
        filter.namesToResolve.append(name)
      }
    }
  }

  private mutating func addGenres(_ first: String, _ rest: inout ArraySlice<String>) {
    let more = rest.prefix { !Self.isBeginning($0) }
    rest = rest.dropFirst(more.count)
    genres.append([first] + more)
  }

  /// The genres in the format of the command-line option.
  private var genreText: String {
    let isJoined = genres.joined().contains { $0.contains { $0 == "," || $0 == "|" } }
    return genres.map { isJoined ? $0.joined(separator: " ") : Self.separated($0) }
      .joined(separator: ",")
  }

  /// Splits words into genres, some of which consist of two words.
  private static func separated(_ words: [String]) -> String {
    var genres: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if let next = rest.first, Genre.named(word + next) != nil {
        rest.removeFirst()
        genres.append(word + " " + next)
      } else {
        genres.append(word)
      }
    }
    return genres.joined(separator: ",")
  }

  private static func field(_ word: String) -> FilterField? {
    let name = String(SearchText.folded(word).dropFirst(word.hasPrefix("--") ? 2 : 0))
    return FilterField(rawValue: name) ?? fields[name]
  }

  /// Alternative names for the conditions: `language`, and the Spanish names without accents.
  private static let fields: [String: FilterField] = [
    "language": .originalLanguage, "genero": .genre, "ano": .year, "nota": .rating,
    "votos": .votes, "idioma": .originalLanguage, "pais": .country, "con": .people,
    "duracion": .runtime, "orden": .order,
  ]

  /// Returns the prefix and suffix for the number that follows a word such as `under`, or `nil` if
  /// the word does not limit the runtime.
  private static func limit(
    _ word: String, _ rest: inout ArraySlice<String>
  ) -> (before: String, after: String)? {
    switch SearchText.folded(word) {
    case "under": return ("..", "")
    case "over": return ("", "..")
    case "menos" where rest.first?.lowercased() == "de":
      rest.removeFirst()
      return ("..", "")
    case "mas" where rest.first?.lowercased() == "de":
      rest.removeFirst()
      return ("", "..")
    default: return nil
    }
  }

  private static func isUnit(_ word: String) -> Bool {
    ["min", "minutes", "minutos"].contains(word.lowercased())
  }

  /// Removes the unit of a runtime, if any.
  private static func dropUnit(_ rest: inout ArraySlice<String>) {
    if rest.first.map(isUnit) == true { rest.removeFirst() }
  }

  /// Returns whether a word starts a condition other than a genre.
  private static func isBeginning(_ word: String) -> Bool {
    field(word) != nil || isNumber(word)
      || ["under", "over", "menos", "mas"].contains(SearchText.folded(word))
  }

  /// Returns whether a word appears to be a number, a range or a list of numbers, based only on the
  /// first character.
  private static func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: ".") } ?? false
  }
}

extension MovieFilter {
  /// The filter as a line that `FilterLine` can parse; empty if it has no conditions.
  package var line: String {
    var words: [String] = []
    if !genres.isEmpty {
      let known = genres.map { id in Genre.all.first { $0.id == id }?.word }
      if known.contains(nil) { words.append(FilterField.genre.rawValue) }
      words.append(
        zip(known, genres).map { $0 ?? String($1) }.joined(separator: takesAnyGenre ? "|" : ","))
    }
    if let years { words.append(years) }
    let named: [(FilterField, String?)] = [
      (.rating, ratings), (.runtime, runtimes), (.votes, minVotes.map { String($0) }),
      (.originalLanguage, originalLanguage), (.country, country),
      (.people, people.isEmpty ? nil : people.map { String($0) }.joined(separator: ",")),
      (.people, namesToResolve.isEmpty ? nil : namesToResolve.joined(separator: ", ")),
      (.order, order == MovieOrder() ? nil : order.description),
    ]
    for case (let field, let value?) in named { words += [field.rawValue, value] }
    return words.joined(separator: " ")
  }

  private var years: String? {
    if let firstYear, firstYear == lastYear { return String(firstYear) }
    guard firstYear != nil || lastYear != nil else { return nil }
    return (firstYear.map { String($0) } ?? "") + ".." + (lastYear.map { String($0) } ?? "")
  }

  private var ratings: String? {
    guard minRating != nil || maxRating != nil else { return nil }
    return (minRating.map(Self.text) ?? "") + ".." + (maxRating.map(Self.text) ?? "")
  }

  private var runtimes: String? {
    guard minRuntime != nil || maxRuntime != nil else { return nil }
    return (minRuntime.map { String($0) } ?? "") + ".." + (maxRuntime.map { String($0) } ?? "")
  }

  /// Returns a rating in the form in which users type it, such as `7` or `7.5`.
  package static func text(_ rating: Double) -> String {
    let text = rating.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is an ASCII letter or digit.
  package var isLetterOrDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// A mistake in a filter condition.
package struct FilterMistake: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    /// The text is not a valid value for the field.
    case invalid
    /// The text is not a genre, and may be the beginning of a person's name.
    case unknown(name: String)
    /// The text mixes commas and bars between genres.
    case mixed
    /// The end of the range is lower than its start.
    case reversed
    /// The field name is not followed by a value.
    case missing
  }

  /// The condition that contains the mistake.
  package let field: FilterField
  /// The kind of mistake.
  package let kind: Kind
  /// The text, as typed.
  package let text: String

  /// Creates a mistake.
  package init(field: FilterField, kind: Kind, text: String) {
    self.field = field
    self.kind = kind
    self.text = text
  }
}

/// A filter condition, spelled like its command-line option without the hyphens.
package enum FilterField: String, CaseIterable, Sendable {
  case genre, year, rating, runtime, votes
  case originalLanguage = "original-language"
  case country
  case people = "with"
  case order = "sort"
}

extension MovieFilter {
  /// Sets a condition from user input, such as `1920..1929` for the years.
  ///
  /// - Throws: `FilterMistake` if the text is not a valid value for the condition.
  package mutating func set(
    _ field: FilterField, to text: String
  ) throws(FilterMistake) {
    let mistake = FilterMistake(field: field, kind: .invalid, text: text)
    switch field {
    case .genre: (genres, takesAnyGenre) = try Self.genres(text)
    case .year: (firstYear, lastYear) = try Self.years(text)
    case .rating: (minRating, maxRating) = try Self.ratings(text)
    case .runtime:
      let minutes = text.hasSuffix("min") ? String(text.dropLast(3)) : text
      (minRuntime, maxRuntime) = try Self.range(minutes, of: .runtime) {
        Self.number($0, in: 1...10_000)
      }
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

  /// Parses genres given by name or ID: `a,b` requires both genres, and `a|b` requires at least one
  /// of them.
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
        throw FilterMistake(field: .genre, kind: .invalid, text: name)
      }
      if !ids.contains(id) { ids.append(id) }
    }
    return (ids, isAny && ids.count > 1)
  }

  /// Parses a year, such as `1927`, a decade or a range.
  private static func years(
    _ text: String
  ) throws(FilterMistake) -> (first: Int?, last: Int?) {
    let read = { (part: Substring) in number(part, in: 1_874...9_999) }
    if let year = read(text[...]) { return (year, year) }
    // `1920s` is a decade.
    if text.hasSuffix("0s"), let first = read(text.dropLast()) { return (first, first + 9) }
    return try range(text, of: .year, read)
  }

  /// Parses a minimum rating, such as `7`, or a range.
  private static func ratings(
    _ text: String
  ) throws(FilterMistake) -> (lower: Double?, upper: Double?) {
    if let rating = rating(text[...]) { return (rating, nil) }
    return try range(text, of: .rating, rating)
  }

  /// Parses a range `A..B`, in which one bound may be omitted.
  private static func range<Value: Comparable>(
    _ text: String, of field: FilterField, _ read: (Substring) -> Value?
  ) throws(FilterMistake) -> (Value?, Value?) {
    let mistake = FilterMistake(field: field, kind: .invalid, text: text)
    guard let dots = text.firstRange(of: "..") else { throw mistake }
    let ends = (text[..<dots.lowerBound], text[dots.upperBound...])
    let range = (read(ends.0), read(ends.1))
    guard !(ends.0.isEmpty && ends.1.isEmpty), ends.0.isEmpty == (range.0 == nil),
      ends.1.isEmpty == (range.1 == nil)
    else { throw mistake }
    if let first = range.0, let last = range.1, first > last {
      throw FilterMistake(field: field, kind: .reversed, text: text)
    }
    return range
  }

  /// Parses a rating with a decimal point or comma.
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

  /// Returns whether a string consists of two ASCII letters.
  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (97...122).contains($0 | 32) }
  }
}

extension StringProtocol {
  /// The text without leading and trailing whitespace.
  package var trimmed: SubSequence {
    let text = drop(while: \.isWhitespace)
    return lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? text
  }
}
