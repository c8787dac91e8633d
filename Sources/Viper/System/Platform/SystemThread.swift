import Dispatch

/// System threads for blocking calls, such as a read from a pipe.
///
/// A program's tasks share a few threads, or a single one on a small machine, so no task may block
/// its thread. A dispatch source is not an alternative for a pipe, because it can miss the end of
/// the input, and it crashes if it is canceled while reporting the end.
package enum SystemThread {
  /// The signals that a thread must not block, which are those for crashes and those that stop a
  /// background program when it uses its terminal.
  private static let deliverable = [
    SIGTTIN, SIGTTOU, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT,
  ]

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that leaves the program's signals to the other threads.
  ///
  /// - Returns: Whether a thread was started. If `false`, the work is never done.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(work))
    // A new thread inherits the signal mask of its creator.
    var mask = sigset_t()
    var before = sigset_t()
    sigfillset(&mask)
    for signal in deliverable { sigdelset(&mask, signal) }
    pthread_sigmask(SIG_SETMASK, &mask, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let error = pthread_create(
      &thread, nil,
      { context in
        // Only some systems declare the pointer as optional.
        let context: UnsafeMutableRawPointer? = context
        pthread_detach(pthread_self())
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if error != 0 { work.release() }
    return error == 0
  }

  /// Runs a blocking call on its own thread, and returns its result.
  ///
  /// Cancellation does not stop the call.
  ///
  /// - Returns: The call's result, or `nil` if no thread could be started.
  package static func result<Value: Sendable>(
    of call: @escaping @Sendable () -> Value
  ) async -> Value? {
    await withCheckedContinuation { done in
      if !start({ done.resume(returning: call()) }) { done.resume(returning: nil) }
    }
  }

  /// On Linux without `/proc`, waits until libdispatch has counted its threads for the first time.
  ///
  /// libdispatch counts them when it starts the first one, and then once a second, but only if work
  /// is waiting. Without `/proc`, it traps. The first work must therefore be alone.
  package static func waitForFirstCount() async {
    #if os(Linux)
      if access("/proc/self/stat", R_OK) != 0 { await countAlone() }
    #endif
  }

  #if os(Linux)
    /// Starts the first work, and waits until it has ended.
    @inline(never)
    private static func countAlone() async {
      DispatchQueue.global().async {}
      // `Task.sleep` would be work that is waiting.
      await withCheckedContinuation { done in
        DispatchQueue(label: "count").asyncAfter(deadline: .now() + .milliseconds(50)) {
          done.resume()
        }
      }
    }
  #endif
}
