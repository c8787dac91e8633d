import CTerminal
import Dispatch
import Platform

/// Hears the signals that would end this process: from the beginning they wait, and are handled once
/// somebody listens.
struct SignalWatch {
  /// What was held back before: a program that is started meanwhile needs it.
  let maskBefore: sigset_t
  private let numbers: [Int32]
  private var sources: [any DispatchSourceSignal] = []

  init() {
    // Whoever started us may want a signal ignored (nohup does): so it stays.
    numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !ct_is_ignored($0) }
    // A blocked signal waits for its source; an ignored one would never reach it on Linux.
    var blocked = sigset_t()
    var maskBefore = sigset_t()
    sigemptyset(&blocked)
    for number in numbers { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &maskBefore)
    self.maskBefore = maskBefore
  }

  /// Handles the signals there are and those that come.
  ///
  /// - Parameter handle: Is given the number of each, on a thread of the system's.
  mutating func listen(_ handle: @escaping @Sendable (Int32) -> Void) {
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { handle(number) }
      source.resume()
      return source
    }
  }

  /// Lets signals end the process as usual again.
  func release() {
    for source in sources { source.cancel() }
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
