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
  public var minRating: Double?
  /// The highest rating, from 0 to 10; `nil` for no limit.
  public var maxRating: Double?
  /// The lowest number of votes; `nil` for no limit.
  public var minVotes: Int?
  /// The shortest runtime, in minutes; `nil` for no limit.
  public var minRuntime: Int?
  /// The longest runtime, in minutes; `nil` for no limit.
  public var maxRuntime: Int?
  /// The code of the original language, such as `de`; `nil` for any language.
  public var originalLanguage: String?
  /// The code of the country of origin, such as `DE`; `nil` for any country.
  public var country: String?
  /// TMDB's identifiers of people who all took part; empty for movies with any people.
  public var people: [Int] = []
  /// The names of those people that the caller knows, for the title of the list.
  public var names: [Int: String] = [:]
  /// Parts of the names of further people who all took part.
  ///
  /// A catalog ignores them. The list of movies looks them up, and adds the person who matches best to
  /// `people`.
  public var wantedNames: [String] = []
  /// TMDB's identifiers of providers, one of which offers the movie in the catalog's country at no
  /// extra cost; empty for movies that nobody need offer.
  public var providers: [Int] = []
  /// The order of the movies.
  public var order = MovieOrder()

  /// Creates a filter without conditions.
  public init() {}
}

/// The order in which a service lists the movies that a filter selects.
public struct MovieOrder: Hashable, Sendable, CustomStringConvertible {
  /// The values that movies can be ordered by, spelled as on the command line.
  public enum Value: String, CaseIterable, Sendable {
    /// The number of views; the most popular movie comes first.
    case popularity
    /// The rating by the voters; the best comes first.
    case rating
    /// The day of release; the newest comes first.
    case release
    /// The revenue; the highest comes first.
    case revenue
    /// The title, from A to Z.
    case title
    /// The number of votes; the highest comes first.
    case votes
  }

  /// The value that the movies are ordered by.
  public var value: Value
  /// Whether the order is reversed, so that the lowest, the oldest or Z comes first.
  public var isReversed: Bool

  /// Creates an order.
  public init(by value: Value = .popularity, isReversed: Bool = false) {
    self.value = value
    self.isReversed = isReversed
  }

  /// Creates an order from the name of its value, after `-` if it is reversed; `nil` if the text is
  /// not an order.
  package init?(_ text: String) {
    let isReversed = text.hasPrefix("-")
    guard let value = Value(rawValue: String(isReversed ? text.dropFirst() : text[...])) else {
      return nil
    }
    self.init(by: value, isReversed: isReversed)
  }

  /// The order as it is typed: `title`, or `-title` if it is reversed.
  public var description: String { (isReversed ? "-" : "") + value.rawValue }
}
