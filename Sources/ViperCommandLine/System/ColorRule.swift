import ViperPlatform

/// Decides whether a stream has color: the option, else the environment, else what the stream is.
package struct ColorRule: Sendable {
  /// The value of `--color`.
  var when: ColorChoice
  let environment: Environment
}

extension ColorRule {
  /// Creates the rule of a command line that has not been parsed, for the mistakes in it.
  ///
  /// The last word about color decides. A value that is not valid counts as `auto`.
  init(_ words: [SystemText], environment: Environment) {
    var last: String?
    var isValue = false
    for word in words.prefix(while: { $0 != "--" }) {
      if isValue {
        last = word.text
      } else if word == "--no-color" {
        last = ColorChoice.never.rawValue
      } else if word.hasPrefix("--color=") {
        last = String(word.text.dropFirst("--color=".count))
      }
      isValue = !isValue && word == "--color"
    }
    self.init(when: last.flatMap(ColorChoice.init) ?? .auto, environment: environment)
  }

  /// Returns whether a stream has color.
  ///
  /// The rules are those of https://no-color.org and https://bixense.com/clicolors, in the order
  /// that the manual states.
  func isColored(isTerminal: Bool) -> Bool {
    switch when {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    // The terminal is asked before the rest of the environment: in a pipe the rest does not matter.
    guard isTerminal, environment["CLICOLOR"] != "0" else { return false }
    return !environment.hasDumbTerminal
  }
}

/// The values of the option `--color`.
package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
