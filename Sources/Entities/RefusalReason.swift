extension MovieError {
  /// Why the service refused a request.
  public enum Refusal: Hashable, Sendable {
    /// The service has no such thing.
    case notFound
    /// There is no movie with this id.
    case noMovie(MovieID)
    /// The service has no page of that number; the last one that it serves has this number.
    case badPage(last: Int)
    /// No account has a list of this kind.
    case noList(MovieListKind)
    /// The program's credential.
    case credential
    /// There were too many requests, and when the service takes them again if it said so.
    case tooManyRequests(Wait?)
    /// The service has trouble of its own: its HTTP status from 500 to 599, and when to come back if it
    /// said so.
    case unavailable(status: Int, Wait?)
    /// Something else: the service's own words in whatever language, at most 200 characters, and its HTTP
    /// status.
    case other(String?, status: Int)

    var code: Code {
      switch self {
      case .notFound, .noMovie, .noList: .notFound
      case .badPage: .badPage
      case .credential: .credentialRefused
      case .tooManyRequests: .rateLimited
      case .unavailable: .serviceUnavailable
      case .other: .refused
      }
    }
  }
}
