import MovieEntities
import MoviePresentation
import ViperLocalization

/// The user's marks in words.
extension MovieDetailMapper {
  /// Returns the shown marks with the service's response, which is `nil` without a user.
  func marks(_ states: AccountStates?, over shown: MovieMarks) -> MovieMarks {
    var marks = shown
    marks.isAsked = false
    guard let states else { return marks }
    marks.isKnown = true
    marks.notice = nil
    marks.isFavorite = states.isFavorite
    marks.isOnWatchlist = states.isOnWatchlist
    marks.rating = states.rating
    marks.summary = summary(marks)
    // The user can see and change a rating in the field. Submitting an empty field would remove it.
    if let rating = states.rating, marks.ratingText.isEmpty {
      marks.ratingText = localizer.decimal(rating.description)
      marks.ratingComplaint = nil
    }
    return marks
  }

  func apply(_ change: MarkChange, to marks: inout MovieMarks) {
    marks.apply(change)
    marks.summary = summary(marks)
  }

  /// Stops asking for a rating: the field has the one that the user has given, if any.
  func leaveRating(_ marks: inout MovieMarks) {
    marks.isRatingAsked = false
    marks.ratingText = marks.rating.map { localizer.decimal($0.description) } ?? ""
    marks.ratingComplaint = nil
  }

  var ratingComplaint: String { localizer.ratingComplaint }

  func complaint(aboutRating text: String) -> String? { localizer.complaint(aboutRating: text) }

  func sentence(_ change: MarkChange, of title: String, canUndo: Bool) -> String {
    localizer.sentence(change, of: title, canUndo: canUndo)
  }

  /// Returns the reason why the marks are unknown.
  func notice(_ error: MovieError) -> String {
    localizer("Your marks could not be loaded: \(localizer.failure(error).text)")
  }

  private func summary(_ marks: MovieMarks) -> String {
    [
      marks.isFavorite ? localizer("One of your favorites") : nil,
      marks.isOnWatchlist ? localizer("On your watchlist") : nil,
      marks.rating.map { localizer("You gave it \(localizer.decimal($0.description))") },
    ].compactMap(\.self).joined(separator: " · ")
  }
}
