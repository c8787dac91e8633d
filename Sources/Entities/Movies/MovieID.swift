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
