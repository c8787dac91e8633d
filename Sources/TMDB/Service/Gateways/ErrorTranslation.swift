import MovieEntities
import ViperEssentials

/// Translates every refusal by the service to a `MovieError`.
enum ErrorTranslation {
  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(.network(.badResponse), cause: cause)
  }

  /// A refusal as TMDB sends it.
  ///
  /// Its sentences are not decoded: they may repeat a credential in any spelling, and `MoviePresentation` has
  /// one of its own for each code.
  private struct Refusal: Decodable {
    let statusCode: Int?
    /// The field of a login that was wrong; only the embedded service sends it.
    let failureField: String?

    private enum CodingKeys: String, CodingKey {
      case statusCode = "status_code"
      case failureField = "failure_field"
    }
  }

  /// The maximum size of a refusal, in bytes.
  private static let maxBytes = 64 << 10

  /// The status codes of successes: TMDB sends one for "added", "updated" and "deleted".
  static let successCodes: Set<Int> = [1, 12, 13]

  /// - Returns: `nil` if the response is not a refusal; its body may still not be decodable.
  static func refusal(_ response: Response) -> MovieError? {
    let refusal = decoded(response)
    guard isRefusal(response, refusal) else { return nil }
    let code = refusal?.statusCode
    return login(code, field: refusal?.failureField)
      ?? (refusal == nil && response.status == 404 ? .network(.badResponse) : nil)
      ?? known(code, response)
      ?? MovieError(.refusal(.other(code: code.flatMap(shown), status: response.status)))
  }

  private static func isRefusal(_ response: Response, _ refusal: Refusal?) -> Bool {
    guard (200..<300).contains(response.status) else { return true }
    return refusal?.statusCode.map { !successCodes.contains($0) } ?? false
  }

  private static func decoded(_ response: Response) -> Refusal? {
    guard response.body.count <= maxBytes else { return nil }
    return try? JSONDecoder().decode(Refusal.self, from: response.body)
  }

  /// Whether there were too many requests, according to the status or to the code in the body.
  static func isRateLimit(_ response: Response) -> Bool {
    if response.status == 429 { return true }
    // Only a refusal is this short, and a page of movies would otherwise be decoded twice.
    guard response.body.count < 1_024 else { return false }
    return decoded(response)?.statusCode == 25
  }

  /// Returns a code to name; `nil` for a number that none of TMDB's is.
  private static func shown(_ code: Int) -> Int? {
    (1..<1_000).contains(code) ? code : nil
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
    case (5, _), (18, _), (20, _), (23, _), (26, _), (27, _), (47, _), (0, 422):
      MovieError(.refusal(.badValue))
    case (_, 300...399): .network(.badResponse)
    case (_, 500...599):
      MovieError(.refusal(.unavailable(status: response.status, wait(response))))
    default: nil
    }
  }

  private static func wait(_ response: Response) -> MovieError.Wait? {
    let text = response.header("Retry-After") ?? ""
    if let seconds = Int64(text), seconds >= 0 { return .seconds(seconds) }
    // Users see a date as the service sent it (RFC 9110, 5.6.7), so it must not contain anything else.
    let date = /[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT/
    return text.wholeMatch(of: date) == nil ? nil : .until(text)
  }
}
