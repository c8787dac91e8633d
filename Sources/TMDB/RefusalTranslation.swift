import Entities
import Essentials

extension ErrorTranslation {
  /// A refusal as TMDB sends it, which contains only `errors` if parameters are not valid.
  private struct Refusal: Codable {
    let statusCode: Int?
    var message: String?
    var errors: [String]?
    /// The field of a log-in that was wrong; only the embedded service sends it.
    var failureField: String?

    private enum CodingKeys: String, CodingKey {
      case statusCode = "status_code"
      case message = "status_message"
      case errors
      case failureField = "failure_field"
    }
  }

  /// The maximum size of a refusal, in bytes.
  private static let mostBytes = 64 << 10

  /// The status codes of successes: TMDB sends one for "added", "updated" and "deleted".
  static let successCodes: Set<Int> = [1, 12, 13]

  /// - Returns: The error; `nil` if the response is not a refusal. Its body may still not be
  ///   decodable.
  static func refusal(_ response: Response) -> MovieError? {
    let refusal = decoded(response)
    guard isRefusal(response, refusal) else { return nil }
    let code = refusal?.statusCode
    return login(code, field: refusal?.failureField)
      ?? (refusal == nil && response.status == 404 ? unreadable(TransportFailure.unusable) : nil)
      ?? known(code, response)
      ?? MovieError(.refusal(.other(refusal.flatMap(words), status: response.status)))
  }

  /// Returns whether the response is a refusal, according to its status or to the code in its body.
  static func isRefusal(_ response: Response) -> Bool {
    isRefusal(response, decoded(response))
  }

  /// Returns the body of a refusal without the service's own message.
  static func withoutMessage(_ response: Response) -> Data {
    // A body that is no refusal stays one that cannot be decoded.
    guard var refusal = decoded(response) else { return Data() }
    refusal.message = nil
    refusal.errors = nil
    if !["username", "password"].contains(refusal.failureField) { refusal.failureField = nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(refusal)) ?? Data()
  }

  private static func isRefusal(_ response: Response, _ refusal: Refusal?) -> Bool {
    guard (200..<300).contains(response.status) else { return true }
    return refusal?.statusCode.map { !successCodes.contains($0) } ?? false
  }

  private static func decoded(_ response: Response) -> Refusal? {
    guard response.body.count <= mostBytes else { return nil }
    return try? JSONDecoder().decode(Refusal.self, from: response.body)
  }

  /// Whether the response refuses a request because there were too many, according to its status or
  /// to the code in its body.
  static func isRateLimit(_ response: Response) -> Bool {
    if response.status == 429 { return true }
    // Only a refusal is this short, and a page of movies would otherwise be decoded twice.
    guard response.body.count < 1_024 else { return false }
    return decoded(response)?.statusCode == 25
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
