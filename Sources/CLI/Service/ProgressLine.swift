import MovieEntities
import MovieTMDB
import ViperLocalization

/// The text of the progress mark for the request that the user waits for.
struct ProgressLine: Equatable {
  /// A page of a list, among the pages that the command needs.
  struct Page: Equatable {
    /// The number of the page, from 1 for the first page that the command has requested.
    let number: Int
    let total: Int
  }

  /// The shortest time that is shown, so that a usual request shows none.
  private static let leastSeconds: Int64 = 3

  /// The time since the request began.
  let elapsed: Duration
  /// The last step of a request that is sent more than once, if it is.
  var step: RetryingTransport.Step?
  /// The time since that step began.
  var sinceStep = Duration.zero
  /// The page that the request is for; `nil` if the command needs only one.
  var page: Page?

  /// Returns the line in a language.
  func text(in localizer: Localizer) -> String {
    switch step {
    case .waiting(let wait, let code) where wait >= .seconds(1):
      return localizer(
        "Waiting \(left(of: wait)) s: \(reason(code, localizer)) (Ctrl-C gives up)")
    case .asking(let attempt): return timed(localizer("Asking again (\(attempt))"))
    case .waiting, nil:
      guard let page else { return timed(localizer("Asking TMDB…"), separator: " ") }
      return timed(
        localizer("Asking TMDB… page \(page.number) of \(page.total)"))
    }
  }

  /// Returns the rest of a wait, in seconds, of which a part counts as a whole one.
  private func left(of wait: Duration) -> Int64 {
    let left = (wait - sinceStep).components
    return max(1, left.seconds + (left.attoseconds > 0 ? 1 : 0))
  }

  private func reason(_ code: MovieError.Code, _ localizer: Localizer) -> String {
    switch code {
    case .rateLimited: localizer("TMDB was asked too often")
    case .serviceUnavailable: localizer("TMDB has trouble of its own")
    default: localizer("the connection to TMDB was lost")
    }
  }

  /// Adds how long the request has taken, if it takes long.
  private func timed(_ text: String, separator: String = ", ") -> String {
    let seconds = elapsed.components.seconds
    guard seconds >= Self.leastSeconds else { return text }
    return text + separator + "\(seconds) s"
  }
}
