public import MovieEntities
public import Viper
package import ViperLocalization

/// The prompt for the user's rating of a movie, in a list.
public struct RatingPrompt: Hashable, Sendable {
  /// The movie.
  public let movie: MovieSummary
  /// The label of the prompt, which contains the movie's title.
  public let label: String
  /// The range of valid ratings, such as `0.5 to 10`.
  public let hint: String
  /// A Boolean value that indicates whether the user has rated the movie.
  ///
  /// If the movie is rated, submitting the prompt without text removes the rating.
  public let isRated: Bool
  /// The current text.
  public var text = ""
  /// The error message for the text; `nil` if the text is valid or unchanged.
  public var validationError: String?

  /// Changes the text.
  package mutating func type(_ text: String, validationError: String?) {
    (self.text, self.validationError) = (text, validationError)
  }

  /// The user's answer.
  package enum Answer: Hashable, Sendable {
    /// To rate the movie, or to remove the rating if `nil`.
    case rating(OwnRating?)
    /// To change nothing, because the text is empty and the movie is not rated.
    case unchanged
  }

  /// What the text means; `nil` if it is not a rating.
  package var answer: Answer? {
    let rating = OwnRating(text)
    guard rating != nil || text.isEmpty else { return nil }
    return rating != nil || isRated ? .rating(rating) : .unchanged
  }
}

extension RatingPrompt {
  /// The prompt as a field of a scene.
  public var field: Scene.Field {
    Scene.Field(
      name: "rating", label: label, text: text, validationError: validationError, placeholder: hint,
      isPrompt: true)
  }
}

extension Localizer {
  /// Returns the prompt for a movie in a list.
  package func ratingPrompt(_ movie: MovieViewModel) -> RatingPrompt {
    let text = movie.marks.rating.map { decimal($0.description) } ?? movie.ownRating
    return RatingPrompt(
      movie: movie.summary,
      label: self.text("Rate \(movie.title)"),
      hint: text.isEmpty ? self.text("0.5 to 10") : self.text("0.5 to 10; empty removes it"),
      isRated: !text.isEmpty, text: text)
  }
}
