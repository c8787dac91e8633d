import Foundation

enum Turns {
  /// Yields to other threads and programs a number of times: a pause without a clock.
  static func pass(_ turns: Int) {
    for _ in 0..<turns { _ = poll(nil, 0, 0) + sched_yield() }
  }
}
