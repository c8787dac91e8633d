/// What names one movie to the service: TMDB's own number, or an IMDb id.
public enum MovieID: Hashable, Sendable, CustomStringConvertible {
  /// TMDB's number, at least 1.
  case tmdb(Int)
  /// An IMDb title id, `tt` and digits. TMDB answers it with the same movie.
  case imdb(String)

  /// Reads an id as a person writes it; nothing else ever becomes part of a path.
  ///
  /// - Parameter text: ASCII digits that make a number from 1 up, or `tt` and ASCII digits.
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

  /// The id as it stands in a path of the service.
  public var description: String {
    switch self {
    case .tmdb(let number): String(number)
    case .imdb(let text): text
    }
  }
}
