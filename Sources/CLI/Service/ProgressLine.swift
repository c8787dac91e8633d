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

  /// The shortest time that is shown, longer than a usual request takes.
  private static let minSeconds: Int64 = 3

  /// The time since the request began.
  let elapsed: Duration
  /// The last step of a request that is retried, if it is.
  var step: RetryingTransport.Step?
  /// The time since that step began.
  var sinceStep = Duration.zero
  /// The page that the request is for; `nil` if the command needs only one.
  var page: Page?

  func text(in localizer: Localizer) -> String {
    switch step {
    case .waiting(let wait, let code) where wait >= .seconds(1):
      return localizer(
        "Waiting \(secondsLeft(of: wait)) s: \(reason(code, localizer)) (Ctrl-C gives up)")
    case .asking(let attempt): return timed(localizer("Asking again (\(attempt))"))
    case .waiting, nil:
      guard let page else { return timed(localizer("Asking TMDB…"), separator: " ") }
      return timed(localizer("Asking TMDB… page \(page.number) of \(page.total)"))
    }
  }

  /// Returns the rest of a wait in seconds, rounded up.
  private func secondsLeft(of wait: Duration) -> Int64 {
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

  /// Adds the elapsed time to a text, if it is long.
  private func timed(_ text: String, separator: String = ", ") -> String {
    let seconds = elapsed.components.seconds
    guard seconds >= Self.minSeconds else { return text }
    return text + separator + "\(seconds) s"
  }
}
