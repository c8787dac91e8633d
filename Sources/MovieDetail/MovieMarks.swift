public import MovieEntities
import MoviePresentation
public import Viper
import ViperLocalization

/// The user's marks as a movie's page shows them, and the field for a rating.
public struct MovieMarks: Hashable, Sendable {
  /// The known marks.
  public var marks = Marks()
  /// The marks that are set, in one line; empty if there are none.
  public var summary = ""
  /// The text of the rating field.
  public var ratingText = ""
  /// A sentence that says what is wrong with that text; `nil` while the text is valid or untouched.
  public var ratingComplaint: String?
  /// A Boolean value that indicates whether the user is asked for the rating.
  public var isEditingRating = false
  /// A Boolean value that indicates whether the last change of the movie can be undone.
  public var canUndo = false
  /// The failure of the user's last change, if it failed.
  public var refusal: Failure?
  /// A Boolean value that indicates whether the user has rated the movie.
  public var isRated: Bool { marks.rating != nil }
  /// A sentence that says why the marks are unknown, if they could not be loaded.
  public var notice: String?

  /// Creates the marks of a movie that has none.
  public init() {}
}

/// The user's marks in words.
extension MovieDetailMapper {
  /// Shows marks, and in the field the user's rating, unless the user has typed something else.
  func show(_ marks: Marks, canUndo: Bool, in shown: inout MovieMarks) {
    let isTyped = shown.ratingText != text(shown.marks.rating)
    shown.marks = marks
    shown.canUndo = canUndo
    shown.summary = summary(marks)
    if marks.known == .all { shown.notice = nil }
    if !isTyped { shown.ratingText = text(marks.rating) }
  }

  /// Stops asking for a rating: the field has the one that the user has given, if any.
  func leaveRating(_ shown: inout MovieMarks) {
    shown.isEditingRating = false
    shown.ratingText = text(shown.marks.rating)
    shown.ratingComplaint = nil
  }

  /// Returns whether the user has typed something else than the rating that the movie has.
  func isTyped(_ shown: MovieMarks) -> Bool {
    let isBlank = shown.ratingText.allSatisfy(\.isWhitespace)
    return OwnRating(trimming: shown.ratingText) != shown.marks.rating
      || isBlank != (shown.marks.rating == nil)
  }

  private func text(_ rating: OwnRating?) -> String {
    rating.map { localizer.decimal($0.description) } ?? ""
  }

  var ratingComplaint: String { localizer.ratingComplaint }

  func complaint(aboutRating text: String) -> String? { localizer.complaint(aboutRating: text) }

  func sentence(_ result: MarkResult) -> String {
    localizer.sentence(result.change, of: result.movie.title, canUndo: result.canUndo)
  }

  /// Returns the reason why the marks are unknown.
  func notice(_ error: MovieError) -> String {
    localizer("Could not load your marks: \(localizer.failure(error).text)")
  }

  private func summary(_ marks: Marks) -> String {
    [
      marks.isFavorite ? localizer("favorite") : nil,
      marks.isOnWatchlist ? localizer("on your watchlist") : nil,
      marks.rating.map { localizer("yours") + " " + localizer.decimal($0.description) },
    ].compactMap(\.self).joined(separator: " · ")
  }
}
