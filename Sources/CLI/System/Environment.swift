import ViperPlatform

/// The environment variables of a run.
struct Environment: Sendable {
  /// The names of the variables that no program inherits from this one, with a zero byte after each.
  static let credentials = "TMDB_ACCESS_TOKEN\0TMDB_API_KEY\0\0"

  private let lookUp: @Sendable (String) -> SystemText?

  /// The environment of the process.
  ///
  /// Each variable is looked up when it is used, because a dictionary of all variables costs 0.2
  /// ms.
  static let process = Environment { name in
    getenv(name).map { SystemText(cString: $0) }
  }

  /// Creates an environment from a dictionary, for tests.
  init(_ variables: [String: String]) {
    self.init { variables[$0].map { SystemText($0) } }
  }

  init(lookUp: @escaping @Sendable (String) -> SystemText?) {
    self.lookUp = lookUp
  }

  /// Returns the value of a variable; `nil` if it is empty or not set.
  subscript(_ name: String) -> String? {
    path(name)?.text
  }

  /// Returns the value of a variable as a path; `nil` if it is empty or not set.
  func path(_ name: String) -> SystemText? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder for settings; `nil` if there is no home folder either.
  var configFolder: SystemText? { folder("XDG_CONFIG_HOME", orHome: ".config") }

  /// The folder for log-ins and marks; `nil` if there is no home folder either.
  var stateFolder: SystemText? { folder("XDG_STATE_HOME", orHome: ".local/state") }

  /// The folder for responses; `nil` if there is no home folder either.
  var cacheFolder: SystemText? { folder("XDG_CACHE_HOME", orHome: ".cache") }

  /// Whether the terminal can only print text: `TERM` is `dumb`, or set to an empty text.
  var hasDumbTerminal: Bool {
    guard let kind = lookUp("TERM") else { return false }
    return kind.isEmpty || kind == "dumb"
  }

  /// Returns the program's folder in one of the XDG base directories.
  ///
  /// The XDG standard says that a relative path counts as not set.
  ///
  /// - Parameters:
  ///   - variable: The variable of the base directory, such as `XDG_STATE_HOME`.
  ///   - fallback: The base directory below the home folder, such as `.local/state`.
  /// - Returns: The path; `nil` if there is no home folder either.
  private func folder(_ variable: String, orHome fallback: String) -> SystemText? {
    if let path = path(variable), path.hasPrefix("/") { return "\(path)/\(About.name)" }
    guard let home = path("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(About.name)"
  }

  /// Returns whether a variable is there but empty.
  func isSetToNothing(_ name: String) -> Bool {
    lookUp(name)?.isEmpty ?? false
  }

  /// Returns whether a folder of `PATH` has a program.
  func finds(_ program: String) -> Bool {
    (path("PATH")?.text ?? "").split(separator: ":").contains { folder in
      access("\(folder)/\(program)", X_OK) == 0
    }
  }
}
