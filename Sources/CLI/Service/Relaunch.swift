import Platform
import TMDB
import Wording

/// Hands a run over to the program that has the network, with the same arguments, streams and environment.
struct Relaunch {
  private static let sibling = "movies-cli-live"
  /// The variable that tells the other program the number of its lifeline.
  static let lifeline = "MOVIES_CLI_LIFELINE"

  private let path: String
  private let arguments: [String]

  init(_ arguments: [String]) {
    path = (Self.folder() ?? ".") + "/" + Self.sibling
    self.arguments = arguments
  }

  /// Hands the run over, and ends as the other program ends.
  ///
  /// It is a process of its own and not this one in another shape: on Linux `URLSession` traps where an
  /// answer is cut off in its head, and whoever listens to a network must not fall with it.
  ///
  /// - Parameter console: Where to say that the other program is missing.
  /// - Returns: Why the run could not be handed over; otherwise this program has ended.
  func run(_ console: Console) -> TransportFailure {
    guard access(path, X_OK) == 0 else {
      let localizer = console.localizer
      console.note(
        SafeText.clean(
          localizer(
            """
            Note: the live service needs the program '\(Self.sibling)', and there is no \(path). \
            Install both into one folder.
            """)))
      return .offline
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .offline }
    // While this process lives, its end of the pipe is open. The other reads, and goes when it closes.
    _ = setCloseOnExec(ends[1])
    setenv(Self.lifeline, String(ends[0]), 1)
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // A signal is for the other program, which may have to put the terminal back; this one ends after it.
    // It waits from before there is another, whose own signals are as they were.
    var signals = SignalWatch()
    defer { signals.release() }
    guard let child = start(&words, mask: signals.maskBefore) else { return .offline }
    close(ends[0])
    signals.listen { kill(child, $0) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return .offline }
    }
    signals.release()
    let ending = status & 0x7F
    if ending == 0 { exit((status >> 8) & 0xFF) }
    guard ![SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE].contains(ending) else {
      // The other may have had no time to take its mark away.
      if console.canErase(.process) { console.prompt(ProgressMark.eraser) }
      return .connectionLost
    }
    // Interrupted, or the reader went away: whoever started this program is to see the same.
    signal(ending, SIG_DFL)
    kill(getpid(), ending)
    exit(128 + ending)
  }

  /// Starts the other program.
  ///
  /// - Parameters:
  ///   - words: What it is called with, its own path first.
  ///   - mask: The signals that are held back from it.
  /// - Returns: Its process; nothing when it could not be started.
  private func start(_ words: inout [UnsafeMutablePointer<CChar>?], mask: sigset_t) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = mask
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var child: pid_t = 0
    guard posix_spawn(&child, path, nil, &attributes, &words, environ) == 0 else { return nil }
    return child
  }

  /// The folder that this program lies in, links followed.
  private static func folder() -> String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
        return nil
      }
    #else
      guard let real = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(real) }
    let path = String(cString: real)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}

/// Leaves the first question to the program that has the network: what the cache can answer never gets
/// here, and is answered without the time that loading the network takes.
struct RelaunchingTransport: Transport {
  let baseURL: String
  let relaunch: Relaunch
  let console: Console

  func response(to request: Request) async throws(TransportFailure) -> Response {
    throw relaunch.run(console)
  }
}

// `fcntl` takes anything, which Swift reads only in this spelling.
private func setCloseOnExec(_ descriptor: Int32) -> Int32 {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
