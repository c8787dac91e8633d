import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The one place where what goes wrong between here and the service becomes a `MovieError`.
enum ErrorTranslation {
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

  static func error(_ failure: TransportFailure) -> MovieError {
    switch failure {
    case .cancelled: .cancelled
    case .nameNotResolved:
      MovieError(
        .nameNotResolved, "The address of TMDB cannot be found.",
        advice: "Check the network, and TMDB_BASE_URL if it is set.", canRetry: true, cause: failure
      )
    case .insecure:
      MovieError(
        .insecureConnection, "No secure connection to TMDB is possible.",
        advice: "Check the system's date and certificates.", canRetry: true, cause: failure)
    case .connectionLost:
      MovieError(
        .connectionLost, "The connection to TMDB broke.", advice: "Try again.", canRetry: true,
        cause: failure)
    case .unusable: unreadable(failure)
    case .timedOut:
      MovieError(
        .timedOut, "TMDB did not answer in time.", advice: "Try again, or allow more time.",
        canRetry: true, cause: failure)
    case .notCached:
      MovieError(
        .offline, "This is not in the cache, and the network was not to be used.",
        advice: "Try it without --offline.", cause: failure)
    default:
      MovieError(
        .offline, "TMDB cannot be reached.", advice: "Check the network and try again.",
        canRetry: true, cause: failure)
    }
  }

  /// - Returns: Nothing when the answer is no refusal; its body may still be unreadable.
  static func refusal(_ answer: Answer) -> MovieError? {
    let refusal = try? JSONDecoder().decode(Refusal.self, from: answer.body)
    let code = refusal?.statusCode
    guard !(200..<300).contains(answer.status) || code.map(isRefusal) ?? false else { return nil }
    let words = refusal?.message ?? refusal?.errors?.joined(separator: " ") ?? ""
    let reason = words.isEmpty ? "status \(answer.status)" : String(words.prefix(200))
    return login(code, field: refusal?.failureField)
      ?? (refusal == nil && answer.status == 404 ? unreadable(TransportFailure.unusable) : nil)
      ?? known(code, answer)
      ?? MovieError(
        .refused, "TMDB refused the question: \(reason)" + (reason.hasSuffix(".") ? "" : "."))
  }

  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(
      .badAnswer, "The answer is not what TMDB promises.",
      advice: "If it stays so, check that the address is TMDB's.", canRetry: true, cause: cause)
  }

  /// Whether the service was asked too often, by the status or by the code in the body.
  static func isRateLimit(_ answer: Answer) -> Bool {
    if answer.status == 429 { return true }
    // Only a refusal is so short; a page of movies need not be read twice.
    guard answer.body.count < 1_024 else { return false }
    return (try? JSONDecoder().decode(Refusal.self, from: answer.body))?.statusCode == 25
  }

  /// TMDB says "added", "updated" and "deleted" with status codes too.
  private static func isRefusal(_ code: Int) -> Bool {
    ![1, 12, 13].contains(code)
  }

  private static func login(_ code: Int?, field: String?) -> MovieError? {
    switch (code, field) {
    case (30, "username"):
      MovieError(
        .unknownUser, "There is no user of that name.", advice: "Check the user name.")
    case (30, "password"):
      MovieError(.wrongPassword, "The password is wrong.", advice: "Check the password.")
    case (30, _):
      MovieError(
        .loginRefused, "The user name or the password is wrong.", advice: "Check both.")
    case (31, _):
      MovieError(.loginRefused, "The account is disabled.", advice: "Ask TMDB why.")
    case (32, _):
      MovieError(
        .loginRefused, "The account's e-mail address is not confirmed.",
        advice: "Follow the link in TMDB's mail.")
    case (17, _):
      MovieError(
        .notApproved, "The log-in is not approved.", advice: "Approve it, or log in again.")
    case (33, _):
      MovieError(
        .loginRefused, "TMDB did not take the log-in.", advice: "Log in again.")
    case (3, _):
      MovieError(
        .notLoggedIn, "This needs a log-in, or the session has ended.", advice: "Log in again.")
    default: nil
    }
  }

  private static func known(_ code: Int?, _ answer: Answer) -> MovieError? {
    switch (code ?? 0, answer.status) {
    case (6, _), (21, _), (34, _), (37, _), (0, 404):
      MovieError(.notFound, "TMDB has no such thing.")
    case (22, _):
      MovieError(
        .badPage, "TMDB serves no such page.", advice: "Pages go from 1 to \(MoviePage.lastServed)."
      )
    case (25, _), (_, 429): rateLimit(answer)
    case (7, _), (10, _), (14, _), (35, _), (36, _), (45, _), (0, 401):
      MovieError(
        .credentialRefused, "TMDB refused the credential.",
        advice: "Check TMDB_ACCESS_TOKEN or TMDB_API_KEY.")
    case (_, 300...399): unreadable(TransportFailure.unusable)
    case (_, 500...599):
      MovieError(
        .serviceUnavailable, "TMDB has trouble of its own (status \(answer.status)).",
        advice: whenToComeBack(answer) ?? "Try again later.", canRetry: true)
    default: nil
    }
  }

  private static func rateLimit(_ answer: Answer) -> MovieError {
    MovieError(
      .rateLimited, "TMDB was asked too often.",
      advice: whenToComeBack(answer) ?? "Wait a little and try again.", canRetry: true)
  }

  private static func whenToComeBack(_ answer: Answer) -> String? {
    let text = answer.header("Retry-After") ?? ""
    // As a wait is kept: no time at all means a second.
    if let seconds = Int64(text), seconds >= 0 {
      return "Try again in \(max(seconds, 1)) second\(seconds > 1 ? "s" : "")."
    }
    return HTTPDate.seconds(text).map { _ in "Try again after \(text)." }
  }
}
