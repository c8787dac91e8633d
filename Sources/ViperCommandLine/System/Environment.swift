package import ViperPlatform

/// The environment variables of a run.
package struct Environment: Sendable {
  /// The program that runs, whose name is that of its folders.
  let program: ProgramIdentity
  private let lookUp: @Sendable (String) -> SystemText?

  /// Creates the environment of the process.
  ///
  /// Each variable is looked up when it is used, because a dictionary of all variables costs 0.2
  /// ms.
  package init(processOf program: ProgramIdentity) {
    self.init(of: program) { name in getenv(name).map { SystemText(cString: $0) } }
  }

  /// Creates an environment from a dictionary, for tests.
  package init(_ variables: [String: String], of program: ProgramIdentity) {
    self.init(of: program) { variables[$0].map { SystemText($0) } }
  }

  package init(of program: ProgramIdentity, lookUp: @escaping @Sendable (String) -> SystemText?) {
    self.program = program
    self.lookUp = lookUp
  }

  /// The names of the variables that no program inherits from this one, with a zero byte after each.
  var secrets: String { program.secrets.map { $0 + "\0" }.joined() + "\0" }

  /// Returns the name of the variable that gives a setting, such as `TEA_FORMAT`.
  func name(of key: SettingKey) -> String {
    program.variablePrefix + key.name.uppercased()
  }

  /// Returns the value of a variable; `nil` if it is empty or not set.
  package subscript(_ name: String) -> String? {
    path(name)?.text
  }

  /// Returns the value of a variable as a path; `nil` if it is empty or not set.
  func path(_ name: String) -> SystemText? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder for settings; `nil` if there is no home folder either.
  var configFolder: SystemText? { folder("XDG_CONFIG_HOME", orHome: ".config") }

  /// The folder for log-ins and marks; `nil` if there is no home folder either.
  package var stateFolder: SystemText? { folder("XDG_STATE_HOME", orHome: ".local/state") }

  /// The folder for responses; `nil` if there is no home folder either.
  package var cacheFolder: SystemText? { folder("XDG_CACHE_HOME", orHome: ".cache") }

  /// Whether the terminal can only print text: `TERM` is `dumb`, or set to an empty text.
  package var hasDumbTerminal: Bool {
    guard let kind = lookUp("TERM") else { return false }
    return kind.isEmpty || kind == "dumb"
  }

  /// Returns the program's folder in one of the XDG base directories; `nil` without a home folder.
  ///
  /// The XDG standard says that a relative path counts as not set.
  private func folder(_ variable: String, orHome fallback: String) -> SystemText? {
    if let path = path(variable), path.hasPrefix("/") { return "\(path)/\(program.name)" }
    guard let home = path("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(program.name)"
  }

  /// Returns whether a variable is there but empty.
  func isSetToNothing(_ name: String) -> Bool {
    lookUp(name)?.isEmpty ?? false
  }

  /// Returns whether a folder of `PATH` has a program.
  func finds(_ command: String) -> Bool {
    (path("PATH")?.text ?? "").split(separator: ":").contains { folder in
      access("\(folder)/\(command)", X_OK) == 0
    }
  }
}
