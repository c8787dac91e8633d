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
  /// - Parameter text: ASCII digits of a number that is at least 1, or `tt` and ASCII digits. At
  ///   most 18 digits are accepted.
  public init?(_ text: String) {
    let digits = text.hasPrefix("tt") ? text.dropFirst(2) : text[...]
    guard !digits.isEmpty, digits.utf8.count <= 18,
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    if text.hasPrefix("tt") {
      self = .imdb(text)
    } else if let number = Int(digits), number > 0 {
      self = .tmdb(number)
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
