import ViperText

/// Text with placeholders, such as `{{title}}`, for the values of a subject.
///
/// `{{#cast}}…{{/cast}}` is repeated for each value of a list, or appears once for a single value.
/// `{{^tagline}}…{{/tagline}}` appears only if there is no value. Inside a section, `{{.}}` stands
/// for the current value.
package struct Template: Sendable {
  enum Part: Sendable {
    case text(String)
    case value(String)
    case section(String, [Part], isInverted: Bool)
  }

  typealias Lookup = (String) -> FieldValue?

  let parts: [Part]

  /// The names in the template, each with the name of the section that contains it, if any.
  package var names: [(name: String, section: String?)] { Self.names(parts, in: nil) }

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
      case .text(let literal): text += literal
      case .value(let name): text += TerminalSanitizer.clean(value(name)?.text ?? "")
      case .section(let name, let parts, let isInverted):
        text += section(value(name) ?? .none, parts, isInverted: isInverted, value)
      }
    }
  }

  private static func section(
    _ subject: FieldValue, _ parts: [Part], isInverted: Bool, _ outer: Lookup
  ) -> String {
    let hasValue = if case .flag(let isSet) = subject { isSet } else { !subject.isEmpty }
    guard hasValue != isInverted else { return "" }
    guard !isInverted else { return text(parts, outer) }
    let values = if case .list(let values, _) = subject { values } else { [subject] }
    return values.map { value in
      text(parts) { name in
        if name == "." { return value }
        if case .record(let record) = value, let member = record[name] { return member }
        return outer(name)
      }
    }.joined()
  }
}
