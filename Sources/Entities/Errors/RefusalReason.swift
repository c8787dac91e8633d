extension MovieError {
  /// The reason why the service refused a request.
  public enum Refusal: Hashable, Sendable {
    /// The service does not have the requested resource.
    case notFound
    /// There is no movie with this identifier.
    case noMovie(MovieID)
    /// There is no person with TMDB's identifier.
    case noPerson(Int)
    /// The service has no page with the requested number; `last` is the number of its last page.
    case badPage(last: Int)
    /// Accounts have no list of this kind.
    case noList(MovieListKind)
    /// The service refused the program's credential.
    case credential
    /// There were too many requests; the value is the wait that the service requested, if any.
    case tooManyRequests(Wait?)
    /// The service failed with an HTTP status from 500 to 599; the second value is the wait that
    /// the service requested, if any.
    case unavailable(status: Int, Wait?)
    /// The service did not accept a value of the request.
    case badValue
    /// Another refusal: the service's code for it, if it sent one, and its HTTP status.
    case other(code: Int?, status: Int)

    var code: Code {
      switch self {
      case .notFound, .noMovie, .noPerson, .noList: .notFound
      case .badPage: .badPage
      case .credential: .credentialRefused
      case .tooManyRequests: .rateLimited
      case .unavailable: .serviceUnavailable
      case .badValue, .other: .refused
      }
    }
  }
}
