import Foundation
import Synchronization

/// A child process.
final class Child: Sendable {
  /// What one of the child's first three descriptors is connected to.
  enum Stream {
    case file(OpenFile)
    case path(String)
    case closed
    /// A duplicate of another descriptor.
    case same(Int32)
  }

  let pid: pid_t
  /// The read end of a pipe that closes when the child exits, even if its own children still run.
  private let life: OpenFile
  private let place: Place
  private let ended = Mutex<Ending?>(nil)

  /// Starts a program; the first terminal that a session leader opens becomes its controlling one.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], streams: [Stream],
    isSessionLeader: Bool = false
  ) throws {
    place = try Place()
    let (life, end) = try OpenFile.pipe()
    self.life = life
    var plan = SpawnPlan(isSessionLeader: isSessionLeader)
    defer { plan.destroy() }
    for (number, stream) in streams.enumerated() { plan.connect(Int32(number), to: stream) }
    pid = try plan.start(program, arguments, environment)
    Thread.detachNewThread { [pid] in
      // Do not reap the child here, so that its process ID is not reused.
      var about = siginfo_t()
      while waitid(P_PID, id_t(pid), &about, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      end.close()
    }
    Thread.detachNewThread { [pid] in Watch(pid).look(until: life) }
  }

  deinit {
    // If the test failed, do not leave the program running.
    send(SIGKILL)
    _ = reap()
  }

  /// Waits until a file can be read or written, or the child exits.
  ///
  /// - Returns: The files that are ready, and whether the child has exited.
  func wait(
    reading: [OpenFile], writing: [OpenFile] = []
  ) throws -> (reading: [Bool], writing: [Bool], isOver: Bool) {
    var list = reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    list += writing.map { pollfd(fd: $0.number, events: Int16(POLLOUT), revents: 0) }
    list.append(pollfd(fd: life.number, events: Int16(POLLIN), revents: 0))
    while poll(&list, nfds_t(list.count), -1) < 0, errno == EINTR {}
    let ready = list.map { $0.revents != 0 }
    return (
      Array(ready.prefix(reading.count)), Array(ready.dropFirst(reading.count).dropLast()),
      ready.last ?? true
    )
  }

  /// Whether the child has exited; waits up to 20 ms.
  var isOver: Bool { life.isReadable(within: 20) }

  /// Polls until a condition is met, and throws if the child exits before that.
  func wait(until isMet: () -> Bool) throws {
    while !isMet() {
      guard !isOver || isMet() else { throw TestError("The program exited too early.") }
    }
  }

  /// Sends a signal, unless the child was reaped.
  func send(_ signal: Int32) {
    ended.withLock { ended in
      if ended == nil { _ = kill(pid, signal) }
    }
  }

  /// How the child ended; waits for its exit.
  var ending: Ending {
    get async throws {
      try await blocking { [self] in
        _ = try wait(reading: [])
        return reap()
      }
    }
  }

  /// Waits for the child to exit.
  @discardableResult
  func reap() -> Ending {
    ended.withLock { ended in
      if let ended { return ended }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      let ending = Ending(waitStatus: status)
      ended = ending
      place.leave()
      return ending
    }
  }

  /// The child's command line, as `ps` shows it to every user.
  var commandLine: String {
    #if canImport(Darwin)
      ""
    #else
      String(
        decoding: (try? Data(contentsOf: URL(filePath: "/proc/\(pid)/cmdline"))) ?? Data(),
        as: UTF8.self)
    #endif
  }
}
