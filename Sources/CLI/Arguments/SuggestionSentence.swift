import ViperLocalization
import ViperTerminal

extension Suggestion {
  /// Returns a sentence such as ` Did you mean 'list'?`; empty if no name is similar.
  static func sentence(for typed: String, among names: [String], in localizer: Localizer) -> String
  {
    guard let name = nearest(to: typed, among: names) else { return "" }
    return " " + localizer("Did you mean '\(name)'?")
  }

  /// Returns a sentence about an option that there is not, which other programs may have.
  static func sentence(
    forOption typed: String, among names: [String], in localizer: Localizer
  ) -> String {
    switch typed {
    case "--jq": " " + localizer("Use --json, and pipe the output into jq.")
    case "-w", "--web": " " + localizer("Did you mean '\("open")'?")
    default: sentence(for: typed, among: names, in: localizer)
    }
  }
}
