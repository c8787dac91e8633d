import Synchronization

/// A short text at the end of standard error that says that a request takes long.
///
/// It is erased before anything else is written.
final class ProgressMark: Sendable {
  /// The characters that move the cursor to the beginning of the line and erase the line.
  static let eraser = "\r\u{1B}[K"

  private let text: String
  private let write: @Sendable (String) -> Void
  private let isShown = Mutex(false)

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - text: The text of the mark, which is one short line.
  ///   - write: A closure that writes to the terminal.
  init(text: String, write: @escaping @Sendable (String) -> Void) {
    self.text = text
    self.write = write
  }

  /// Shows the mark, unless it is visible.
  func show() {
    isShown.withLock { isShown in
      if !isShown { write(text) }
      isShown = true
    }
  }

  /// Erases the mark, if it is visible.
  func erase() {
    makeRoom {}
  }

  /// Erases the mark, and does not show it again until a closure has returned.
  ///
  /// - Parameter other: A closure that writes something else.
  /// - Returns: The result of the closure.
  func makeRoom<Result>(for other: () -> Result) -> Result {
    isShown.withLock { isShown in
      if isShown { write(Self.eraser) }
      isShown = false
      return other()
    }
  }
}
