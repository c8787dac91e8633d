public import MovieEntities
public import ViperLocalization

extension Localizer {
  /// Returns the sentence that a mark of a movie has been changed, with how to take that back if it can be.
  public func sentence(_ change: MarkChange, of title: String, canUndo: Bool) -> String {
    let localizer = self
    let sentence =
      switch change {
      case .favorite(true): localizer("\(title) is now a favorite")
      case .favorite(false): localizer("\(title) is no longer a favorite")
      case .watchlist(true): localizer("\(title) is now on your watchlist")
      case .watchlist(false): localizer("\(title) is no longer on your watchlist")
      case .rating(let rating?): localizer("Rated \(title) \(decimal(rating.value.description))")
      case .rating(nil): localizer("Removed your rating of \(title)")
      }
    return canUndo ? sentence + " · " + localizer("u undoes") : sentence
  }

  /// Returns the message for a text that the user is typing; `nil` if it is a rating or blank.
  public func complaint(aboutRating text: String) -> String? {
    text.allSatisfy(\.isWhitespace) || OwnRating(trimming: text) != nil ? nil : ratingComplaint
  }

  /// The message for a text that is no rating.
  public var ratingComplaint: String {
    let localizer = self
    return localizer("Ratings go from 0.5 to 10 in steps of 0.5.")
  }
}
