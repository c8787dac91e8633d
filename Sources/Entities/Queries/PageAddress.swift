/// A page of TMDB or IMDb, parsed from its URL.
///
/// Only the ID is kept. The rest of the URL is validated and dropped, so that it cannot become part
/// of a request.
public enum PageAddress: Hashable, Sendable {
  /// A movie page on either site.
  case movie(MovieID)
  /// A person's page, with the TMDB ID; `nil` for IMDb, whose IDs of people are not accepted.
  case person(Int?)
  /// The page of a TV series on TMDB.
  case series
  /// Another page of either site.
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
    var steps = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }[...]
    if let scheme = steps.first?.lowercased(), scheme == "https:" || scheme == "http:" {
      guard steps.count > 2, steps.dropFirst().first == "" else { return nil }
      steps = steps.dropFirst(2)
    }
    let host = steps.removeFirst().lowercased()
    if steps.last == "" { steps.removeLast() }
    switch host {
    case "themoviedb.org", "www.themoviedb.org": self = Self.tmdb(Array(steps))
    case "imdb.com", "www.imdb.com", "m.imdb.com": self = Self.imdb(Array(steps))
    default: return nil
    }
  }

  /// The URL of the page, or `nil` if there is none, as for movies that exist only in the embedded
  /// catalog.
  public var url: String? {
    switch self {
    case .movie(.tmdb(let id)) where id < Self.firstInvented:
      "https://www.themoviedb.org/movie/" + String(id)
    case .movie(.imdb(let id)): "https://www.imdb.com/title/\(id)/"
    case .person(let id?) where id < Self.firstInvented: "https://www.themoviedb.org/person/\(id)"
    case .movie, .person, .series, .other: nil
    }
  }

  private static func tmdb(_ steps: [String]) -> PageAddress {
    guard steps.count > 1, areSimple(steps.dropFirst(2)) else { return .other }
    // The words after the number are only for readers; TMDB ignores them.
    let number = String(steps[1].prefix { $0 != "-" })
    switch steps[0] {
    case "movie": return IdentifierText.number(number).map { .movie(.tmdb($0)) } ?? .other
    case "person": return IdentifierText.number(number).map { .person($0) } ?? .other
    case "tv": return .series
    default: return .other
    }
  }

  private static func imdb(_ steps: [String]) -> PageAddress {
    var steps = steps[...]
    // IMDb URLs can start with a language, such as `es` or `pt-br`.
    if let first = steps.first, first.utf8.count == 2 || first.dropFirst(2).hasPrefix("-") {
      steps.removeFirst()
    }
    guard let kind = steps.popFirst(), let id = steps.popFirst(), areSimple(steps) else {
      return .other
    }
    switch kind {
    case "title": return IdentifierText.imdb(id).map { .movie(.imdb($0)) } ?? .other
    case "name": return .person(nil)
    default: return .other
    }
  }

  /// Returns whether path components are plain names that do not lead elsewhere.
  private static func areSimple(_ steps: ArraySlice<String>) -> Bool {
    steps.allSatisfy { step in
      !step.isEmpty && step.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    }
  }
}
