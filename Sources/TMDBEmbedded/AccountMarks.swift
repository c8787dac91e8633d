/// What a demo account has said of movies, each list in the order in which it was said.
public struct AccountMarks: Hashable, Sendable, Codable {
  /// A movie and what the account gave it.
  public struct Rated: Hashable, Sendable, Codable {
    /// TMDB's number of the movie.
    public let id: Int
    /// From 0.5 to 10, in steps of 0.5.
    public let value: Double
  }

  /// The favorites, by TMDB's numbers.
  public private(set) var favorites: [Int] = []
  /// What the account wants to see, by TMDB's numbers.
  public private(set) var watchlist: [Int] = []
  /// What the account has rated.
  public private(set) var rated: [Rated] = []

  /// Makes the marks of an account that has said nothing yet.
  public init() {}

  /// Reads marks that were kept.
  ///
  /// - Parameter decoder: Stands on their object.
  /// - Throws: `DecodingError` when it holds anything that no account can have said.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    favorites = try kept.decode([Int].self, forKey: .favorites)
    watchlist = try kept.decode([Int].self, forKey: .watchlist)
    rated = try kept.decode([Rated].self, forKey: .rated)
    let lists = [favorites, watchlist, rated.map(\.id)]
    guard lists.allSatisfy({ Set($0).count == $0.count && $0.allSatisfy { $0 > 0 } }),
      rated.allSatisfy({ RatingValue.complaint($0.value) == nil })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: kept.codingPath, debugDescription: "no account can have said that"))
    }
  }

  /// Makes a movie one of the favorites, or takes it away.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the movie.
  ///   - isSo: Whether it is one; one that is so already stays where it stands.
  public mutating func setFavorite(_ id: Int, _ isSo: Bool) {
    Self.set(id, isSo, in: &favorites)
  }

  /// Puts a movie on the watchlist, or takes it away.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the movie.
  ///   - isSo: Whether it is on it; one that is so already stays where it stands.
  public mutating func setWatchlist(_ id: Int, _ isSo: Bool) {
    Self.set(id, isSo, in: &watchlist)
  }

  /// Rates a movie, in place of an older rating of it.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the movie.
  ///   - value: From 0.5 to 10, in steps of 0.5; nothing takes the rating back, and what TMDB would
  ///     refuse changes nothing.
  public mutating func rate(_ id: Int, _ value: Double?) {
    guard value.flatMap(RatingValue.complaint) == nil else { return }
    rated.removeAll { $0.id == id }
    if let value { rated.append(Rated(id: id, value: value)) }
  }

  /// What the account gave a movie.
  ///
  /// - Parameter id: TMDB's number of the movie.
  /// - Returns: Nothing when it is not rated.
  public func rating(of id: Int) -> Double? {
    rated.first { $0.id == id }?.value
  }

  private static func set(_ id: Int, _ isSo: Bool, in list: inout [Int]) {
    if !isSo {
      list.removeAll { $0 == id }
    } else if !list.contains(id) {
      list.append(id)
    }
  }
}
