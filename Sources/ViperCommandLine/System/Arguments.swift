import CViperTerminal
package import ViperPlatform

/// The arguments of the process.
package enum Arguments {
  /// The arguments without the program's name.
  ///
  /// `CommandLine` reads them from `/proc` and returns none if it is not mounted. It also replaces
  /// what is not UTF-8, and a path can contain that.
  package static var process: [SystemText] {
    guard let list = ct_arguments() else {
      return CommandLine.arguments.dropFirst().map { SystemText($0) }
    }
    var arguments: [SystemText] = []
    var place = 1
    while list[0] != nil, let argument = list[place] {
      arguments.append(SystemText(cString: argument))
      place += 1
    }
    return arguments
  }
}
