import MovieEntities

/// The response of `account_states`, in which `rated` is `false` or an object with the value.
struct AccountStatesBody: Decodable {
  let states: AccountStates

  private enum Key: CodingKey { case favorite, watchlist, rated }

  private struct Rated: Decodable {
    let value: Double
  }

  /// Decodes the response, in which only `rated` must not be missing; guests have no other marks.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let isRated = (try? body.decode(Bool.self, forKey: .rated)) == nil
    states = AccountStates(
      isFavorite: (try? body.decode(Bool.self, forKey: .favorite)) ?? false,
      isOnWatchlist: (try? body.decode(Bool.self, forKey: .watchlist)) ?? false,
      rating: isRated ? OwnRating(try body.decode(Rated.self, forKey: .rated).value) : nil)
  }
}

struct AccountBody: Decodable {
  private let id: Int
  private let username: BoundedText
  private let name: BoundedText

  var account: AccountEntity {
    AccountEntity(id: id, username: username.text, name: name.text)
  }
}
