/// A movie with everything that its own page tells.
public protocol DetailedMovie: Sendable {
  /// TMDB's number.
  var id: Int { get }
  /// The title in the language that was asked for, else the original one.
  var title: String { get }
  /// The title in the language of the film.
  var originalTitle: String { get }
  /// The film's own slogan; empty when it has none.
  var tagline: String { get }
  /// What the film is about; empty when nobody has written it in that language.
  var overview: String { get }
  /// The first release; nothing when TMDB does not know it.
  var releaseDay: Day? { get }
  /// How long it runs, in minutes; nothing when unknown.
  var runtime: Int? { get }
  /// The names of its genres, the leading one first.
  var genres: [String] { get }
  /// Rumored, Planned, In Production, Post Production, Released, Canceled, or whatever TMDB says
  /// next; empty when it says nothing.
  var status: String { get }
  /// What the voters made of it; nothing when nobody voted.
  var rating: Rating? { get }
  /// Where the poster lies on the image server, beginning with a slash.
  var posterPath: String? { get }
  /// Who plays, in billing order.
  var cast: [any CastMember] { get }
  /// Who made it; a person stands here once for each job.
  var crew: [any CrewMember] { get }
  /// Trailers that can be watched.
  var trailers: [any Trailer] { get }
  /// Movies that are like this one.
  var similar: [any PopularMovie] { get }
}
