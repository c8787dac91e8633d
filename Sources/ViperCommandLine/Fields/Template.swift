import Viper
import ViperTerminal

/// A text with names in it that a subject's values take the place of.
///
/// `{{title}}` is a value; `{{#cast}}…{{/cast}}` comes once for each value of a list, or once if there is a value;
/// `{{^tagline}}…{{/tagline}}` comes if there is none; `{{.}}` is the value that a section is at.
package struct Template: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case value(String)
    case section(String, [Part], isInverted: Bool)
  }

  /// Finds a value by its name, and returns `nil` for a name that there is not.
  typealias Lookup = (String) -> FieldValue?

  let parts: [Part]

  /// All names, each with the name of the section that it stands in.
  package var names: [(name: String, section: String?)] { Self.names(parts, in: nil) }

  /// The template's text with the values in it.
  func text(_ value: Lookup) -> String {
    Self.text(parts, value)
  }

  private static func names(
    _ parts: [Part], in section: String?
  ) -> [(name: String, section: String?)] {
    parts.flatMap { part -> [(name: String, section: String?)] in
      switch part {
      case .text: []
      case .value(let name): [(name, section)]
      case .section(let name, let parts, let isInverted):
        [(name, section)] + names(parts, in: isInverted ? section : name)
      }
    }
  }

  private static func text(_ parts: [Part], _ value: Lookup) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let written): text += written
      case .value(let name): text += TerminalSanitizer.clean(value(name)?.text ?? "")
      case .section(let name, let parts, let isInverted):
        text += section(value(name) ?? .none, parts, isInverted: isInverted, value)
      }
    }
  }

  private static func section(
    _ subject: FieldValue, _ parts: [Part], isInverted: Bool, _ outer: Lookup
  ) -> String {
    let isThere = if case .flag(let isSet) = subject { isSet } else { !subject.isEmpty }
    guard isThere != isInverted else { return "" }
    guard !isInverted else { return text(parts, outer) }
    let values = if case .list(let values) = subject { values } else { [subject] }
    return values.map { value in
      text(parts) { name in
        if name == "." { return value }
        if case .record(let record) = value, let member = record[name] { return member }
        return outer(name)
      }
    }.joined()
  }
}
