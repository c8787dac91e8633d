import Synchronization
import ViperText

/// Short text about work in progress, which is erased before any other output is written.
package final class ProgressMark: Sendable {
  /// The characters that move the cursor to the start of the line and erase the line.
  static let eraser = "\r\u{1B}[K"

  private struct State {
    /// The text that is on the screen; empty if there is none.
    var shown = ""
    var isRetired = false
  }

  private let columns: @Sendable () -> Int
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  package init(
    columns: @escaping @Sendable () -> Int, write: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    self.write = write
  }

  package func show(_ text: String) {
    state.withLock { state in
      // Leave a column free, because text that fills the line moves the cursor to the next line.
      let text = TextWidth.cut(text, to: max(columns() - 1, 1))
      guard !state.isRetired, text != state.shown else { return }
      write((state.shown.isEmpty ? "" : Self.eraser) + text)
      state.shown = text
    }
  }

  package func erase() {
    makeRoom {}
  }

  /// Erases the mark permanently, because another program may draw on the same terminal.
  func retire() {
    makeRoom(isLast: true) {}
  }

  /// Erases the mark, and keeps it hidden while a closure is running.
  func makeRoom<Result>(isLast: Bool = false, for other: () -> Result) -> Result {
    state.withLock { state in
      if !state.shown.isEmpty { write(Self.eraser) }
      state.shown = ""
      if isLast { state.isRetired = true }
      return other()
    }
  }
}
