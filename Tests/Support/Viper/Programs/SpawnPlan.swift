import Foundation
import Synchronization

/// The arguments of `posix_spawn`.
struct SpawnPlan {
  /// A lock held while creating a pipe or socket or starting a program, so that no program inherits
  /// descriptors of another.
  static let turn = Mutex(())

  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession = Int16(0x400)
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    private static let newSession = Int16(0x80)
  #endif

  init(isSessionLeader: Bool) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Reset signals that the test runner may ignore, as a shell does.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    if isSessionLeader { flags |= Self.newSession }
    posix_spawnattr_setflags(&attributes, flags)
  }

  mutating func connect(_ number: Int32, to stream: Child.Stream) {
    switch stream {
    case .file(let file): posix_spawn_file_actions_adddup2(&actions, file.number, number)
    case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
    }
  }

  mutating func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> pid_t {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let error = Self.turn.withLock { _ in
      posix_spawn(&pid, program, &actions, &attributes, &words, &variables)
    }
    guard error == 0 else {
      throw TestError("Could not start \(program): \(String(cString: strerror(error))).")
    }
    return pid
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
