import MovieEntities
import ViperLocalization

/// The sentences for failures of the network, and for requests that the service refused.
extension ErrorSentences {
  func text(for reason: MovieError.Network) -> ErrorText {
    switch reason {
    case .unreachable:
      (localizer("Could not connect to TMDB."), localizer("Check the network and try again."))
    case .noLibrary:
      (
        localizer("libcurl is missing or too old."),
        localizer("Install libcurl, for example the package libcurl4.")
      )
    case .nameNotResolved:
      (
        localizer("Could not resolve the TMDB host name."),
        localizer("Check the network.")
      )
    case .insecure:
      (
        localizer("Could not connect securely to TMDB."),
        localizer("Check the system's date and certificates.")
      )
    case .connectionLost: (localizer("The connection to TMDB was lost."), localizer("Try again."))
    case .timedOut:
      (localizer("The request to TMDB timed out."), localizer("Try again."))
    case .notCached:
      (localizer("Not in the cache, and network access is off."), "")
    case .networkNeeded:
      (localizer("Network access is required but off."), "")
    case .badResponse:
      (
        localizer("TMDB returned an unexpected response."),
        localizer("If this keeps happening, check that the URL is correct.")
      )
    }
  }

  func text(for reason: MovieError.Refusal) -> ErrorText {
    switch reason {
    case .notFound: (localizer("Not found on TMDB."), "")
    case .noMovie(let id): (localizer("No movie found with ID \(id)."), "")
    case .noPerson(let id): (localizer("No person found with ID \(id)."), "")
    case .badPage(let last):
      (localizer("Page not found in this list."), localizer("The page must be from 1 to \(last)."))
    case .noList: (localizer("Accounts do not have this list."), "")
    case .credential:
      (
        localizer("TMDB rejected the credential."),
        localizer("Check TMDB_ACCESS_TOKEN or TMDB_API_KEY.")
      )
    case .tooManyRequests(let wait):
      (
        localizer("Too many requests to TMDB."),
        advice(after: wait) ?? localizer("Wait a moment and try again.")
      )
    case .unavailable(let status, let wait):
      (
        localizer("TMDB returned an error (\(status))."),
        advice(after: wait) ?? localizer("Try again later.")
      )
    case .badValue: (localizer("TMDB rejected a value in the request."), "")
    case .other(nil, let status): (localizer("TMDB rejected the request (status \(status))."), "")
    case .other(let code?, _): (localizer("TMDB rejected the request (code \(code))."), "")
    }
  }

  private func advice(after wait: MovieError.Wait?) -> String? {
    switch wait {
    case nil: nil
    case .seconds(let seconds) where seconds > 1: localizer("Try again in \(seconds) seconds.")
    // A wait of 0 seconds becomes 1 second, as it does in `Response.retryAfter`.
    case .seconds: localizer("Try again in 1 second.")
    case .until(let moment): localizer("Try again after \(moment).")
    }
  }
}
