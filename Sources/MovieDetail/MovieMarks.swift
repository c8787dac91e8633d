public import MovieEntities
import MoviePresentation
public import Viper
import ViperLocalization

/// The user's marks on a movie's page, and the state of the rating field.
public struct MovieMarks: Hashable, Sendable {
  /// The known marks.
  public var marks = Marks()
  /// A one-line summary of the marks; empty if there are none.
  public var summary = ""
  /// The text of the rating field.
  public var ratingText = ""
  /// The error message for the rating text; `nil` if the text is valid or unchanged.
  public var ratingValidationError: String?
  /// A Boolean value that indicates whether the rating prompt is shown.
  public var isEditingRating = false
  /// A Boolean value that indicates whether the last change to the movie's marks can be undone.
  public var canUndo = false
  /// The error from the last change, if that change failed.
  public var failure: Failure?
  /// A Boolean value that indicates whether the user has rated the movie.
  public var isRated: Bool { marks.rating != nil }
  /// The reason the marks are unknown, if they could not be loaded.
  public var notice: String?

  /// Creates empty marks.
  public init() {}
}

/// The user's marks as text.
extension MovieDetailMapper {
  /// Updates the marks and, unless the user has edited the rating field, that field.
  func show(_ marks: Marks, canUndo: Bool, in shown: inout MovieMarks) {
    let isTyped = shown.ratingText != text(shown.marks.rating)
    shown.marks = marks
    shown.canUndo = canUndo
    shown.summary = localizer.summary(marks)
    if marks.known == .all { shown.notice = nil }
    if !isTyped { shown.ratingText = text(marks.rating) }
  }

  /// Closes the rating prompt and resets the field to the user's rating, if any.
  func closeRatingPrompt(_ shown: inout MovieMarks) {
    shown.isEditingRating = false
    shown.ratingText = text(shown.marks.rating)
    shown.ratingValidationError = nil
  }

  /// Returns whether the rating field differs from the user's current rating.
  func isTyped(_ shown: MovieMarks) -> Bool {
    let isBlank = shown.ratingText.allSatisfy(\.isWhitespace)
    return OwnRating(trimming: shown.ratingText) != shown.marks.rating
      || isBlank != (shown.marks.rating == nil)
  }

  private func text(_ rating: OwnRating?) -> String {
    rating.map { localizer.decimal($0.description) } ?? ""
  }

  var ratingValidationError: String { localizer.ratingValidationError }

  func validationError(aboutRating text: String) -> String? {
    localizer.validationError(aboutRating: text)
  }

  func sentence(_ result: MarkResult) -> String {
    localizer.sentence(result.change, of: result.movie.title, canUndo: result.canUndo)
  }

  /// Returns the message to show if the marks could not be loaded.
  func notice(_ error: MovieError) -> String {
    localizer.text("Could not load your marks: \(localizer.failure(error).text)")
  }
}
