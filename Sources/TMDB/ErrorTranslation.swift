import Entities
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The one place where what goes wrong between here and the service becomes a `MovieError`.
struct ErrorTranslation: Sendable {
  let words: Words

  func error(_ failure: TransportFailure) -> MovieError {
    switch failure.code {
    case .cancelled: .cancelled
    case .nameNotResolved:
      MovieError(
        .nameNotResolved, words("The address of TMDB cannot be found."),
        advice: words("Check the network, and TMDB_BASE_URL if it is set."), canRetry: true,
        cause: failure)
    case .insecure:
      MovieError(
        .insecureConnection, words("No secure connection to TMDB is possible."),
        advice: words("Check the system's date and certificates."), canRetry: true, cause: failure)
    case .connectionLost:
      MovieError(
        .connectionLost, words("The connection to TMDB broke."), advice: words("Try again."),
        canRetry: true, cause: failure)
    case .unusable: unreadable(failure)
    case .timedOut:
      MovieError(
        .timedOut, words("TMDB did not answer in time."),
        advice: words("Try again, or allow more time."), canRetry: true, cause: failure)
    case .notCached:
      MovieError(
        .offline, words("This is not in the cache, and the network was not to be used."),
        advice: words("Try it without --offline."), cause: failure)
    case .notKept: kept(failure, .stateNotWritable)
    case .notReadable: kept(failure, .stateNotReadable)
    case .damaged: kept(failure, .stateNotReadable, canRetry: true)
    default:
      MovieError(
        .offline, words("TMDB cannot be reached."),
        advice: words("Check the network and try again."), canRetry: true, cause: failure)
    }
  }

  func unreadable(_ cause: any Error) -> MovieError {
    MovieError(
      .badAnswer, words("The answer is not what TMDB promises."),
      advice: words("If it stays so, check that the address is TMDB's."), canRetry: true,
      cause: cause)
  }

  /// What a service on this machine says of its own data; its sentences are in the person's language.
  private func kept(
    _ failure: TransportFailure, _ code: MovieError.Code, canRetry: Bool = false
  ) -> MovieError {
    MovieError(
      code, failure.report?.message ?? "", advice: failure.report?.advice ?? "",
      canRetry: canRetry, cause: failure)
  }
}
