/// A movie as one row of a list: popular, searched for, or similar to another.
public protocol PopularMovie: Sendable {
  /// TMDB's number.
  var id: Int { get }
  /// The title in the language that was asked for, else the original one.
  var title: String { get }
  /// The title in the language of the film.
  var originalTitle: String { get }
  /// What the film is about; empty when nobody has written it in that language.
  var overview: String { get }
  /// The first release; nothing when TMDB does not know it.
  var releaseDay: Day? { get }
  /// What the voters made of it; nothing when nobody voted.
  var rating: Rating? { get }
  /// Where the poster lies on the image server, beginning with a slash.
  var posterPath: String? { get }
  /// What the person gave it, where the list is about that.
  var ownRating: OwnRating? { get }
}

extension PopularMovie {
  /// Nothing: most lists are about something else.
  public var ownRating: OwnRating? { nil }
}
