import Entities
import Essentials

extension ErrorTranslation {
  /// A refusal as TMDB words it; `errors` stands alone where it checks parameters.
  private struct Refusal: Decodable {
    let statusCode: Int?
    let message: String?
    let errors: [String]?
    /// Which field of a log-in was wrong; only the embedded service says so.
    let failureField: String?

    private enum CodingKeys: String, CodingKey {
      case statusCode = "status_code"
      case message = "status_message"
      case errors
      case failureField = "failure_field"
    }
  }

  /// The status codes of successes: TMDB sends one for "added", "updated" and "deleted".
  static let successCodes: Set<Int> = [1, 12, 13]

  /// - Returns: The error; `nil` if the response is not a refusal. Its body may still not be
  ///   decodable.
  static func refusal(_ response: Response) -> MovieError? {
    let refusal = try? JSONDecoder().decode(Refusal.self, from: response.body)
    let code = refusal?.statusCode
    let isRefusal = code.map { !Self.successCodes.contains($0) } ?? false
    guard !(200..<300).contains(response.status) || isRefusal else { return nil }
    return login(code, field: refusal?.failureField)
      ?? (refusal == nil && response.status == 404 ? unreadable(TransportFailure.unusable) : nil)
      ?? known(code, response)
      ?? MovieError(.refusal(.other(refusal.flatMap(words), status: response.status)))
  }

  /// Whether the service was asked too often, by the status or by the code in the body.
  static func isRateLimit(_ response: Response) -> Bool {
    if response.status == 429 { return true }
    // Only a refusal is this short, and a page of movies would otherwise be decoded twice.
    guard response.body.count < 1_024 else { return false }
    return (try? JSONDecoder().decode(Refusal.self, from: response.body))?.statusCode == 25
  }

  /// Returns the service's own message, in any language; `nil` if there is none.
  private static func words(_ refusal: Refusal) -> String? {
    let said = refusal.message ?? refusal.errors?.joined(separator: " ") ?? ""
    return said.isEmpty ? nil : String(said.prefix(200))
  }

  private static func login(_ code: Int?, field: String?) -> MovieError? {
    switch (code, field) {
    case (30, "username"): MovieError(.login(.unknownUser))
    case (30, "password"): MovieError(.login(.wrongPassword))
    case (30, _): MovieError(.login(.wrongUsernameOrPassword))
    case (31, _): MovieError(.login(.accountDisabled))
    case (32, _): MovieError(.login(.addressNotConfirmed))
    case (17, _): MovieError(.login(.notApproved))
    case (33, _): MovieError(.login(.badToken))
    case (3, _): MovieError(.notLoggedIn(.sessionRefused))
    default: nil
    }
  }

  private static func known(_ code: Int?, _ response: Response) -> MovieError? {
    switch (code ?? 0, response.status) {
    case (6, _), (21, _), (34, _), (37, _), (0, 404): MovieError(.refusal(.notFound))
    case (22, _): MovieError(.refusal(.badPage(last: MoviePage.lastServed)))
    case (25, _), (_, 429): MovieError(.refusal(.tooManyRequests(wait(response))))
    case (7, _), (10, _), (14, _), (35, _), (36, _), (45, _), (0, 401):
      MovieError(.refusal(.credential))
    case (_, 300...399): unreadable(TransportFailure.unusable)
    case (_, 500...599):
      MovieError(.refusal(.unavailable(status: response.status, wait(response))))
    default: nil
    }
  }

  private static func wait(_ response: Response) -> MovieError.Wait? {
    let text = response.header("Retry-After") ?? ""
    if let seconds = Int64(text), seconds >= 0 { return .seconds(seconds) }
    return HTTPDate.seconds(text).map { _ in .until(text) }
  }
}
