package import ViperLocalization
import ViperTerminal

/// A setting, which an environment variable or the settings file can contain.
package struct SettingKey: Sendable {
  /// The name in the file, such as `format`.
  package let name: String
  /// A closure that normalizes a value; `nil` if it is invalid.
  package let value: @Sendable (String) -> String?
  /// A closure that returns the message about an invalid value of a name.
  package let complaint: @Sendable (_ text: String, _ name: String, Localizer) -> String

  /// Creates a key from its closures.
  package init(
    _ name: String, value: @escaping @Sendable (String) -> String?,
    complaint: @escaping @Sendable (_ text: String, _ name: String, Localizer) -> String
  ) {
    self.name = name
    self.value = value
    self.complaint = complaint
  }

  /// Creates a key whose value is one of several words.
  package init(_ name: String, choices: [String]) {
    self.init(name) {
      choices.contains($0) ? $0 : nil
    } complaint: { text, name, localizer in
      localizer(
        "The value '\(text)' of '\(name)' is not one of \(choices.joined(separator: ", ")).")
        + Suggestion.sentence(for: text, among: choices, in: localizer)
    }
  }

  package static let format = SettingKey("format", choices: FormatName.names)
  package static let color = SettingKey("color", choices: ColorChoice.allCases.map(\.rawValue))
  package static let pager = SettingKey("pager") { text in
    text.contains { !$0.isWhitespace } && TerminalSanitizer.clean(text) == text ? text : nil
  } complaint: { text, name, localizer in
    localizer("The value '\(text)' of '\(name)' is not a command such as less.")
  }
}
