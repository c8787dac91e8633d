import CViperTerminal
import ViperPlatform

/// Handles signals during work that needs cleanup.
///
/// Other work simply ends with the program.
package enum Interruption {
  /// The time limit for canceled work to clean up.
  private static let cleanupTimeout = Duration.seconds(2)

  /// Runs work that is canceled by a signal.
  ///
  /// Returns the number of the signal, if any.
  ///
  /// Canceled work has two seconds to clean up before the program ends. The caller must then call
  /// `end(by:)`, unless the signal came too late to cancel the work.
  @MainActor
  package static func watch(
    _ work: () async -> Void, cancel: @escaping @MainActor () -> Void
  ) async -> Int32? {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let descriptor = ct_defer_signals()
    guard descriptor >= 0 else {
      await work()
      return nil
    }
    let isWatched = SystemThread.start {
      // Reading reaches the end when the signals are released.
      let bytes = (try? Descriptor(descriptor).readSome(1)) ?? []
      close(descriptor)
      if !bytes.isEmpty { arrival.yield() }
      arrival.finish()
    }
    guard isWatched else {
      let held = ct_release_signals()
      close(descriptor)
      if held != 0 { end(by: held) }
      await work()
      return nil
    }
    let end = Task {
      for await _ in arrivals {
        guard !Task.isCancelled else { return }
        cancel()
        try? await Task.sleep(for: cleanupTimeout)
        // The work may have ended at the same time.
        guard !Task.isCancelled else { return }
        Self.end(by: ct_release_signals())
      }
    }
    await work()
    end.cancel()
    let number = ct_release_signals()
    return number == 0 ? nil : number
  }

  /// Ends the program with a signal, so that its parent process can detect the signal.
  package static func end(by signal: Int32) -> Never {
    ct_end_by_signal(signal)
  }
}

/// Ends the program when its output pipe is closed, even during a request.
package enum ClosedPipe {
  private static let pollInterval = Duration.milliseconds(100)

  /// Watches a long-running command's output until the task is canceled.
  ///
  /// Without this, the program would not end until it writes more rows.
  package static func watch(_ console: Console, if isLong: Bool) -> Task<Void, Never>? {
    guard isLong, !console.isOutputTerminal else { return nil }
    return Task {
      while (try? await Task.sleep(for: pollInterval)) != nil {
        guard Descriptor(console.output).isReaderGone else { continue }
        console.mark?.retire()
        Interruption.end(by: SIGPIPE)
      }
    }
  }
}
