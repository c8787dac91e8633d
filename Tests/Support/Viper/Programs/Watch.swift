import Foundation
import Synchronization

/// Kills a program that hangs, so that its test fails and ends.
///
/// No clock says that it hangs, since a busy machine may take any time: it hangs if it has not run while the tasks
/// of the tests came round many times, or if it has used far more processor time than any test needs.
struct Watch {
  /// As many rounds as no program sleeps through that has anything to wait for.
  static let rounds = 90
  static let processorSeconds = 600

  private let pid: pid_t

  init(_ pid: pid_t) {
    self.pid = pid
  }

  /// Looks at the program about once a second until it ends.
  func look(until life: OpenFile) {
    #if os(Linux)
      var rounds = 0
      var before = 0
      var turn = Turn()
      while !life.isReadable(within: 1_000) {
        guard let now = activity else { return }
        if now.isReady || now.ticks != before { rounds = 0 }
        before = now.ticks
        // With the processors busy a second is no round: every task that waits for its turn has one first.
        guard turn.isOver else { continue }
        turn = Turn()
        rounds += 1
        let limit = Self.processorSeconds * sysconf(Int32(_SC_CLK_TCK))
        guard rounds > Self.rounds || now.ticks > limit else { continue }
        print("The program \(pid) hangs; it is killed.")
        _ = kill(pid, SIGKILL)
        return
      }
    #endif
  }

  #if os(Linux)
    /// The processor time that the program and its children have used, and whether it is ready to run.
    private var activity: (ticks: Int, isReady: Bool)? {
      guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let name = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[name...].split(separator: " ").dropFirst()
      let used = fields.dropFirst(11).prefix(4).compactMap { Int($0) }.reduce(0, +)
      return (used, fields.first == "R")
    }
  #endif

  /// Is over when a task that was begun with it has run.
  private final class Turn: Sendable {
    private let hasRun = Mutex(false)
    var isOver: Bool { hasRun.withLock { $0 } }

    init() {
      Task { [self] in hasRun.withLock { $0 = true } }
    }
  }
}
