import CViperTerminal
import ViperPlatform

/// Opens addresses in the user's browser, or with the system's opener.
///
/// The browser runs in a separate session without the terminal, so text browsers do not work.
package struct Opener {
  /// The reason why an address was not opened.
  package enum Failure: Error, Equatable {
    /// There is no display, and no browser is configured.
    case noDisplay
    /// None of the system's openers is installed.
    case noProgram
    /// None of the programs in `BROWSER` can be run.
    case noBrowser(String)
    /// A program failed with an exit code; 126 means that it could not be started.
    case failed(String, code: Int32)
  }

  /// The time within which a program fails if it cannot open the address.
  private static let startTimeout = Duration.seconds(1)
  private static let pollInterval = Duration.milliseconds(10)

  private let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// Returns whether a text is a web address, and therefore safe to pass to a browser.
  package static func canOpen(_ url: String) -> Bool {
    (url.hasPrefix("https://") || url.hasPrefix("http://"))
      && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Opens a web address.
  ///
  /// Returns the name of the program that opened it.
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

  /// Returns the commands to try, in order.
  private func commands() throws(Failure) -> [[String]] {
    // Colons separate commands, as in freedesktop.org's programs and `gh`.
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

  /// Returns a command's words, with an address in place of `%s` or at the end.
  static func words(_ words: [String], opening address: String) -> [String] {
    let placed = words.map { $0.replacing("%s", with: address).replacing("%%", with: "%") }
    return words.contains { $0.contains("%s") } ? placed : placed + [address]
  }

  private var hasDisplay: Bool {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
    if displays.contains(where: { environment[$0] != nil }) { return true }
    #if canImport(Darwin)
      // Over a remote connection, it would open on a screen that the user cannot see.
      return environment["SSH_CONNECTION"] == nil
    #else
      return false
    #endif
  }

  /// Returns a program's exit code; 0 if it is still running after the start timeout.
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
  /// Returns the path of an executable, given its path or name.
  ///
  /// Only the absolute folders in `PATH` are searched.
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
