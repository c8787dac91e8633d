/// A page on TMDB, IMDb or Letterboxd, parsed from its URL.
///
/// Only an ID, a kind of list or a search term is kept. The rest of the URL is validated and then
/// discarded, so that it cannot become part of a request.
public enum PageAddress: Hashable, Sendable {
  /// A movie page on either site.
  case movie(MovieID)
  /// A person's page, with the person's TMDB ID; the ID is `nil` for pages on IMDb, whose person
  /// IDs are not accepted.
  case person(Int?)
  /// The page of a TV series on TMDB.
  case series
  /// A list of movies that has a page on TMDB: popular, now playing, top rated or upcoming.
  case list(MovieListKind)
  /// The results of a search on TMDB or IMDb, or a movie's page on Letterboxd, whose URL contains
  /// only a title and often the year; the value is the search term.
  case search(String)
  /// Any other page on either site.
  case other

  /// The maximum length of a URL, in bytes.
  private static let maxBytes = 2_000
  /// The first ID reserved for the embedded catalog's invented movies and people.
  private static let firstInvented = 900_000_000

  /// Creates a page from its URL, or returns `nil` if the text is not a URL of either site.
  ///
  /// - Parameter text: The URL, with or without `https://` and `www.`, such as
  ///   `https://www.themoviedb.org/movie/550-fight-club?language=de` or
  ///   `m.imdb.com/title/tt0137523/`.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count <= Self.maxBytes, bytes.contains(UInt8(ascii: "/")),
      bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    let path = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var components = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }[...]
    if let scheme = components.first?.lowercased(), scheme == "https:" || scheme == "http:" {
      guard components.count > 2, components.dropFirst().first == "" else { return nil }
      components = components.dropFirst(2)
    }
    let host = components.removeFirst().lowercased()
    if components.last == "" { components.removeLast() }
    let query = bytes.dropFirst(path.count).prefix { $0 != UInt8(ascii: "#") }.dropFirst()
    switch host {
    case "themoviedb.org", "www.themoviedb.org": self = Self.tmdb(Array(components), query)
    case "imdb.com", "www.imdb.com", "m.imdb.com": self = Self.imdb(Array(components), query)
    case "letterboxd.com", "www.letterboxd.com": self = Self.letterboxd(components)
    default: return nil
    }
  }

  /// The page's URL; `nil` if there is no such page on the web, as with a movie that exists only in
  /// the embedded catalog.
  public var url: String? {
    switch self {
    case .movie(.tmdb(let id)) where id < Self.firstInvented:
      "https://www.themoviedb.org/movie/" + String(id)
    case .movie(.imdb(let id)): "https://www.imdb.com/title/\(id)/"
    case .person(let id?) where id < Self.firstInvented: "https://www.themoviedb.org/person/\(id)"
    case .list(.popular): "https://www.themoviedb.org/movie"
    case .list(let kind) where Self.lists.contains(kind):
      "https://www.themoviedb.org/movie/" + kind.rawValue
    case .search(let text): "https://www.themoviedb.org/search?query=" + Self.encoded(text)
    case .movie, .person, .series, .list, .other: nil
    }
  }

  /// The lists that have pages on TMDB.
  private static let lists: [MovieListKind] = [.popular, .nowPlaying, .topRated, .upcoming]

  private static func tmdb(
    _ components: [String], _ query: Substring.UTF8View
  ) -> PageAddress {
    if components == ["movie"] { return .list(.popular) }
    if components.count == 2, components[0] == "movie",
      let kind = lists.first(where: { $0.rawValue == components[1] })
    {
      return .list(kind)
    }
    if components == ["search"] || components == ["search", "movie"] {
      return search("query", in: query)
    }
    guard components.count > 1, areSimple(components.dropFirst(2)) else { return .other }
    // TMDB ignores the words after the number, which are only for human readers.
    let number = String(components[1].prefix { $0 != "-" })
    switch components[0] {
    case "movie": return IdentifierText.number(number).map { .movie(.tmdb($0)) } ?? .other
    case "person": return IdentifierText.number(number).map { .person($0) } ?? .other
    case "tv": return .series
    default: return .other
    }
  }

  private static func imdb(
    _ components: [String], _ query: Substring.UTF8View
  ) -> PageAddress {
    var components = components[...]
    // IMDb URLs can start with a language, such as `es` or `pt-br`.
    if let first = components.first, first.utf8.count == 2 || first.dropFirst(2).hasPrefix("-") {
      components.removeFirst()
    }
    if components == ["find"] { return search("q", in: query) }
    guard let kind = components.popFirst(), let id = components.popFirst(), areSimple(components)
    else {
      return .other
    }
    switch kind {
    case "title": return IdentifierText.imdb(id).map { .movie(.imdb($0)) } ?? .other
    case "name": return .person(nil)
    default: return .other
    }
  }

  /// Returns the search for the title in the URL of a movie, or of a user's page about a movie.
  private static func letterboxd(_ components: ArraySlice<String>) -> PageAddress {
    let components = components.first == "film" ? components : components.dropFirst()
    guard areSimple(components), components.first == "film", let slug = components.dropFirst().first
    else {
      return .other
    }
    var words = slug.split(separator: "-")
    // Letterboxd adds a number if two movies have the same title and year: `title-2021-1`.
    if words.count > 2, words.last?.utf8.count == 1, words[words.count - 2].utf8.count == 4,
      words.suffix(2).joined().utf8.allSatisfy(\.isDigit)
    {
      words.removeLast()
    }
    return words.isEmpty ? .other : .search(words.joined(separator: " "))
  }

  /// Returns the search in a query parameter, or `.other` if the parameter is missing or invalid.
  private static func search(_ name: String, in query: Substring.UTF8View) -> PageAddress {
    let parameter = query.split(separator: UInt8(ascii: "&"))
      .first { $0.starts(with: (name + "=").utf8) }
    guard let value = parameter?.dropFirst(name.utf8.count + 1), let text = decoded(value),
      text.contains(where: { !$0.isWhitespace })
    else { return .other }
    return .search(text)
  }

  /// Returns a parameter's text with `%` escapes decoded and `+` replaced by a space; `nil` if the
  /// text is invalid or contains control characters.
  private static func decoded(_ value: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = value[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard rest.count > 1, let digits = UInt8(hexadecimal: rest.prefix(2)) else { return nil }
        bytes.append(digits)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      if byte.isLetterOrDigit || "-_.~".utf8.contains(byte) {
        return String(UnicodeScalar(byte))
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// Returns whether every path component is a plain name rather than, for example, `..`.
  private static func areSimple(_ components: ArraySlice<String>) -> Bool {
    components.allSatisfy { component in
      !component.isEmpty
        && component.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    }
  }
}

extension UInt8 {
  /// Creates a byte from two hexadecimal digits.
  fileprivate init?(hexadecimal digits: Substring.UTF8View) {
    let text = Substring(digits)
    guard text.allSatisfy(\.isHexDigit), let byte = UInt8(text, radix: 16) else { return nil }
    self = byte
  }
}

extension MovieQuery {
  /// Creates the query of a page that shows a list or a search; `nil` for other pages.
  package init?(_ page: PageAddress) {
    switch page {
    case .list(let kind): self = .kind(kind)
    case .search(let text): self = .search(typed: text)
    case .movie, .person, .series, .other: return nil
    }
  }
}
