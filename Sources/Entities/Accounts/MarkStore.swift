/// A store of the marks of one owner, such as an account with a service.
///
/// Only `MarkBook` and `MarkUpload` call the store, possibly from any actor.
public protocol MarkStore: Sendable {
  /// The owner of the marks.
  var owner: MarkOwner { get }

  /// Returns a page of one of the owner's lists, with the most recently marked movie first.
  ///
  /// The list must be personal. The page number is from 1 to 500; a page past the end is empty.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the list requires an account and the session belongs to a guest.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the marks on a movie, all of them known.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func marks(of movie: MovieID) async throws(MovieError) -> Marks

  /// Returns the marks on all marked movies, keyed by ID, or `nil` if the store cannot read
  /// them without sending requests.
  ///
  /// - Throws: `MovieError` if the marks could not be read.
  nonisolated(nonsending) func all() async throws(MovieError) -> [MovieID: Marks]?

  /// Sets a mark, or succeeds without doing anything if the mark already has the value.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the mark requires an account and the session belongs to a guest.
  nonisolated(nonsending) func apply(
    _ mark: Mark, for movie: Film
  ) async throws(MovieError)
}

extension MarkStore {
  /// Returns `nil` by default, because most stores cannot read all marks without sending requests.
  public nonisolated(nonsending) func all() async throws(MovieError) -> [MovieID: Marks]? {
    nil
  }
}

/// The owner of marks: the account or guest that a session belongs to.
///
/// A value of this type does not reveal the session ID.
public struct MarkOwner: Hashable, Sendable {
  /// The owner of the marks in the local library.
  public static let thisComputer = MarkOwner()

  /// The base URL of the service.
  public let service: String
  /// The account's ID on the service.
  public let account: Int
  /// A hash that distinguishes sessions for the same account within one run of the program.
  private let session: Int

  /// Creates the owner of a session's marks.
  public init(_ session: any Session) {
    service = session.baseURL
    account = session.account.id
    self.session = [session.service, session.id].hashValue
  }

  private init() { (service, account, session) = ("", 0, 0) }
}
