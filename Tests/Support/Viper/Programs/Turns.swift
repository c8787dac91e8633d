import Foundation

extension Chance {
  /// Lets other threads and programs run so many times: a pause that needs no clock.
  static func pass(_ turns: Int) {
    for _ in 0..<turns { _ = poll(nil, 0, 0) + sched_yield() }
  }
}
