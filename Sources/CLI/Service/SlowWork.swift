import MovieTMDB
import Synchronization
import ViperCommandLine

/// A line about work of a command that sends no requests, shown on a terminal if the work takes long.
@MainActor
struct SlowWork {
  /// The delay before the line appears, and between its changes.
  static let delay = Duration.milliseconds(500)
  private let mark: ProgressMark?
  private let clock: WallClock

  init(_ context: Context) {
    self.init(context.console.isQuiet ? nil : context.console.mark)
  }

  init(_ mark: ProgressMark?, clock: WallClock = WallClock()) {
    (self.mark, self.clock) = (mark, clock)
  }

  /// Runs work, which passes each line to show to a closure.
  func run<Value>(
    _ work: (_ show: @escaping @MainActor @Sendable (String) -> Void) async throws -> Value
  ) async rethrows -> Value {
    guard let mark else { return try await work { _ in } }
    let text = Mutex("")
    let ticking = Task { [clock] in
      while (try? await clock.sleep(for: Self.delay)) != nil, !Task.isCancelled {
        mark.show(text.withLock { $0 })
      }
    }
    defer {
      ticking.cancel()
      mark.erase()
    }
    return try await work { line in text.withLock { $0 = line } }
  }
}
