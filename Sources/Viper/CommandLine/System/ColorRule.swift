import ViperPlatform

/// The rule that determines whether a stream is colored.
///
/// The color option takes precedence over the environment, and the environment takes precedence
/// over the type of stream.
package struct ColorRule: Sendable {
  var when: ColorChoice
  let environment: Environment
}

extension ColorRule {
  /// Creates the rule for errors in a command line that has not been parsed.
  ///
  /// An invalid value is treated as `auto`.
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

  /// Returns whether to use color, as specified by https://no-color.org and
  /// https://bixense.com/clicolors.
  func isColored(isTerminal: Bool) -> Bool {
    switch when {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    // Check for a terminal first, because the remaining variables have no effect in a pipe.
    guard isTerminal, environment["CLICOLOR"] != "0" else { return false }
    return environment.hasColorTerminal
  }
}

package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
