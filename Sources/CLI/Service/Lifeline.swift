import Dispatch
import Platform

/// Ends this process when the one that handed it the run is gone, however that ended.
struct Lifeline {
  private let source: any DispatchSourceRead

  /// - Parameter environment: Names the pipe; in a process that nobody handed a run it names none.
  init?(_ environment: Environment) {
    guard let descriptor = environment[Relaunch.lifeline].flatMap({ Int32($0) }), descriptor > 2
    else { return nil }
    unsetenv(Relaunch.lifeline)
    // The thread that this starts holds signals back only once it runs; until then it has what we have,
    // and one that a prompt is to hear would end the process there.
    let signals = SignalWatch()
    defer { signals.release() }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    // Nobody ever writes: it can be read when the other end is closed.
    source.setEventHandler { _exit(ExitCode.interrupted.rawValue) }
    source.resume()
  }

  func release() {
    source.cancel()
  }
}
