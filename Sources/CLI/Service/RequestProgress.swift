import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperLocalization

/// The requests that are under way, of which the progress mark shows the oldest: the others wait for
/// it or are faster.
final class RequestProgress: Sendable {
  private struct Entry {
    let request: Request
    let beginning: Duration
    var step: RetryingTransport.Step?
    var stepBeginning = Duration.zero
  }

  private struct State {
    var entries: [Entry] = []
    var page: ProgressLine.Page?
  }

  private let mark: ProgressMark
  private let localizer: Localizer
  private let state = Mutex(State())

  init(_ mark: ProgressMark, localizer: Localizer) {
    self.mark = mark
    self.localizer = localizer
  }

  func begin(_ request: Request, at now: Duration) {
    state.withLock { $0.entries.append(Entry(request: request, beginning: now)) }
  }

  /// Reports a step of a request that is sent more than once.
  func report(_ step: RetryingTransport.Step, of request: Request, at now: Duration) {
    state.withLock { state in
      guard let place = state.entries.firstIndex(where: { $0.request == request }) else { return }
      state.entries[place].step = step
      state.entries[place].stepBeginning = now
    }
  }

  func end(_ request: Request) {
    state.withLock { state in
      guard let place = state.entries.firstIndex(where: { $0.request == request }) else { return }
      state.entries.remove(at: place)
    }
  }

  /// Reports which page of a list comes next; `nil` if the list needs only one.
  func expect(_ page: ProgressLine.Page?) {
    state.withLock { $0.page = page }
  }

  /// Shows what the oldest request does.
  func show(at now: Duration) {
    let line = state.withLock { state in
      state.entries.first.map { entry in
        ProgressLine(
          elapsed: now - entry.beginning, step: entry.step, sinceStep: now - entry.stepBeginning,
          page: state.page)
      }
    }
    if let line { mark.show(line.text(in: localizer)) }
  }

  /// Erases the mark, if it is visible.
  func erase() {
    mark.erase()
  }
}
