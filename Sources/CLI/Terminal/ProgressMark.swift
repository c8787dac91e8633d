import Synchronization

/// A word at the end of standard error that something takes long; gone before anything else is written.
final class ProgressMark: Sendable {
  /// Back to the line's beginning, and clears from there.
  static let eraser = "\r\u{1B}[K"

  private let text: String
  private let write: @Sendable (String) -> Void
  private let isShown = Mutex(false)

  /// - Parameters:
  ///   - text: What it says; one short line.
  ///   - write: Takes what goes to the terminal.
  init(text: String, write: @escaping @Sendable (String) -> Void) {
    self.text = text
    self.write = write
  }

  /// Shows it, unless it is there.
  func show() {
    isShown.withLock { isShown in
      if !isShown { write(text) }
      isShown = true
    }
  }

  /// Takes it away, if it is there.
  func erase() {
    makeRoom {}
  }

  /// Takes it away, and keeps it away while something else is written.
  func makeRoom<Result>(for other: () -> Result) -> Result {
    isShown.withLock { isShown in
      if isShown { write(Self.eraser) }
      isShown = false
      return other()
    }
  }
}
