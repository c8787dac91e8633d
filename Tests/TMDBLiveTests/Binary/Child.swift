import Foundation
import Platform
import Synchronization

/// A program that runs, its streams in files.
final class Child: Sendable {
  struct Problem: Error {
    let number: Int32
  }

  private struct State {
    var ending: Int32?
    var watchers: [CheckedContinuation<Int32, Never>] = []
  }

  private let number: pid_t
  /// The number that the system gave it.
  var identifier: pid_t { number }
  private let state = Mutex(State())

  // Starts a program: `words` are its arguments, its own name first, `variables` its whole environment.
  init(
    _ program: String, words: [String], variables: [String: String], input: String, output: String,
    errors: String
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // A signal that is ignored here would stay ignored there.
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var number = pid_t()
    let problem = Sockets.inheritance.withLock { _ in
      posix_spawn(&number, program, &actions, &attributes, &arguments, &environment)
    }
    guard problem == 0 else { throw Problem(number: problem) }
    self.number = number
    Thread.detachNewThread { [self] in reap() }
    // Only a safety net: nothing here takes this long.
    DispatchQueue.global().asyncAfter(deadline: .now() + 280) { [weak self] in self?.send(SIGKILL) }
  }

  /// Sends a signal, unless the program has ended.
  func send(_ signal: Int32) {
    state.withLock { state in
      if state.ending == nil { kill(number, signal) }
    }
  }

  /// How the program ended: its status, or 128 and the number of the signal that ended it.
  var ending: Int32 {
    get async {
      await withCheckedContinuation { watcher in
        let ending = state.withLock { state in
          if state.ending == nil { state.watchers.append(watcher) }
          return state.ending
        }
        if let ending { watcher.resume(returning: ending) }
      }
    }
  }

  /// Waits on a thread of its own.
  ///
  /// The process is only looked at first, and taken away under the lock:
  /// until then its number belongs to nobody else.
  private func reap() {
    var about = siginfo_t()
    while waitid(P_PID, id_t(number), &about, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (told, ending) = state.withLock { state in
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0, errno == EINTR {}
      let ending = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      state.ending = ending
      defer { state.watchers = [] }
      return (state.watchers, ending)
    }
    for watcher in told { watcher.resume(returning: ending) }
  }
}

extension Child {
  /// The program's arguments, as `ps` shows them to everybody.
  var commandLine: String {
    #if canImport(Darwin)
      ""
    #else
      String(
        decoding: (try? Data(contentsOf: URL(filePath: "/proc/\(identifier)/cmdline"))) ?? Data(),
        as: UTF8.self)
    #endif
  }
}
