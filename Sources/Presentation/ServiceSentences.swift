import MovieEntities
import ViperLocalization

/// The sentences for failures of the network, and for requests that the service refused.
extension ErrorSentences {
  func text(for reason: MovieError.Network) -> ErrorText {
    switch reason {
    case .unreachable:
      (localizer("TMDB cannot be reached."), localizer("Check the network and try again."))
    case .noLibrary:
      (
        localizer("The library libcurl, which requests are sent with, is missing or too old."),
        localizer("Install libcurl, for example the package libcurl4.")
      )
    case .nameNotResolved:
      (
        localizer("The address of TMDB cannot be found."),
        localizer("Check the network.")
      )
    case .insecure:
      (
        localizer("No secure connection to TMDB is possible."),
        localizer("Check the system's date and certificates.")
      )
    case .connectionLost: (localizer("The connection to TMDB was lost."), localizer("Try again."))
    case .timedOut:
      (localizer("TMDB did not answer in time."), localizer("Try again."))
    case .notCached:
      (localizer("This is not in the cache, and the network is not used."), "")
    case .networkNeeded:
      (localizer("This needs the network, which is not used."), "")
    case .badResponse:
      (
        localizer("The answer is not what TMDB promises."),
        localizer("If it happens again, check that the address is TMDB's.")
      )
    }
  }

  func text(for reason: MovieError.Refusal) -> ErrorText {
    switch reason {
    case .notFound: (localizer("TMDB did not find what was requested."), "")
    case .noMovie(let id): (localizer("There is no movie with the id \(id)."), "")
    case .noPerson(let id): (localizer("There is no person with the id \(id)."), "")
    case .badPage(let last):
      (localizer("TMDB has no such page of the list."), localizer("Pages go from 1 to \(last)."))
    case .noList: (localizer("No account has a list of that kind."), "")
    case .credential:
      (
        localizer("TMDB refused the credential."),
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
    case .badValue: (localizer("TMDB did not accept a value of the request."), "")
    case .other(nil, let status): (localizer("TMDB refused the request: status \(status)."), "")
    case .other(let code?, _): (localizer("TMDB refused the request: code \(code)."), "")
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
