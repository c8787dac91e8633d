import CViperTerminal
package import ViperPlatform
import ViperText

package struct Environment: Sendable {
  /// The running program, whose folders have the same name as the program.
  let program: ProgramIdentity
  private let lookUp: @Sendable (String) -> SystemText?

  /// Creates the environment of the process.
  ///
  /// Variables are read on demand, because creating a dictionary of all variables takes 0.2 ms.
  package init(processOf program: ProgramIdentity) {
    self.init(of: program) { name in getenv(name).map { SystemText(cString: $0) } }
  }

  package init(of program: ProgramIdentity, lookUp: @escaping @Sendable (String) -> SystemText?) {
    self.program = program
    self.lookUp = lookUp
  }

  /// The names of the variables that child processes do not inherit, each followed by a zero byte.
  var secrets: String { program.secrets.map { $0 + "\0" }.joined() + "\0" }

  /// Returns the value of a variable; `nil` if the variable is empty or not set.
  package subscript(_ name: String) -> String? {
    path(name)?.text
  }

  /// Returns the value of a variable as a path; `nil` if the variable is empty or not set.
  func path(_ name: String) -> SystemText? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  var configFolder: SystemText? { folder("XDG_CONFIG_HOME", orHome: ".config") }

  package var stateFolder: SystemText? { folder("XDG_STATE_HOME", orHome: ".local/state") }

  package var dataFolder: SystemText? { folder("XDG_DATA_HOME", orHome: ".local/share") }

  package var cacheFolder: SystemText? { folder("XDG_CACHE_HOME", orHome: ".cache") }

  private var terminalType: TerminalType { TerminalType(self["TERM"]) }
  /// Whether the terminal can only print plain text.
  package var hasDumbTerminal: Bool { terminalType.isDumb }
  var hasColorTerminal: Bool { terminalType.hasColor }

  /// Returns the folder of the program in an XDG base directory.
  ///
  /// As the specification requires, relative paths are ignored.
  private func folder(_ variable: String, orHome fallback: String) -> SystemText? {
    if let path = path(variable), path.hasPrefix("/") { return "\(path)/\(program.name)" }
    guard let home = path("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(program.name)"
  }

  func isSetButEmpty(_ name: String) -> Bool {
    lookUp(name)?.isEmpty ?? false
  }
}

package enum Arguments {
  /// The arguments of the process, without the program's name.
  ///
  /// `CommandLine` is not used, because it depends on `/proc` and replaces invalid UTF-8, which
  /// paths can contain.
  package static var process: [SystemText] {
    guard let list = ct_arguments() else {
      return CommandLine.arguments.dropFirst().map { SystemText($0) }
    }
    var arguments: [SystemText] = []
    var index = 1
    while list[0] != nil, let argument = list[index] {
      arguments.append(SystemText(cString: argument))
      index += 1
    }
    return arguments
  }
}
