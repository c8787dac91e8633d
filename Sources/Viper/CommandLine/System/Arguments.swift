import CViperTerminal
package import ViperPlatform

package enum Arguments {
  /// The arguments without the program's name.
  ///
  /// `CommandLine` needs `/proc`, and replaces invalid UTF-8, which a path can contain.
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
