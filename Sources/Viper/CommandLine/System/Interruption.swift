import CViperTerminal
import ViperPlatform

/// Handles signals that arrive during work that needs cleanup.
///
/// If other work is interrupted, the program ends immediately.
package enum Interruption {
  /// The time that canceled work has to clean up.
  private static let cleanupTimeout = Duration.seconds(2)

  /// Runs work that is canceled if a signal arrives.
  ///
  /// Returns the number of the signal, or `nil` if there was no signal.
  ///
  /// Canceled work has two seconds to clean up before the program ends. After that, the caller must
  /// call `end(by:)`, unless the signal arrived too late to cancel the work.
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
      // Once the signals are released, the read returns because it reaches the end of the pipe.
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
        // The work may have ended in the meantime.
        guard !Task.isCancelled else { return }
        Self.end(by: ct_release_signals())
      }
    }
    await work()
    end.cancel()
    let number = ct_release_signals()
    return number == 0 ? nil : number
  }

  /// Ends the program with a signal, so that the parent process can see which signal ended the
  /// program.
  package static func end(by signal: Int32) -> Never {
    ct_end_by_signal(signal)
  }
}

/// Ends the program when its output pipe is closed, even during a request.
package enum ClosedPipe {
  private static let pollInterval = Duration.milliseconds(100)

  /// Watches the output of a long-running command until the returned task is canceled.
  ///
  /// Without this method, the program notices a closed pipe only when it writes more rows.
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
