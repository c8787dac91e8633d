/// A movie as one row of a list, which can be any list, search results or similar movies.
public protocol PopularMovie: Sendable {
  /// TMDB's identifier of the movie.
  var id: Int { get }
  /// The title in the requested language, or the original title if there is none.
  var title: String { get }
  /// The title in the original language of the movie.
  var originalTitle: String { get }
  /// A summary of the plot; empty if there is none in the requested language.
  var overview: String { get }
  /// The day of the first release; `nil` if TMDB does not know it.
  var releaseDay: Day? { get }
  /// The rating by the voters; `nil` if there are no votes.
  var rating: Rating? { get }
  /// The path of the poster on the image server, beginning with a slash; `nil` if there is no
  /// poster.
  var posterPath: String? { get }
  /// What the person gave it, where the list is about that.
  var ownRating: OwnRating? { get }
}

extension PopularMovie {
  /// Nothing: most lists are about something else.
  public var ownRating: OwnRating? { nil }
}
