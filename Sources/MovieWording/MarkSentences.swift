public import MovieEntities
public import ViperLocalization

extension Localizer {
  /// Returns the sentence that a mark of a movie has been changed, with how to take that back if it can be.
  public func sentence(_ change: MarkChange, of title: String, canUndo: Bool) -> String {
    let sentence =
      switch change {
      case .favorite(true): self("\(title) is now a favorite")
      case .favorite(false): self("\(title) is no longer a favorite")
      case .watchlist(true): self("\(title) is now on your watchlist")
      case .watchlist(false): self("\(title) is no longer on your watchlist")
      case .rating(let rating?): self("Rated \(title) \(decimal(rating.description))")
      case .rating(nil): self("Your rating of \(title) is removed")
      }
    return canUndo ? sentence + " · " + self("u undoes") : sentence
  }

  /// The message for a text that is no rating.
  public var ratingComplaint: String { self("A rating goes from 0.5 to 10, in steps of 0.5.") }
}
