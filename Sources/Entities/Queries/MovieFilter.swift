/// The conditions that select movies of a whole service, and the order to list them in.
///
/// A filter without conditions selects every movie.
///
/// ```swift
/// var filter = MovieFilter()
/// filter.genres = [18]
/// filter.firstYear = 1920
/// let page = try await catalog.movies(.discover(filter), page: 1)
/// ```
public struct MovieFilter: Hashable, Sendable {
  /// TMDB's identifiers of the genres; empty for movies of any genre.
  public var genres: [Int] = []
  /// Whether a movie needs only one of the genres; otherwise it needs all of them.
  public var takesAnyGenre = false
  /// The first year of release; `nil` for no limit.
  public var firstYear: Int?
  /// The last year of release; `nil` for no limit.
  public var lastYear: Int?
  /// The lowest rating, from 0 to 10; `nil` for no limit.
  public var leastRating: Double?
  /// The highest rating, from 0 to 10; `nil` for no limit.
  public var mostRating: Double?
  /// The lowest number of votes; `nil` for no limit.
  public var leastVotes: Int?
  /// The code of the original language, such as `de`; `nil` for any language.
  public var originalLanguage: String?
  /// The code of the country of origin, such as `DE`; `nil` for any country.
  public var country: String?
  /// TMDB's identifiers of people who all took part; empty for movies with any people.
  public var people: [Int] = []
  /// The names of those people that the caller knows, for the title of the list.
  public var names: [Int: String] = [:]
  /// TMDB's identifiers of providers, one of which offers the movie in the catalog's country at no
  /// extra cost; empty for movies that nobody need offer.
  public var providers: [Int] = []
  /// The order of the movies.
  public var order = MovieOrder()

  /// Creates a filter without conditions.
  public init() {}
}
