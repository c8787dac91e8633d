import MovieEntities

/// The holder of a session, which determines how the session is included in requests.
enum SessionHolder {
  case account(id: Int, session: String)
  case guest(session: String)

  /// Creates a holder, or returns `nil` if the session ID is invalid.
  init?(_ session: any Session) {
    guard session.service == GuestLogin.serviceName else {
      self = .account(id: session.account.id, session: session.id)
      return
    }
    // Validate the session ID, because an ID such as `..` would change the meaning of the path that
    // it becomes part of.
    guard IssuedText.isValid(session.id) else { return nil }
    self = .guest(session: session.id)
  }

  /// The value of `session_id`; `nil` for a guest.
  var sessionID: String? {
    if case .account(_, let session) = self { session } else { nil }
  }

  /// The parameters that identify the session.
  var parameters: KeyValuePairs<String, String?> {
    switch self {
    case .account(_, let session): ["session_id": session]
    case .guest(let session): ["guest_session_id": session]
    }
  }

  /// Returns the path of one of the user's lists, or `nil` if the user has no such list.
  func listPath(_ kind: MovieListKind) -> String? {
    switch (self, kind) {
    case (.account(let id, _), .favorites): "/account/\(id)/favorite/movies"
    case (.account(let id, _), .watchlist): "/account/\(id)/watchlist/movies"
    case (.account(let id, _), .rated): "/account/\(id)/rated/movies"
    case (.guest(let session), .rated): "/guest_session/\(session)/rated/movies"
    default: nil
    }
  }

  /// Returns the request that sets a mark, or `nil` if the mark requires an account but the user is
  /// a guest.
  func request(_ mark: Mark, _ movie: Int) -> Request? {
    switch (self, mark) {
    case (.account(let id, _), .favorite(let isFavorite)):
      .post(
        "/account/\(id)/favorite", MarkBody(mediaID: movie, favorite: isFavorite),
        parameters: parameters)
    case (.account(let id, _), .watchlist(let isOnWatchlist)):
      .post(
        "/account/\(id)/watchlist", MarkBody(mediaID: movie, watchlist: isOnWatchlist),
        parameters: parameters)
    case (_, .rating(let rating?)):
      .post("/movie/\(movie)/rating", ["value": rating.value], parameters: parameters)
    case (_, .rating(nil)): .delete("/movie/\(movie)/rating", parameters: parameters)
    case (.guest, _): nil
    }
  }
}

/// The body of a request that changes a movie's favorite or watchlist mark.
package struct MarkBody: Codable {
  package let mediaID: Int
  package private(set) var favorite: Bool?
  package private(set) var watchlist: Bool?
  package private(set) var mediaType = "movie"

  private enum CodingKeys: String, CodingKey {
    case mediaID = "media_id"
    case mediaType = "media_type"
    case favorite, watchlist
  }
}
