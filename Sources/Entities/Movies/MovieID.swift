/// The TMDB or IMDb ID of a movie, or its title and year if it has neither.
///
/// A TMDB ID can be written as a number: `Film(id: 19, title: "Metropolis", year: 1927)`.
public enum MovieID: Hashable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  /// A TMDB ID, at least 1.
  case tmdb(Int)
  /// An IMDb ID: `tt` followed by digits.
  ///
  /// TMDB also accepts these IDs.
  case imdb(String)
  /// The title and year of a film that no service has identified.
  case titled(TitleKey)

  /// Creates an ID from user input, or returns `nil` if the text is not an ID.
  ///
  /// Text in any other format is rejected, because the ID becomes part of a request's path.
  ///
  /// - Parameter text: A positive number in ASCII digits, `tt` in uppercase or lowercase followed
  ///   by ASCII digits, or the URL of a movie page; see `PageAddress`. At most 18 digits are
  ///   accepted.
  public init?(_ text: String) {
    if let number = IdentifierText.number(text) {
      self = .tmdb(number)
    } else if let id = IdentifierText.imdb(text) {
      self = .imdb(id)
    } else if case .movie(let id) = PageAddress(text) {
      self = id
    } else {
      return nil
    }
  }

  /// Returns the ID with a description, which may be a title with its year, or `?` if that is
  /// unknown, in parentheses.
  package static func described(by text: String) -> MovieID? {
    if let id = MovieID(text) { return id }
    if text.hasSuffix(TitleKey.unknownYear) {
      let title = text.dropLast(TitleKey.unknownYear.count).trimmed
      return title.isEmpty ? nil : .titled(TitleKey(String(title), year: nil))
    }
    guard case .search(let title, let year?) = MovieQuery.search(typed: text),
      text.hasSuffix("(\(year))")
    else { return nil }
    return .titled(TitleKey(title, year: year))
  }

  /// Creates a TMDB ID, which must be at least 1.
  public init(integerLiteral number: Int) { self = .tmdb(number) }

  /// The TMDB ID, if the ID is one.
  public var tmdb: Int? {
    if case .tmdb(let number) = self { number } else { nil }
  }

  /// The ID as it appears in a request's path; for a film without one, its title and year.
  public var description: String {
    switch self {
    case .tmdb(let number): String(number)
    case .imdb(let text): text
    case .titled(let key): key.description
    }
  }
}

extension MovieID: Codable {
  /// Decodes a TMDB ID from a number, and any ID from its description.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .tmdb(number)
    } else if let id = MovieID.described(by: try container.decode(String.self)) {
      self = id
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is neither an ID nor a title with a year.")
    }
  }

  /// Encodes a TMDB ID as a number, and any other ID as its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let tmdb { try container.encode(tmdb) } else { try container.encode(description) }
  }
}

/// A title and a year, as films without an ID are compared.
///
/// Case, accents, punctuation and a leading English article are ignored, unless nothing else is
/// left.
public struct TitleKey: Hashable, Sendable, CustomStringConvertible {
  /// The words of the title, in lowercase and without accents.
  let words: String
  /// The year of release; `nil` if unknown.
  public let year: Int?

  /// Creates the key of a title as users or services write it.
  public init(_ title: String, year: Int?) {
    var words = SearchText.words(title)
    if words.count > 1, Self.articles.contains(words[0][...]) { words.removeFirst() }
    self.words = words.isEmpty ? title : words.joined(separator: " ")
    self.year = year
  }

  private static let articles: [Substring] = ["a", "an", "the"]

  /// What the description of a film without a year ends with, so that the description of `1917` is
  /// not a TMDB ID.
  fileprivate static let unknownYear = " (?)"

  /// The words of the title and the year: `dune (2021)`, or `dune (?)` if the year is unknown.
  ///
  /// If the first word is an article, as in `The A-Team`, the one before it must not be left out.
  public var description: String {
    let first = words.prefix { $0 != " " }
    let article = first.count < words.count && Self.articles.contains(first) ? "the " : ""
    return article + words + (year.map { " (\($0))" } ?? Self.unknownYear)
  }
}

/// Parses IDs from user input.
///
/// An ID becomes part of a request's path, so only ASCII digits are accepted.
enum IdentifierText {
  /// The maximum number of digits.
  private static let maxDigits = 18

  /// Returns a TMDB ID, or `nil` if the text is not a positive number.
  static func number(_ text: String) -> Int? {
    guard areDigits(text.utf8[...]), let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// Returns an IMDb ID in lowercase, or `nil` if the text is not `tt` followed by digits.
  static func imdb(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.prefix(2).allSatisfy({ $0 | 0x20 == UInt8(ascii: "t") }),
      areDigits(bytes.dropFirst(2))
    else { return nil }
    return text.hasPrefix("tt") ? text : text.lowercased()
  }

  private static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.count <= maxDigits
      && bytes.allSatisfy(\.isDigit)
  }
}
