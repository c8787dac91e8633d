/// The conditions that select movies from the entire service, and the order in which to list the
/// movies.
///
/// A filter without conditions matches every movie.
///
/// ```swift
/// var filter = MovieFilter()
/// filter.genres = [18]
/// filter.firstYear = 1920
/// let page = try await catalog.movies(.discover(filter), page: 1)
/// ```
public struct MovieFilter: Hashable, Sendable {
  /// The TMDB IDs of the genres; empty for any genre.
  public var genres: [Int] = []
  /// Whether a movie needs to have only one of the genres rather than all of them.
  public var takesAnyGenre = false
  /// The first year of release; `nil` for no limit.
  public var firstYear: Int?
  /// The last year of release; `nil` for no limit.
  public var lastYear: Int?
  /// The lowest rating, from 0 to 10; `nil` for no limit.
  public var minRating: Double?
  /// The highest rating, from 0 to 10; `nil` for no limit.
  public var maxRating: Double?
  /// The minimum number of votes; `nil` for no limit.
  public var minVotes: Int?
  /// The shortest runtime, in minutes; `nil` for no limit.
  public var minRuntime: Int?
  /// The longest runtime, in minutes; `nil` for no limit.
  public var maxRuntime: Int?
  /// The code of the original language, such as `de`; `nil` for any language.
  public var originalLanguage: String?
  /// The code of the country of origin, such as `DE`; `nil` for any country.
  public var country: String?
  /// The TMDB IDs of people who must all have worked on the movie; empty for anyone.
  public var people: [Int] = []
  /// The known names of the people in `people`, used in the list's title.
  public var names: [Int: String] = [:]
  /// Partial names of other people who must all have worked on the movie.
  ///
  /// Catalogs ignore these names. The `ListOfMovies` module looks up each name and adds the best
  /// match to `people`.
  public var namesToResolve: [String] = []
  /// The TMDB IDs of providers, at least one of which must offer the movie in the catalog's country
  /// at no extra cost; empty for no restriction.
  public var providers: [Int] = []
  /// The order in which to list the movies.
  public var order = MovieOrder()

  /// Creates a filter without conditions.
  public init() {}
}

extension MovieFilter {
  /// Whether the filter has conditions that a movie's page can meet.
  ///
  /// Pages contain neither the original language nor the country of origin, and the providers depend
  /// on the catalog's country.
  package var concernsPage: Bool {
    var rest = MovieFilter()
    (rest.originalLanguage, rest.country) = (originalLanguage, country)
    (rest.providers, rest.names, rest.order) = (providers, names, order)
    return self != rest
  }

  /// Returns whether a movie's page meets the conditions that `concernsPage` is about.
  package func isMet(by movie: any DetailedMovie) -> Bool {
    let own = Set(movie.genreIDs)
    let hasGenres =
      takesAnyGenre && !genres.isEmpty
      ? genres.contains(where: own.contains) : own.isSuperset(of: genres)
    let people = Set(movie.cast.map(\.id) + movie.crew.map(\.id))
    func isIn<Value: Comparable>(_ value: Value?, _ min: Value?, _ max: Value?) -> Bool {
      if min == nil, max == nil { return true }
      guard let value else { return false }
      return min.map { $0 <= value } ?? true && max.map { value <= $0 } ?? true
    }
    return hasGenres && people.isSuperset(of: self.people)
      && isIn(movie.releaseYear, firstYear, lastYear)
      && isIn(movie.rating?.average, minRating, maxRating)
      && isIn(movie.rating?.votes, minVotes, nil) && isIn(movie.runtime, minRuntime, maxRuntime)
  }
}

/// The order in which a service lists matching movies.
public struct MovieOrder: Hashable, Sendable, CustomStringConvertible {
  /// The values to sort movies by, spelled as on the command line.
  public enum Value: String, CaseIterable, Sendable {
    /// The number of views, most viewed first.
    case popularity
    /// The average rating, best first.
    case rating
    /// The release date, newest first.
    case release
    /// The revenue, highest first.
    case revenue
    /// The title, from A to Z.
    case title
    /// The number of votes, highest first.
    case votes
  }

  /// The value to sort by.
  public var value: Value
  /// Whether the order is reversed, so that the lowest value, the oldest date or the letter Z comes
  /// first.
  public var isReversed: Bool

  /// Creates an order.
  public init(by value: Value = .popularity, isReversed: Bool = false) {
    self.value = value
    self.isReversed = isReversed
  }

  /// Creates an order from the name of a value, prefixed with `-` for the reverse order, or returns
  /// `nil` if the text is not a valid order.
  package init?(_ text: String) {
    let isReversed = text.hasPrefix("-")
    guard let value = Value(rawValue: String(isReversed ? text.dropFirst() : text[...])) else {
      return nil
    }
    self.init(by: value, isReversed: isReversed)
  }

  /// The order in the form in which users type it: `title`, or `-title` if reversed.
  public var description: String { (isReversed ? "-" : "") + value.rawValue }
}
