import Foundation

/// A program that was started, and that is over when `life` is at its end.
final class Child {
  /// Where one of the program's first three descriptors leads.
  enum Stream {
    case file(OpenFile)
    case path(String)
    case closed
    /// The same as another.
    case same(Int32)
  }

  let pid: pid_t
  private let life: OpenFile
  private let deadline: ContinuousClock.Instant
  private var ending: Ending?

  /// Starts a program; of a session leader the first terminal that it opens becomes its own.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], streams: [Stream],
    isSessionLeader: Bool = false, patience: Duration = Binary.patience
  ) throws {
    let alive = try OpenFile.pipe()
    life = alive.read
    deadline = .now + patience
    var plan = SpawnPlan(isSessionLeader: isSessionLeader)
    defer { plan.destroy() }
    for (number, stream) in streams.enumerated() { plan.connect(Int32(number), to: stream) }
    // Nobody in the program closes it: its end is the program's.
    plan.connect(9, to: .file(alive.write))
    pid = try plan.start(program, arguments, environment)
  }

  deinit {
    // A test gave up: do not leave the program behind.
    guard ending == nil else { return }
    _ = kill(pid, SIGKILL)
    _ = reap()
  }

  /// Waits until one of some files can be read or written, or the program is over, and says which.
  func wait(
    reading: [OpenFile], writing: [OpenFile] = []
  ) throws -> (reading: [Bool], writing: [Bool], isOver: Bool) {
    var list = reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    list += writing.map { pollfd(fd: $0.number, events: Int16(POLLOUT), revents: 0) }
    list.append(pollfd(fd: life.number, events: Int16(POLLIN), revents: 0))
    let left = ContinuousClock.now.duration(to: deadline).components.seconds
    guard left > 0, poll(&list, nfds_t(list.count), Int32(left + 1) * 1_000) != 0 else {
      _ = kill(pid, SIGKILL)
      throw Trouble("The program hangs; it was killed.")
    }
    let ready = list.map { $0.revents != 0 }
    return (
      Array(ready.prefix(reading.count)), Array(ready.dropFirst(reading.count).dropLast()),
      ready.last ?? true
    )
  }

  /// Waits for the end of the program.
  func reap() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let ending = Ending(waitStatus: status)
    self.ending = ending
    return ending
  }
}
