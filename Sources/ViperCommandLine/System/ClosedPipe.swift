import ViperPlatform

/// Ends the program when the pipe of its output is closed, even while a request is under way.
package enum ClosedPipe {
  /// The time between two looks.
  private static let pause = Duration.milliseconds(100)

  /// Begins to watch the output of a command that takes long.
  ///
  /// Writing would end the program too, but only when the next rows are there.
  ///
  /// - Parameters:
  ///   - console: The streams of the run.
  ///   - isLong: Whether the command takes long.
  /// - Returns: The task to cancel when the command is done; `nil` if there is nothing to watch.
  package static func watch(_ console: Console, if isLong: Bool) -> Task<Void, Never>? {
    guard isLong, !console.isOutputTerminal else { return nil }
    return Task {
      while (try? await Task.sleep(for: pause)) != nil {
        guard Descriptor(console.output).isReaderGone else { continue }
        console.mark?.retire()
        Interruption.end(by: SIGPIPE)
      }
    }
  }
}
