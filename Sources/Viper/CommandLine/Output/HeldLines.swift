import Synchronization

/// Handles lines for standard error while a window covers the terminal.
///
/// Notes are shown in the window, and log lines are held until the window closes.
package final class HeldLines: Sendable {
  private struct State {
    var show: (@Sendable (String) -> Void)?
    var lines: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Starts holding lines and passing notes to a window.
  package func begin(show: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.show = show }
  }

  /// Stops holding lines, and returns the lines that were held.
  package func end() -> [String] {
    state.withLock { state in
      defer { state = State() }
      return state.lines
    }
  }

  /// Shows a note in the window.
  ///
  /// Returns `false` if no window is open.
  func show(_ note: String) -> Bool {
    guard let show = state.withLock({ $0.show }) else { return false }
    show(note)
    return true
  }

  /// Holds a line.
  ///
  /// Returns `false` if no window is open.
  func keep(_ line: String) -> Bool {
    state.withLock { state in
      guard state.show != nil else { return false }
      state.lines.append(line)
      return true
    }
  }
}
