import Entities

/// The sentences for failures of the network, and for requests that the service refused.
extension ErrorSentences {
  func said(_ reason: MovieError.Network) -> Said {
    switch reason {
    case .unreachable:
      (words("TMDB cannot be reached."), words("Check the network and try again."))
    case .nameNotResolved:
      (
        words("The address of TMDB cannot be found."),
        words("Check the network, and TMDB_BASE_URL if it is set.")
      )
    case .insecure:
      (
        words("No secure connection to TMDB is possible."),
        words("Check the system's date and certificates.")
      )
    case .connectionLost: (words("The connection to TMDB broke."), words("Try again."))
    case .timedOut:
      (words("TMDB did not answer in time."), words("Try again, or allow more time."))
    case .notCached:
      (
        words("This is not in the cache, and the network was not to be used."),
        words("Try it without --offline.")
      )
    case .badResponse:
      (
        words("The answer is not what TMDB promises."),
        words("If it stays so, check that the address is TMDB's.")
      )
    }
  }

  func said(_ reason: MovieError.Refusal) -> Said {
    switch reason {
    case .notFound: (words("TMDB has no such thing."), "")
    case .noMovie(let id): (words("There is no movie with the id \(id)."), "")
    case .badPage(let last):
      (words("TMDB serves no such page."), words("Pages go from 1 to \(last)."))
    case .noList: (words("No account has a list of that kind."), "")
    case .credential:
      (
        words("TMDB refused the credential."), words("Check TMDB_ACCESS_TOKEN or TMDB_API_KEY.")
      )
    case .tooManyRequests(let wait):
      (words("TMDB was asked too often."), said(wait) ?? words("Wait a little and try again."))
    case .unavailable(let status, let wait):
      (
        words("TMDB has trouble of its own (status \(status))."),
        said(wait) ?? words("Try again later.")
      )
    case .other(nil, let status): (words("TMDB refused the question: status \(status)."), "")
    case .other(let text?, _):
      (words("TMDB refused the question: \(withoutFullStop(text))."), "")
    }
  }

  /// Returns the service's own message without its full stop, because the sentence around it adds
  /// one.
  private func withoutFullStop(_ text: String) -> Substring {
    text.hasSuffix(".") ? text.dropLast() : text[...]
  }

  private func said(_ wait: MovieError.Wait?) -> String? {
    switch wait {
    case nil: nil
    case .seconds(let seconds) where seconds > 1: words("Try again in \(seconds) seconds.")
    // As a wait is kept: no time at all means a second.
    case .seconds: words("Try again in 1 second.")
    case .until(let moment): words("Try again after \(moment).")
    }
  }
}
