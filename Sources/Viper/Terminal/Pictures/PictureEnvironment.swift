import ViperPlatform
import ViperText

/// The environment variables that describe the terminal.
package struct PictureEnvironment: Sendable {
  private let value: @Sendable (String) -> String?

  /// Creates an environment from a closure that returns the value of a variable.
  package init(_ value: @escaping @Sendable (String) -> String?) {
    self.value = value
  }

  package static var process: PictureEnvironment {
    PictureEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The value of a variable; empty if the variable is not set.
  subscript(_ name: String) -> String { value(name) ?? "" }

  func has(_ name: String) -> Bool { !self[name].isEmpty }

  /// Returns the value of a variable as a number, such as a version; 0 if the value is not a
  /// number.
  func number(_ name: String) -> Int { Int(self[name]) ?? 0 }

  /// Whether the terminal is on another computer, which means that replies take longer.
  package var isRemote: Bool { has("SSH_CONNECTION") }

  /// Whether the terminal cannot move the cursor.
  var isDumb: Bool { TerminalType(self["TERM"]).isDumb }

  /// Whether the user and the terminal, as far as its type tells, allow color.
  var hasColor: Bool { !has("NO_COLOR") && TerminalType(self["TERM"]).hasColor }

  var depth: ColorDepth {
    let type = self["TERM"]
    let isFull =
      ["truecolor", "24bit"].contains(self["COLORTERM"]) || type.hasSuffix("-direct")
      || ["foot", "alacritty", "contour"].contains { type.hasPrefix($0) }
      // This is the first version of VTE that supports full color.
      || Int(self["VTE_VERSION"]).map { $0 >= 3_600 } == true
    if type == "linux" { return .sixteen }
    if isFull { return .full }
    return type.hasSuffix("256color") || self["TERM_PROGRAM"] == "Apple_Terminal"
      ? .palette : .sixteen
  }
}
