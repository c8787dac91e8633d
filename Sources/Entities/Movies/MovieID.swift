/// The identifier of a movie: TMDB's own, or IMDb's.
public enum MovieID: Hashable, Sendable, CustomStringConvertible {
  /// TMDB's identifier, at least 1.
  case tmdb(Int)
  /// IMDb's identifier: `tt` and digits.
  ///
  /// TMDB accepts it in place of its own identifier.
  case imdb(String)

  /// Creates an identifier from text that the user typed, or returns `nil` if the text is not one.
  ///
  /// An identifier becomes part of a request's path, so no other text is accepted.
  ///
  /// - Parameter text: ASCII digits of a number that is at least 1, `tt` in any case and ASCII
  ///   digits, or the address of a movie's page; see `PageAddress`. At most 18 digits are accepted.
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

  /// The identifier as it appears in a request's path.
  public var description: String {
    switch self {
    case .tmdb(let number): String(number)
    case .imdb(let text): text
    }
  }
}

/// Reads identifiers from text that the user typed.
///
/// An identifier becomes part of a request's path, so nothing but ASCII digits is accepted.
enum IdentifierText {
  /// The largest number of digits.
  private static let maxDigits = 18

  /// Returns an identifier of TMDB; `nil` if the text is not a number that is at least 1.
  static func number(_ text: String) -> Int? {
    guard areDigits(text.utf8[...]), let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// Returns an identifier of IMDb in lowercase; `nil` if the text is not `tt` and digits.
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
