import MovieEntities
import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperLocalization

/// The requests in progress, of which only the oldest is shown.
///
/// Later requests either wait for the oldest request or finish before it.
final class RequestProgress: Sendable {
  private struct Entry {
    let request: Request
    let start: Duration
    var step: RetryingTransport.Step?
    var stepStart = Duration.zero
    let cancel: @Sendable () -> Void
  }

  private struct State {
    var entries: [Entry] = []
    var page: ProgressLine.Page?
    var show: @Sendable (ProgressLine?) -> Void
  }

  private let state: Mutex<State>

  /// Creates an instance that has no requests.
  ///
  /// `show` shows the given line, or hides the current line if the given line is `nil`.
  init(show: @escaping @Sendable (ProgressLine?) -> Void = { _ in }) {
    state = Mutex(State(show: show))
  }

  convenience init(_ mark: ProgressMark, localizer: Localizer) {
    self.init { line in
      if let line { mark.show(line.text(in: localizer)) } else { mark.erase() }
    }
  }

  func show(with show: @escaping @Sendable (ProgressLine?) -> Void) {
    state.withLock { $0.show = show }
  }

  func begin(_ request: Request, at now: Duration, onCancel: @escaping @Sendable () -> Void) {
    state.withLock { $0.entries.append(Entry(request: request, start: now, cancel: onCancel)) }
  }

  /// Whether there are no requests in progress.
  var isIdle: Bool { state.withLock { $0.entries.isEmpty } }

  /// Cancels all requests.
  func cancelAll() {
    for entry in state.withLock({ $0.entries }) { entry.cancel() }
  }

  func report(_ step: RetryingTransport.Step, of request: Request, at now: Duration) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.request == request }) else {
        return
      }
      state.entries[index].step = step
      state.entries[index].stepStart = now
    }
  }

  func end(_ request: Request) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.request == request }) else {
        return
      }
      state.entries.remove(at: index)
    }
  }

  /// Sets the list page that will be requested next; `nil` if only one page is requested.
  func setPage(_ page: ProgressLine.Page?) {
    state.withLock { $0.page = page }
  }

  func show(at now: Duration) {
    state.withLock { state in
      guard let entry = state.entries.first else { return }
      state.show(
        ProgressLine(
          elapsed: now - entry.start, step: entry.step, sinceStep: now - entry.stepStart,
          page: state.page))
    }
  }

  /// Hides the progress line until a request is slow again.
  func erase() {
    state.withLock { $0.show(nil) }
  }
}

/// Shows a progress mark during a long request.
struct ProgressTransport: Transport {
  /// The delay before the mark appears, which keeps the mark from flashing during fast requests.
  static let delay = Duration.milliseconds(150)

  var baseURL: String { base.baseURL }
  let base: any Transport
  /// The progress to report to, whose mark is erased before the response is returned.
  let progress: RequestProgress
  let clock: WallClock

  func response(to request: Request) async throws(MovieError) -> Response {
    let (cancellations, signal) = AsyncStream<Void>.makeStream()
    progress.begin(request, at: clock.elapsed) { signal.yield() }
    defer { progress.end(request) }
    let outcome = await withTaskGroup(of: Result<Response, MovieError>?.self) { group in
      group.addTask { [progress, clock] in
        // Show the mark repeatedly, because other output may erase it.
        while (try? await clock.sleep(for: Self.delay)) != nil {
          progress.show(at: clock.elapsed)
        }
        progress.erase()
        return nil
      }
      group.addTask {
        for await _ in cancellations { return .failure(.cancelled) }
        return nil
      }
      group.addTask { [base] in await base.outcome(of: request) }
      var outcome: Result<Response, MovieError>?
      while outcome == nil, let next = await group.next() { outcome = next }
      group.cancelAll()
      await group.waitForAll()
      return outcome ?? .failure(.cancelled)
    }
    return try outcome.get()
  }
}

/// The text of the progress mark.
struct ProgressLine: Equatable {
  /// The position of a page among all the pages that the command requests from a list.
  struct Page: Equatable {
    /// The page's number, where 1 is the first page that the command requests.
    let number: Int
    let total: Int
  }

  /// The shortest elapsed time to show, in seconds; most requests take less time.
  private static let minSeconds: Int64 = 3

  let elapsed: Duration
  /// The last step of a retried request; `nil` if the request was not retried.
  var step: RetryingTransport.Step?
  var sinceStep = Duration.zero
  /// The requested page; `nil` if the command needs only one page.
  var page: Page?

  /// Returns the text for a window that is waiting for a screen; `nil` during the first second.
  func text(waitingFor title: String, in localizer: Localizer) -> String? {
    let seconds = elapsed.components.seconds
    guard seconds >= 1 else { return nil }
    guard case .waiting(let wait, let code) = step, wait >= .seconds(1) else {
      return localizer.text("Waiting for TMDB: \(title)… \(seconds) s")
    }
    return localizer.text("\(reason(code, localizer)) · retrying in \(secondsLeft(of: wait)) s")
  }

  func text(in localizer: Localizer) -> String {
    switch step {
    case .waiting(let wait, let code) where wait >= .seconds(1):
      return localizer.text(
        "\(reason(code, localizer)) · retrying in \(secondsLeft(of: wait)) s (Ctrl-C to cancel)")
    case .requesting(let attempt): return timed(localizer.text("Retrying (\(attempt))"))
    case .waiting, nil:
      guard let page else { return timed(localizer.text("Waiting for TMDB…"), separator: " ") }
      return timed(localizer.text("Loading page \(page.number) of \(page.total)…"))
    }
  }

  /// Returns the remaining seconds of a wait, rounded up.
  private func secondsLeft(of wait: Duration) -> Int64 {
    let left = (wait - sinceStep).components
    return max(1, left.seconds + (left.attoseconds > 0 ? 1 : 0))
  }

  private func reason(_ code: MovieError.Code, _ localizer: Localizer) -> String {
    switch code {
    case .rateLimited: localizer.text("Too many requests to TMDB")
    case .serviceUnavailable: localizer.text("TMDB returned an error")
    default: localizer.text("The connection to TMDB was lost")
    }
  }

  private func timed(_ text: String, separator: String = ", ") -> String {
    let seconds = elapsed.components.seconds
    guard seconds >= Self.minSeconds else { return text }
    return text + separator + "\(seconds) s"
  }
}
