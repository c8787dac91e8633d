import MovieEntities
import ViperEssentials

/// Translates error responses to `MovieError`.
enum ErrorTranslation {
  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(.network(.badResponse), cause: cause)
  }

  /// An error response from TMDB.
  ///
  /// TMDB's message is not decoded, because the message may echo an encoded credential, and because
  /// `MoviePresentation` has its own text for each code.
  private struct Rejection: Decodable {
    let statusCode: Int?
    /// The incorrect login field, which only the embedded service reports.
    let failureField: String?

    private enum CodingKeys: String, CodingKey {
      case statusCode = "status_code"
      case failureField = "failure_field"
    }
  }

  /// The maximum size of an error response, in bytes.
  private static let maxBytes = 64 << 10

  /// The success codes, which TMDB sends for "added", "updated" and "deleted".
  static let successCodes: Set<Int> = [1, 12, 13]

  /// - Returns: The error, or `nil` if the response reports success. The body of a successful
  ///   response may still be invalid.
  static func rejection(_ response: Response) -> MovieError? {
    let rejection = decoded(response)
    guard isRejection(response, rejection) else { return nil }
    let code = rejection?.statusCode
    return login(code, field: rejection?.failureField)
      ?? (rejection == nil && response.status == 404 ? .network(.badResponse) : nil)
      ?? known(code, response)
      ?? MovieError(.rejection(.other(code: code.flatMap(shown), status: response.status)))
  }

  private static func isRejection(_ response: Response, _ rejection: Rejection?) -> Bool {
    guard (200..<300).contains(response.status) else { return true }
    return rejection?.statusCode.map { !successCodes.contains($0) } ?? false
  }

  private static func decoded(_ response: Response) -> Rejection? {
    guard response.body.count <= maxBytes else { return nil }
    return try? JSONDecoder().decode(Rejection.self, from: response.body)
  }

  /// Whether the status or the code in the body reports too many requests.
  static func isRateLimit(_ response: Response) -> Bool {
    if response.status == 429 { return true }
    // Only an error response is this short. Skip longer responses, so that pages are not decoded
    // twice.
    guard response.body.count < 1_024 else { return false }
    return decoded(response)?.statusCode == 25
  }

  /// Returns the given code, or `nil` if the code is outside the range that TMDB uses.
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
    case (3, _): MovieError(.notLoggedIn(.sessionRejected))
    default: nil
    }
  }

  private static func known(_ code: Int?, _ response: Response) -> MovieError? {
    switch (code ?? 0, response.status) {
    case (6, _), (21, _), (34, _), (37, _), (0, 404): MovieError(.rejection(.notFound))
    case (22, _): MovieError(.rejection(.badPage(last: MoviePage.lastServed)))
    case (25, _), (_, 429): MovieError(.rejection(.tooManyRequests(wait(response))))
    case (7, _), (10, _), (14, _), (35, _), (36, _), (45, _), (0, 401):
      MovieError(.rejection(.credential))
    case (5, _), (18, _), (20, _), (23, _), (26, _), (27, _), (47, _), (0, 422):
      MovieError(.rejection(.badValue))
    case (_, 300...399): .network(.badResponse)
    case (_, 500...599):
      MovieError(.rejection(.unavailable(status: response.status, wait(response))))
    default: nil
    }
  }

  private static func wait(_ response: Response) -> MovieError.Wait? {
    let text = response.header("Retry-After") ?? ""
    if let seconds = Int64(text), seconds >= 0 { return .seconds(seconds) }
    // Validate the date strictly (RFC 9110, 5.6.7), because it is shown to the user exactly as the
    // service sent it.
    let date = /[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT/
    return text.wholeMatch(of: date) == nil ? nil : .until(text)
  }
}
