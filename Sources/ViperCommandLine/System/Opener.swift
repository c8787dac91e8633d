import CViperTerminal
import ViperPlatform

/// Opens addresses with the user's browser, or with the system's program for that.
///
/// The program runs in a session of its own. It is neither waited for nor can it write to the
/// terminal, so a browser that shows its pages in a terminal has to be started by hand.
package struct Opener {
  /// A reason why an address was not opened.
  package enum Problem: Error, Equatable {
    /// There is no display, and no browser was named.
    case noDisplay
    /// None of the system's programs is installed.
    case noProgram
    /// No program that `BROWSER` names can be run.
    case noBrowser(String)
    /// A program has failed with an exit code, or with 126 if it could not be started.
    case failed(String, code: Int32)
  }

  /// The time in which a program fails if it cannot open the address.
  private static let startTimeout = Duration.seconds(1)
  private static let pause = Duration.milliseconds(10)

  private let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// Opens a web address, and returns the name of the program that opens it.
  package func open(_ address: String) async throws(Problem) -> String {
    var problem: Problem?
    for command in try commands() {
      guard let program = command.first,
        let file = ProgramPath.find(program, in: environment.path("PATH"))
      else { continue }
      let words = Self.words(command, opening: address)
      let code = await run(file, Array(words.dropFirst()))
      if code == 0 { return program }
      problem = .failed(program, code: code)
    }
    throw problem ?? environment["BROWSER"].map { .noBrowser($0) } ?? .noProgram
  }

  /// Returns the commands to try, in their order.
  private func commands() throws(Problem) -> [[String]] {
    // Colons separate its commands, as freedesktop.org's programs and `gh` read it.
    if let browser = environment["BROWSER"] { return ShellWords.split(browser, at: ":").commands }
    guard hasDisplay else { throw .noDisplay }
    #if canImport(Darwin)
      return [["open"]]
    #else
      return [["xdg-open"], ["wslview"], ["gio", "open"]]
    #endif
  }

  /// Returns the words of a command with an address in the place of `%s`, or after them.
  static func words(_ words: [String], opening address: String) -> [String] {
    let placed = words.map { $0.replacing("%s", with: address).replacing("%%", with: "%") }
    return words.contains { $0.contains("%s") } ? placed : placed + [address]
  }

  /// Whether a window of a browser could be seen by the user.
  private var hasDisplay: Bool {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
    if displays.contains(where: { environment[$0] != nil }) { return true }
    #if canImport(Darwin)
      // From another computer, it would open on a screen that the user does not see.
      return environment["SSH_CONNECTION"] == nil
    #else
      return false
    #endif
  }

  /// Returns the exit code of a program; 0 if it is still running after a moment.
  private func run(_ file: SystemText, _ arguments: [String]) async -> Int32 {
    let words = ([file] + arguments.map { SystemText($0) }).flatMap { $0.cString }
    let process = ct_start_apart(words, words.count, environment.secrets)
    guard process > 0 else { return 126 }
    let clock = ContinuousClock()
    let end = clock.now + Self.startTimeout
    while clock.now < end {
      let code = ct_ending(process)
      if code >= 0 { return code }
      do { try await clock.sleep(for: Self.pause) } catch { break }
    }
    return 0
  }
}

/// Finds programs as a shell does.
enum ProgramPath {
  /// Returns the path of a program that can be run, from its path or its name in the folders of
  /// `PATH`.
  ///
  /// Relative folders are passed over: a program of the current folder is not meant.
  static func find(_ name: String, in path: SystemText?) -> SystemText? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    if name.contains("/") {
      let file = SystemText(name)
      return canRun(file) ? file : nil
    }
    let folders = (path ?? "/usr/bin:/bin").bytes.split(separator: UInt8(ascii: ":"))
    return folders.lazy.map { SystemText($0) }.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" as SystemText }.first(where: canRun)
  }

  private static func canRun(_ file: SystemText) -> Bool {
    var entry = stat()
    guard stat(file.cString, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else { return false }
    return access(file.cString, X_OK) == 0
  }
}
