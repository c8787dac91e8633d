import CViperTerminal
import ViperPlatform

/// Opens addresses in the user's browser or with the system's default program.
///
/// The browser runs in a separate session that has no terminal, so browsers that need a terminal do
/// not work.
package struct Opener {
  /// The reason why an address was not opened.
  package enum Failure: Error, Equatable {
    /// There is no display, and the user has not configured a browser.
    case noDisplay
    /// None of the programs that the system uses to open addresses is installed.
    case noProgram
    /// None of the programs listed in `BROWSER` can be run.
    case noBrowser(String)
    /// A program failed with an exit code; the code 126 means that the program could not be
    /// started.
    case failed(String, code: Int32)
  }

  /// The time after which a program that is still running is considered to have opened the address.
  private static let startTimeout = Duration.seconds(1)
  private static let pollInterval = Duration.milliseconds(10)

  private let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// Returns whether a string is a web address, which is safe to pass to a browser.
  package static func canOpen(_ url: String) -> Bool {
    (url.hasPrefix("https://") || url.hasPrefix("http://"))
      && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Opens a web address, and returns the name of the program that opened the address.
  package func open(_ address: String) async throws(Failure) -> String {
    var problem: Failure?
    for command in try commands() {
      guard let program = command.first,
        let file = environment.executable(program)
      else { continue }
      let words = Self.words(command, opening: address)
      let code = await run(file, Array(words.dropFirst()))
      if code == 0 { return program }
      problem = .failed(program, code: code)
    }
    throw problem ?? environment["BROWSER"].map { .noBrowser($0) } ?? .noProgram
  }

  /// Returns the commands to try, in the given order.
  private func commands() throws(Failure) -> [[String]] {
    // Colons separate the commands, as in `gh` and the programs of freedesktop.org.
    if let browser = environment["BROWSER"] {
      return ShellWords.split(browser, at: ":").commands
    }
    guard hasDisplay else { throw .noDisplay }
    #if canImport(Darwin)
      return [["open"]]
    #else
      return [["xdg-open"], ["wslview"], ["gio", "open"]]
    #endif
  }

  /// Returns the words of a command, with an address in place of `%s` or, if there is no `%s`, at
  /// the end.
  static func words(_ words: [String], opening address: String) -> [String] {
    let placed = words.map { $0.replacing("%s", with: address).replacing("%%", with: "%") }
    return words.contains { $0.contains("%s") } ? placed : placed + [address]
  }

  private var hasDisplay: Bool {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
    if displays.contains(where: { environment[$0] != nil }) { return true }
    #if canImport(Darwin)
      // Over a remote connection, the browser would open on a screen that the user cannot see.
      return environment["SSH_CONNECTION"] == nil
    #else
      return false
    #endif
  }

  /// Returns the exit code of a program, or 0 if the program is still running after the timeout.
  private func run(_ file: SystemText, _ arguments: [String]) async -> Int32 {
    let words = ([file] + arguments.map { SystemText($0) }).flatMap { $0.cString }
    let process = ct_spawn_detached(words, words.count, environment.secrets)
    guard process > 0 else { return 126 }
    let clock = ContinuousClock()
    let end = clock.now + Self.startTimeout
    while clock.now < end {
      let code = ct_exit_status(process)
      if code >= 0 { return code }
      do { try await clock.sleep(for: Self.pollInterval) } catch { break }
    }
    return 0
  }
}

extension Environment {
  /// Returns the path of an executable, given either a path or a name.
  ///
  /// A name is searched for only in those folders of `PATH` that are absolute.
  func executable(_ name: String) -> SystemText? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    if name.contains("/") {
      let file = SystemText(name)
      return Self.canRun(file) ? file : nil
    }
    let folders = (path("PATH") ?? "/usr/bin:/bin").bytes.split(separator: UInt8(ascii: ":"))
    return folders.lazy.map { SystemText($0) }.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" as SystemText }.first(where: Self.canRun)
  }

  private static func canRun(_ file: SystemText) -> Bool {
    file.kind == S_IFREG && access(file.cString, X_OK) == 0
  }
}
