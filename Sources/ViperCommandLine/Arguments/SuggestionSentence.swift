package import ViperLocalization
package import ViperTerminal

extension Suggestion {
  /// Returns a sentence such as ` Did you mean 'list'?`; empty if no name is similar.
  package static func sentence(for typed: String, among names: [String], in localizer: Localizer)
    -> String
  {
    guard let name = nearest(to: typed, among: names) else { return "" }
    return " " + localizer("Did you mean '\(name)'?")
  }
}
