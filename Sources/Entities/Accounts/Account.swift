/// A user's account at the service.
public protocol Account: Sendable {
  /// The service's identifier of the account.
  var id: Int { get }
  /// The user name, with which the user logs in.
  var username: String { get }
  /// The user's display name; may be empty.
  var name: String { get }
}

extension Account {
  /// The text with which to address the user: the display name, or the user name if there is none.
  public var displayName: String { name.isEmpty ? username : name }
}

/// An account as a value, which is stored with its session.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountEntity: Account, Hashable, Codable {
  public let id: Int
  public let username: String
  public let name: String

  /// Creates an account from its values.
  public init(id: Int, username: String, name: String = "") {
    self.id = id
    self.username = username
    self.name = name
  }
}

/// A user's marks of a movie, which TMDB calls the account states of the movie.
public struct AccountStates: Hashable, Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public let isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public let isOnWatchlist: Bool
  /// The user's rating; `nil` if the user has not rated the movie.
  public let rating: OwnRating?

  /// Creates the states from their values.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }
}
