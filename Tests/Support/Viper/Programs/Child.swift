import Foundation
import Synchronization

/// A program that was started.
final class Child: Sendable {
  /// Where one of the program's first three descriptors leads.
  enum Stream {
    case file(OpenFile)
    case path(String)
    case closed
    /// The same as another.
    case same(Int32)
  }

  let pid: pid_t
  /// At its end once the program is, whatever the program has started.
  private let life: OpenFile
  private let place: Place
  private let ended = Mutex<Ending?>(nil)

  /// Starts a program; of a session leader the first terminal that it opens becomes its own.
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
      // It is reaped elsewhere: until then its number is no other program's.
      var about = siginfo_t()
      while waitid(P_PID, id_t(pid), &about, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      end.close()
    }
    Thread.detachNewThread { [pid] in Watch(pid).look(until: life) }
  }

  deinit {
    // A test gave up: do not leave the program behind.
    send(SIGKILL)
    _ = reap()
  }

  /// Waits until one of some files can be read or written, or the program is over, and says which.
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

  /// Whether the program is over; if not, returns after a moment.
  var isOver: Bool { life.isReadable(within: 20) }

  /// Waits until something is so that neither the program's streams nor its end tell.
  func wait(until isMet: () -> Bool) throws {
    while !isMet() {
      guard !isOver || isMet() else { throw Trouble("The program ended too early.") }
    }
  }

  /// Sends a signal, unless the program was reaped.
  func send(_ signal: Int32) {
    ended.withLock { ended in
      if ended == nil { _ = kill(pid, signal) }
    }
  }

  /// How the program ended, once it has.
  var ending: Ending {
    get async throws {
      try await blocking { [self] in
        _ = try wait(reading: [])
        return reap()
      }
    }
  }

  /// Waits for the end of the program.
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

  /// The program's arguments, as `ps` shows them to every user.
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
