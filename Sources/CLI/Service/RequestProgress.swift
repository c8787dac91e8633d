import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperLocalization

/// The requests under way; the mark shows the oldest, because others wait for it or are faster.
final class RequestProgress: Sendable {
  private struct Entry {
    let request: Request
    let start: Duration
    var step: RetryingTransport.Step?
    var stepStart = Duration.zero
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
    state.withLock { $0.entries.append(Entry(request: request, start: now)) }
  }

  /// Reports a step of a request that is retried.
  func report(_ step: RetryingTransport.Step, of request: Request, at now: Duration) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.request == request }) else { return }
      state.entries[index].step = step
      state.entries[index].stepStart = now
    }
  }

  func end(_ request: Request) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.request == request }) else { return }
      state.entries.remove(at: index)
    }
  }

  /// Reports the next page of a list; `nil` if the list needs only one.
  func expect(_ page: ProgressLine.Page?) {
    state.withLock { $0.page = page }
  }

  /// Shows the progress of the oldest request.
  func show(at now: Duration) {
    let line = state.withLock { state in
      state.entries.first.map { entry in
        ProgressLine(
          elapsed: now - entry.start, step: entry.step, sinceStep: now - entry.stepStart,
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
