public import MovieEntities

/// The numbers of viewings in a diary, by day and other values of the viewings, and by what is known
/// about their movies.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LibraryStatistics: Hashable, Sendable {
  /// The numbers for a group of viewings.
  public struct Tally: Hashable, Sendable {
    public private(set) var viewings = 0
    /// The number of viewings that are logged as rewatches.
    public private(set) var rewatches = 0
    /// The number of viewings with a rating.
    public private(set) var rated = 0
    private var sum = 0.0
    private var movies: Set<MovieID> = []

    /// The number of different movies.
    public var films: Int { movies.count }
    /// The average rating, rounded to a multiple of 0.1; `nil` without ratings.
    public var averageRating: Double? {
      rated == 0 ? nil : (sum / Double(rated) * 10).rounded() / 10
    }

    /// Creates an empty tally.
    public init() {}

    fileprivate mutating func add(_ viewing: Viewing) {
      viewings += 1
      movies.insert(viewing.movie.id)
      if viewing.isRewatch { rewatches += 1 }
      guard let rating = viewing.rating else { return }
      rated += 1
      sum += rating.value
    }
  }

  /// The year that the statistics cover; `nil` for all years.
  public let year: Int?
  public private(set) var total = Tally()
  /// The viewings on unknown days, which are not counted by year, month, weekday or day.
  public private(set) var undated = Tally()
  public private(set) var years: [Int: Tally] = [:]
  /// The viewings by month, from 1 to 12, in all years together.
  public private(set) var months: [Int: Tally] = [:]
  /// The viewings by weekday, from 1 (Monday) to 7.
  public private(set) var weekdays: [Int: Tally] = [:]
  /// The viewings by the first year of the decade in which the movie was released, if known; years
  /// that no calendar has are ignored.
  public private(set) var decades: [Int: Tally] = [:]
  public private(set) var ratings: [OwnRating: Tally] = [:]
  public private(set) var days: [Day: Tally] = [:]
  public private(set) var tags: [String: Tally] = [:]
  /// The viewings by the movie's director, if known.
  public private(set) var directors: [String: Tally] = [:]
  /// The viewings by the first members of the movie's cast, if known.
  public private(set) var actors: [String: Tally] = [:]
  /// The viewings by the movie's genre, in English, if known.
  public private(set) var genres: [String: Tally] = [:]
  /// The viewings of movies whose length is known.
  public private(set) var timed = Tally()
  /// The total length of `timed`.
  public private(set) var minutes = 0

  /// Counts the viewings in a year, or all viewings if `year` is `nil`, using what is known about
  /// their movies.
  public init(
    _ viewings: some Sequence<Viewing>, year: Int? = nil, facts: [MovieID: MovieFacts] = [:]
  ) {
    self.year = year
    for viewing in viewings where year == nil || viewing.day?.year == year {
      add(viewing)
      if let facts = facts[viewing.movie.id] { add(viewing, facts) }
    }
  }

  /// The year that a heat map shows: the year that the statistics cover or, for all years, the last
  /// one with viewings.
  public var mapYear: Int? { year ?? years.keys.max() }

  private mutating func add(_ viewing: Viewing) {
    total.add(viewing)
    if let year = viewing.movie.year, 1...9_999 ~= year {
      decades[year / 10 * 10, default: Tally()].add(viewing)
    }
    if let rating = viewing.rating { ratings[rating, default: Tally()].add(viewing) }
    for tag in viewing.tags { tags[tag, default: Tally()].add(viewing) }
    guard let day = viewing.day else { return undated.add(viewing) }
    years[day.year, default: Tally()].add(viewing)
    months[day.month, default: Tally()].add(viewing)
    weekdays[day.weekday, default: Tally()].add(viewing)
    days[day, default: Tally()].add(viewing)
  }

  private mutating func add(_ viewing: Viewing, _ facts: MovieFacts) {
    for name in Set(facts.directors) { directors[name, default: Tally()].add(viewing) }
    for name in Set(facts.cast.map(\.name)) { actors[name, default: Tally()].add(viewing) }
    for name in Set(facts.genres) { genres[name, default: Tally()].add(viewing) }
    guard let runtime = facts.runtime else { return }
    timed.add(viewing)
    minutes += runtime
  }
}

extension Library {
  /// Returns statistics about the whole diary, or about a year, using what is known about movies.
  public func statistics(
    year: Int? = nil, facts: [MovieID: MovieFacts] = [:]
  ) -> LibraryStatistics {
    LibraryStatistics(diary.lazy.map(\.viewing), year: year, facts: facts)
  }
}
