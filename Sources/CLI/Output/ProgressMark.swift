import MovieTMDB
import Synchronization
import ViperLocalization
import ViperTerminal

/// A short text at the end of standard error that says what the user waits for.
///
/// It is erased before anything else is written. Transports report what their requests do, and the
/// mark shows the oldest request, because the others wait for it or are faster.
final class ProgressMark: Sendable {
  /// The characters that move the cursor to the beginning of the line and erase the line.
  static let eraser = "\r\u{1B}[K"

  private struct Entry {
    let request: Request
    let beginning: Duration
    var step: RetryingTransport.Step?
    var stepBeginning = Duration.zero
  }

  private struct State {
    var entries: [Entry] = []
    var page: ProgressLine.Page?
    /// The text on the screen; empty if there is none.
    var shown = ""
    var isRetired = false
  }

  private let localizer: Localizer
  private let columns: @Sendable () -> Int
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(
    localizer: Localizer, columns: @escaping @Sendable () -> Int,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.localizer = localizer
    self.columns = columns
    self.write = write
  }

  // MARK: What is under way

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

  // MARK: What is shown

  /// Shows what the oldest request does, in place of an older text.
  func show(at now: Duration) {
    state.withLock { state in
      guard !state.isRetired, let text = text(state, at: now), text != state.shown else { return }
      write((state.shown.isEmpty ? "" : Self.eraser) + text)
      state.shown = text
    }
  }

  /// Erases the mark, if it is visible.
  func erase() {
    makeRoom {}
  }

  /// Erases the mark, and never shows it again.
  ///
  /// Another program that reads the output may draw on the same terminal.
  func retire() {
    makeRoom(isLast: true) {}
  }

  /// Erases the mark, and does not show it again until a closure has returned.
  func makeRoom<Result>(isLast: Bool = false, for other: () -> Result) -> Result {
    state.withLock { state in
      if !state.shown.isEmpty { write(Self.eraser) }
      state.shown = ""
      if isLast { state.isRetired = true }
      return other()
    }
  }

  private func text(_ state: borrowing State, at now: Duration) -> String? {
    guard let entry = state.entries.first else { return nil }
    let line = ProgressLine(
      elapsed: now - entry.beginning, step: entry.step, sinceStep: now - entry.stepBeginning,
      page: state.page)
    // A text that fills the line would move the cursor to the next one.
    return TextWidth.cut(line.text(in: localizer), to: max(columns() - 1, 1))
  }
}
