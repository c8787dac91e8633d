public import MovieEntities
package import ViperLocalization

/// The prompt for the user's rating of a movie.
public struct RatingPrompt: Hashable, Sendable {
  /// The movie.
  public let movie: Film
  /// The label of the prompt, which contains the movie's title.
  public let label: String
  /// The range of valid ratings, such as `0.5 to 10`.
  public let hint: String
  /// The user's current rating; `nil` if the user has not rated the movie.
  ///
  /// If there is a rating, submitting the prompt without text removes it.
  public let rating: OwnRating?
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
    /// To change nothing, because the text is the current rating.
    case unchanged
  }

  /// What the text means; `nil` if it is not a rating.
  package var answer: Answer? {
    let rating = OwnRating(typed: text)
    guard rating != nil || text.isEmpty else { return nil }
    return rating == self.rating ? .unchanged : .rating(rating)
  }
}

extension Localizer {
  /// Returns the prompt for a movie.
  package func ratingPrompt(_ movie: some MarkedMovie) -> RatingPrompt {
    let text = movie.marks.rating.map { decimal($0.description) } ?? movie.ownRating
    return RatingPrompt(
      movie: movie.summary,
      label: self.text("Rate \(movie.summary.title)"),
      hint: text.isEmpty ? self.text("0.5 to 10") : self.text("0.5 to 10; empty removes it"),
      rating: OwnRating(text), text: text)
  }
}
