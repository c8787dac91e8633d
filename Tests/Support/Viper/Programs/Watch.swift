import Foundation
import Synchronization

/// Kills a program that hangs, so that its test fails.
///
/// A busy machine may take any time, so a timeout does not work. A program hangs if it has not run
/// during many rounds of the tests' tasks, or if it has used far more processor time than any test
/// needs.
struct Watch {
  /// The number of rounds after which an inactive program counts as hanging.
  static let rounds = 90
  static let processorSeconds = 600

  private let pid: pid_t

  init(_ pid: pid_t) {
    self.pid = pid
  }

  /// Checks the program about once a second until it exits.
  func look(until life: OpenFile) {
    #if os(Linux)
      var rounds = 0
      var before = 0
      var turn = Turn()
      while !life.isReadable(within: 1_000) {
        guard let now = activity else { return }
        if now.isReady || now.ticks != before { rounds = 0 }
        before = now.ticks
        // A round ends once all tasks that were waiting have run, which may take longer than a
        // second.
        guard turn.isOver else { continue }
        turn = Turn()
        rounds += 1
        let limit = Self.processorSeconds * sysconf(Int32(_SC_CLK_TCK))
        guard rounds > Self.rounds || now.ticks > limit else { continue }
        print("Killed program \(pid), which was not responding.")
        _ = kill(pid, SIGKILL)
        return
      }
    #endif
  }

  #if os(Linux)
    /// The processor time of the program and its children, and whether the program can run.
    private var activity: (ticks: Int, isReady: Bool)? {
      guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let name = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[name...].split(separator: " ").dropFirst()
      let used = fields.dropFirst(11).prefix(4).compactMap { Int($0) }.reduce(0, +)
      return (used, fields.first == "R")
    }
  #endif

  /// A round, which is over once the task it creates has run.
  private final class Turn: Sendable {
    private let hasRun = Mutex(false)
    var isOver: Bool { hasRun.withLock { $0 } }

    init() {
      Task { [self] in hasRun.withLock { $0 = true } }
    }
  }
}
