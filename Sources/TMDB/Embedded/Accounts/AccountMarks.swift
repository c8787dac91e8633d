import MovieEntities

/// A demo account's marks of movies; each list is in the order in which the movies were marked.
public struct AccountMarks: Hashable, Sendable, Codable {
  /// A movie and the account's rating of it.
  public struct Rated: Hashable, Sendable, Codable {
    /// TMDB's identifier of the movie.
    public let id: Int
    /// The rating, from 0.5 to 10, in steps of 0.5.
    public let value: Double
  }

  /// The favorites, as TMDB's identifiers.
  public private(set) var favorites: [Int] = []
  /// The watchlist, as TMDB's identifiers.
  public private(set) var watchlist: [Int] = []
  /// The rated movies, with their ratings.
  public private(set) var rated: [Rated] = []

  /// Creates the marks of an account that has not marked any movie.
  public init() {}

  /// Decodes stored marks.
  ///
  /// - Throws: `DecodingError` if an account cannot have the marks, or if they cannot be decoded.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    favorites = try kept.decode([Int].self, forKey: .favorites)
    watchlist = try kept.decode([Int].self, forKey: .watchlist)
    rated = try kept.decode([Rated].self, forKey: .rated)
    let lists = [favorites, watchlist, rated.map(\.id)]
    guard lists.allSatisfy({ Set($0).count == $0.count && $0.allSatisfy { $0 > 0 } }),
      rated.allSatisfy({ OwnRating($0.value) != nil })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: kept.codingPath, debugDescription: "no account can have said that"))
    }
  }

  /// Adds a movie to the favorites, where one that already is keeps its position, or removes it.
  public mutating func setFavorite(_ id: Int, _ isFavorite: Bool) {
    Self.set(id, isFavorite, in: &favorites)
  }

  /// Adds a movie to the watchlist, where one that already is keeps its position, or removes it.
  public mutating func setWatchlist(_ id: Int, _ isOnWatchlist: Bool) {
    Self.set(id, isOnWatchlist, in: &watchlist)
  }

  /// Rates a movie, or removes its rating; a value that TMDB would refuse is ignored.
  public mutating func rate(_ id: Int, _ value: Double?) {
    guard value.map({ OwnRating($0) != nil }) ?? true else { return }
    rated.removeAll { $0.id == id }
    if let value { rated.append(Rated(id: id, value: value)) }
  }

  /// Returns the rating of a movie; `nil` if it is not rated.
  public func rating(of id: Int) -> Double? {
    rated.first { $0.id == id }?.value
  }

  private static func set(_ id: Int, _ isSet: Bool, in list: inout [Int]) {
    if !isSet {
      list.removeAll { $0 == id }
    } else if !list.contains(id) {
      list.append(id)
    }
  }
}
