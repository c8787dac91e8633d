import Entities
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// TMDB says "added", "updated" and "deleted" with status codes too.
  static let successCodes: Set<Int> = [1, 12, 13]

  /// - Returns: Nothing when the answer is no refusal; its body may still be unreadable.
  func refusal(_ answer: Answer) -> MovieError? {
    let refusal = try? JSONDecoder().decode(Refusal.self, from: answer.body)
    let code = refusal?.statusCode
    let isRefusal = code.map { !Self.successCodes.contains($0) } ?? false
    guard !(200..<300).contains(answer.status) || isRefusal else { return nil }
    return login(code, field: refusal?.failureField)
      ?? (refusal == nil && answer.status == 404 ? unreadable(TransportFailure.unusable) : nil)
      ?? known(code, answer)
      ?? MovieError(.refused, sentence(refusal, answer.status))
  }

  /// Whether the service was asked too often, by the status or by the code in the body.
  static func isRateLimit(_ answer: Answer) -> Bool {
    if answer.status == 429 { return true }
    // Only a refusal is so short; a page of movies need not be read twice.
    guard answer.body.count < 1_024 else { return false }
    return (try? JSONDecoder().decode(Refusal.self, from: answer.body))?.statusCode == 25
  }

  /// The service's own words, whatever language they are in; without any, the status.
  private func sentence(_ refusal: Refusal?, _ status: Int) -> String {
    let said = refusal?.message ?? refusal?.errors?.joined(separator: " ") ?? ""
    guard !said.isEmpty else { return words("TMDB refused the question: status \(status).") }
    var reason = String(said.prefix(200))
    if reason.hasSuffix(".") { reason.removeLast() }
    return words("TMDB refused the question: \(reason).")
  }

  private func login(_ code: Int?, field: String?) -> MovieError? {
    switch (code, field) {
    case (30, "username"):
      MovieError(
        .unknownUser, words("There is no user of that name."),
        advice: words("Check the user name."))
    case (30, "password"):
      MovieError(
        .wrongPassword, words("The password is wrong."), advice: words("Check the password."))
    case (30, _):
      MovieError(
        .loginRefused, words("The user name or the password is wrong."),
        advice: words("Check both."))
    case (31, _):
      MovieError(
        .loginRefused, words("The account is disabled."), advice: words("Ask TMDB why."))
    case (32, _):
      MovieError(
        .loginRefused, words("The account's e-mail address is not confirmed."),
        advice: words("Follow the link in TMDB's mail."))
    case (17, _):
      MovieError(
        .notApproved, words("The log-in is not approved."),
        advice: words("Approve it, or log in again."))
    case (33, _):
      MovieError(
        .loginRefused, words("TMDB did not take the log-in."), advice: words("Log in again."))
    case (3, _):
      MovieError(
        .notLoggedIn, words("This needs a log-in, or the session has ended."),
        advice: words("Log in again."))
    default: nil
    }
  }

  private func known(_ code: Int?, _ answer: Answer) -> MovieError? {
    switch (code ?? 0, answer.status) {
    case (6, _), (21, _), (34, _), (37, _), (0, 404):
      MovieError(.notFound, words("TMDB has no such thing."))
    case (22, _):
      MovieError(
        .badPage, words("TMDB serves no such page."),
        advice: words("Pages go from 1 to \(MoviePage.lastServed)."))
    case (25, _), (_, 429): rateLimit(answer)
    case (7, _), (10, _), (14, _), (35, _), (36, _), (45, _), (0, 401):
      MovieError(
        .credentialRefused, words("TMDB refused the credential."),
        advice: words("Check TMDB_ACCESS_TOKEN or TMDB_API_KEY."))
    case (_, 300...399): unreadable(TransportFailure.unusable)
    case (_, 500...599):
      MovieError(
        .serviceUnavailable, words("TMDB has trouble of its own (status \(answer.status))."),
        advice: whenToComeBack(answer) ?? words("Try again later."), canRetry: true)
    default: nil
    }
  }

  private func rateLimit(_ answer: Answer) -> MovieError {
    MovieError(
      .rateLimited, words("TMDB was asked too often."),
      advice: whenToComeBack(answer) ?? words("Wait a little and try again."), canRetry: true)
  }

  private func whenToComeBack(_ answer: Answer) -> String? {
    let text = answer.header("Retry-After") ?? ""
    if let seconds = Int64(text), seconds >= 0 {
      // As a wait is kept: no time at all means a second.
      return seconds > 1
        ? words("Try again in \(seconds) seconds.") : words("Try again in 1 second.")
    }
    return HTTPDate.seconds(text).map { _ in words("Try again after \(text).") }
  }
}
