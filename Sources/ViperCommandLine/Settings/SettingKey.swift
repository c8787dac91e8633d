package import ViperLocalization
import ViperTerminal

/// A setting, which an environment variable or the settings file can contain.
package struct SettingKey: Sendable {
  /// The name in the file, such as `format`.
  package let name: String
  private let read: @Sendable (String) -> String?
  private let complain: @Sendable (_ text: String, _ name: String, Localizer) -> String

  /// Creates a key; `read` normalizes a valid value, and `complain` describes an invalid one.
  package init(
    _ name: String, read: @escaping @Sendable (String) -> String?,
    complain: @escaping @Sendable (_ text: String, _ name: String, Localizer) -> String
  ) {
    self.name = name
    self.read = read
    self.complain = complain
  }

  /// Creates a key whose value is one of several words.
  package init(_ name: String, choices: [String]) {
    self.init(name) {
      choices.contains($0) ? $0 : nil
    } complain: { text, name, localizer in
      localizer(
        "The value '\(text)' of '\(name)' is not one of \(choices.joined(separator: ", ")).")
        + Suggestion.sentence(for: text, among: choices, in: localizer)
    }
  }

  package static let format = SettingKey(
    "format", choices: FormatName.names)
  package static let color = SettingKey("color", choices: ColorChoice.allCases.map(\.rawValue))
  package static let pager = SettingKey("pager") { text in
    text.contains { !$0.isWhitespace } && TerminalSanitizer.clean(text) == text ? text : nil
  } complain: { text, name, localizer in
    localizer("The value '\(text)' of '\(name)' is not a command such as less.")
  }

  /// Returns a normalized value; `nil` if it is invalid.
  package func value(_ text: String) -> String? { read(text) }

  /// Returns the message about an invalid value.
  package func complaint(_ text: String, of name: String, in localizer: Localizer) -> String {
    complain(text, name, localizer)
  }
}
