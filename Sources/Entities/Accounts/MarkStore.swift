/// The store of one owner's marks, such as an account at a service.
///
/// Only `MarkBook` calls it, on any actor.
public protocol MarkStore: Sendable {
  /// The owner of the marks.
  var owner: MarkOwner { get }

  /// Returns one page of one of the owner's lists, with the latest movie first.
  ///
  /// The kind must be a personal one. The page, from 1 to 500, is empty if it is after the last one.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the list needs an account and the session belongs to a guest.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the marks of a movie.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func states(of movie: Int) async throws(MovieError) -> AccountStates

  /// Returns the marks of all marked movies by their TMDB IDs; `nil` if that would take requests.
  ///
  /// - Throws: `MovieError` if the marks could not be read.
  nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]?

  /// Applies a change, which succeeds if it is already in effect.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the change needs an account and the session belongs to a guest.
  nonisolated(nonsending) func apply(
    _ change: MarkChange, for movie: Int
  ) async throws(MovieError)
}

extension MarkStore {
  /// Returns `nil`: reading all marks takes requests.
  public nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]? {
    nil
  }
}

/// The owner of marks: an account or a guest, in one session.
///
/// The session itself cannot be read from it.
public struct MarkOwner: Hashable, Sendable {
  /// The base URL of the service.
  public let service: String
  /// The service's identifier of the account.
  public let account: Int
  /// The hash of the session, which tells two sessions of one account apart within a run.
  private let session: Int

  /// Creates the owner of a session's marks.
  public init(_ session: any Session) {
    service = session.baseURL
    account = session.account.id
    self.session = [session.service, session.id].hashValue
  }
}

/// A change to one of a user's marks of a movie.
public enum MarkChange: Hashable, Sendable {
  /// Adds the movie to the favorites if `true`, and removes it if `false`.
  case favorite(Bool)
  /// Adds the movie to the watchlist if `true`, and removes it if `false`.
  case watchlist(Bool)
  /// Sets the user's rating; `nil` removes it.
  case rating(OwnRating?)

  /// The kind of mark that is changed.
  public var mark: MovieMark {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }
}
