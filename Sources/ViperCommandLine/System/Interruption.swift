import CViperTerminal
import Dispatch
import ViperPlatform

/// The signals with which a user interrupts work that has to clean up.
///
/// All other work needs no such care, and a signal ends the program at once.
package enum Interruption {
  /// The time that cancelled work has for cleaning up.
  private static let cleanupTimeout = Duration.seconds(2)

  /// Does some work that a signal cancels, and returns the number of the signal, if there was one.
  ///
  /// Cancelled work has two seconds to clean up; then the program ends. The caller ends the program
  /// with `end(by:)`, unless the signal came too late to cancel the work.
  @MainActor
  package static func watch(
    _ work: () async -> Void, cancel: @escaping @MainActor () -> Void
  ) async -> Int32? {
    let descriptor = ct_hold_signals()
    guard descriptor >= 0 else {
      await work()
      return nil
    }
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let source = source(descriptor) { arrival.finish() }
    let end = Task {
      for await _ in arrivals {}
      if Task.isCancelled { return }
      cancel()
      do { try await Task.sleep(for: cleanupTimeout) } catch { return }
      if !Task.isCancelled { Self.end(by: ct_release_signals()) }
    }
    await work()
    end.cancel()
    source.cancel()
    let number = ct_release_signals()
    return number == 0 ? nil : number
  }

  /// Returns a source that calls a closure, on a thread of the system, when a descriptor becomes
  /// readable, and closes the descriptor when it is cancelled.
  private nonisolated static func source(
    _ descriptor: Int32, onArrival: @escaping @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler(handler: onArrival)
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }

  /// Ends the program by a signal, so that its parent process sees that signal.
  package static func end(by signal: Int32) -> Never {
    ct_end_by_signal(signal)
  }
}

/// Ends the program when the pipe of its output is closed, even while a request is under way.
package enum ClosedPipe {
  /// The time between two looks.
  private static let pause = Duration.milliseconds(100)

  /// Begins to watch the output of a command that takes long, until the task is cancelled.
  ///
  /// Writing would end the program too, but only when the next rows are there.
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
