/// How a program ended; an integer stands for its exit status.
enum Ending: Hashable, ExpressibleByIntegerLiteral {
  case exited(Int32)
  case signalled(Int32)

  init(integerLiteral value: Int32) {
    self = .exited(value)
  }

  /// Reads what `waitpid` says.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// Why a test could not do what it wanted with a program.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
