/// A user's marks of a movie, which TMDB calls the account states of the movie.
public protocol AccountStates: Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  var isFavorite: Bool { get }
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  var isOnWatchlist: Bool { get }
  /// The user's rating; `nil` if the user has not rated the movie.
  var rating: OwnRating? { get }
}

/// What a person has said of a movie, as it arrives from the service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountStatesEntity: AccountStates, Hashable, Decodable {
  public let isFavorite: Bool
  public let isOnWatchlist: Bool
  public let rating: OwnRating?

  /// Makes the states from their values.
  ///
  /// - Parameters:
  ///   - isFavorite: Whether it is one of the person's favorites.
  ///   - isOnWatchlist: Whether the person wants to see it.
  ///   - rating: What the person gave it, if anything.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }

  private enum Key: CodingKey { case favorite, watchlist, rated }

  private struct Rated: Decodable {
    let value: Double
  }

  /// Reads the answer of `account_states`: `rated` is `false`, or an object with the value.
  ///
  /// - Parameter decoder: Stands on the answer's object.
  /// - Throws: `DecodingError` when `rated` is missing: then it is another answer. A guest has no
  ///   favorites and no watchlist, so those may be missing.
  public init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    isFavorite = (try? body.decode(Bool.self, forKey: .favorite)) ?? false
    isOnWatchlist = (try? body.decode(Bool.self, forKey: .watchlist)) ?? false
    if (try? body.decode(Bool.self, forKey: .rated)) != nil {
      rating = nil
    } else {
      rating = OwnRating(try body.decode(Rated.self, forKey: .rated).value)
    }
  }
}
