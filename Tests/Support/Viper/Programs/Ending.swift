/// How a program ended; an integer literal is an exit status.
enum Ending: Hashable, ExpressibleByIntegerLiteral {
  case exited(Int32)
  case signalled(Int32)

  init(integerLiteral value: Int32) {
    self = .exited(value)
  }

  /// Decodes a status of `waitpid`.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// An unexpected failure in a test's own setup or in a program it runs.
struct TestError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
