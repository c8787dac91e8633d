/// A movie genre.
public struct Genre: Hashable, Sendable {
  /// The genre's TMDB ID.
  public let id: Int
  /// The name in the requested language, such as `Science Fiction`.
  public let name: String

  /// TMDB's genres with their English names, in the order of `/genre/movie/list`.
  public static let all: [Genre] = [
    Genre(id: 28, name: "Action"), Genre(id: 12, name: "Adventure"),
    Genre(id: 16, name: "Animation"), Genre(id: 35, name: "Comedy"), Genre(id: 80, name: "Crime"),
    Genre(id: 99, name: "Documentary"), Genre(id: 18, name: "Drama"),
    Genre(id: 10_751, name: "Family"), Genre(id: 14, name: "Fantasy"),
    Genre(id: 36, name: "History"), Genre(id: 27, name: "Horror"), Genre(id: 10_402, name: "Music"),
    Genre(id: 9_648, name: "Mystery"), Genre(id: 10_749, name: "Romance"),
    Genre(id: 878, name: "Science Fiction"), Genre(id: 10_770, name: "TV Movie"),
    Genre(id: 53, name: "Thriller"), Genre(id: 10_752, name: "War"), Genre(id: 37, name: "Western"),
  ]

  /// Creates a genre.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// The English name as one lowercase word, such as `science-fiction`.
  package var word: String {
    String(name.lowercased().map { $0 == " " ? "-" : $0 })
  }

  /// Returns the TMDB genre with the given English or Spanish name, ignoring case, whitespace and
  /// hyphens.
  package static func named(_ name: String) -> Genre? {
    let letters = letters(of: name)
    guard !letters.isEmpty else { return nil }
    return all.first { self.letters(of: $0.name) == letters || $0.id == spanish[letters] }
  }

  /// Returns whether a word may be the beginning of a genre's English or Spanish name, or differs
  /// from one by a typo.
  package static func hasName(similarTo word: String) -> Bool {
    let typed = letters(of: word)
    // A very long word is not a typo.
    guard typed.utf8.count <= 32 else { return false }
    return (all.map { letters(of: $0.name) } + spanish.keys).contains { name in
      // A replaced letter counts as two differences.
      name.hasPrefix(typed) || typed.difference(from: name).count <= 2
    }
  }

  /// The IDs by Spanish name, for names that differ from the English ones.
  private static let spanish = [
    "accion": 28, "aventura": 12, "animacion": 16, "comedia": 35, "crimen": 80, "documental": 99,
    "familia": 10_751, "fantasia": 14, "historia": 36, "terror": 27, "musica": 10_402,
    "misterio": 9_648, "cienciaficcion": 878, "peliculadetv": 10_770, "suspense": 53,
    "belica": 10_752,
  ]

  private static func letters(of name: String) -> String {
    SearchText.folded(name).filter { !$0.isWhitespace && $0 != "-" }
  }
}

/// The gateway to a service's genres.
///
/// Commands can call the gateway from any actor.
public protocol GenreSource: Sendable {
  /// Returns all of the service's genres, in the service's order.
  ///
  /// - Throws: `MovieError` with any code except those for logins.
  nonisolated(nonsending) func genres() async throws(MovieError) -> [Genre]
}
