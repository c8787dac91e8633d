/// A movie with all the details of its movie page.
public protocol DetailedMovie: Sendable {
  /// TMDB's identifier of the movie.
  var id: Int { get }
  /// The title in the requested language, or the original title if there is none.
  var title: String { get }
  /// The title in the original language of the movie.
  var originalTitle: String { get }
  /// The slogan of the movie; empty if there is none.
  var tagline: String { get }
  /// A summary of the plot; empty if there is none in the requested language.
  var overview: String { get }
  /// The day of the first release; `nil` if TMDB does not know it.
  var releaseDay: Day? { get }
  /// The running time in minutes; `nil` if it is unknown.
  var runtime: Int? { get }
  /// The names of the genres, with the main genre first.
  var genres: [String] { get }
  /// The production status, as TMDB spells it; empty if TMDB has none.
  ///
  /// TMDB's values are Rumored, Planned, In Production, Post Production, Released and Canceled. It
  /// may add others.
  var status: String { get }
  /// The rating by the voters; `nil` if there are no votes.
  var rating: Rating? { get }
  /// The path of the poster on the image server, beginning with a slash; `nil` if there is no
  /// poster.
  var posterPath: String? { get }
  /// The URL of the poster; `nil` if there is no poster.
  var posterURL: String? { get }
  /// The cast, in billing order.
  var cast: [CastMember] { get }
  /// The crew, with one element for each job of a person.
  var crew: [CrewMember] { get }
  /// The trailers that can be watched on the web.
  var trailers: [Trailer] { get }
  /// Movies that are similar to this one.
  var similar: [any PopularMovie] { get }
  /// IMDb's identifier of the movie, `tt` and digits; `nil` if it is unknown.
  var imdbID: String? { get }
  /// The details of the movie in the country that the request names; `nil` if the service has no
  /// details of countries, such as the embedded catalog.
  var regional: RegionalDetails? { get }
}

extension DetailedMovie {
  /// The URL of the poster, which is `nil` by default, because not every catalog has posters.
  public var posterURL: String? { nil }
  /// IMDb's identifier, which is `nil` by default, because not every catalog has it.
  public var imdbID: String? { nil }
  /// The details in a country, which are `nil` by default, because not every catalog has them.
  public var regional: RegionalDetails? { nil }
}

/// A trailer that can be watched on the web.
public struct Trailer: Hashable, Sendable {
  /// The name of the trailer.
  public let name: String
  /// The URL of the page on which to watch it.
  public let url: String

  /// Creates a trailer from its values.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
