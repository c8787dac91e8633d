import Synchronization

/// The lines for standard error while a window covers the terminal: it shows notes, and log lines
/// are kept until it closes.
package final class HeldLines: Sendable {
  private struct State {
    var show: (@Sendable (String) -> Void)?
    var lines: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Begins to hold lines, and hands the notes to a window.
  package func begin(show: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.show = show }
  }

  /// Stops holding lines, and returns the kept ones.
  package func end() -> [String] {
    state.withLock { state in
      defer { state = State() }
      return state.lines
    }
  }

  /// Shows a note in the window, if there is one, and returns whether it did.
  func show(_ note: String) -> Bool {
    guard let show = state.withLock({ $0.show }) else { return false }
    show(note)
    return true
  }

  /// Keeps a line while there is a window, and returns whether it did.
  func keep(_ line: String) -> Bool {
    state.withLock { state in
      guard state.show != nil else { return false }
      state.lines.append(line)
      return true
    }
  }
}
