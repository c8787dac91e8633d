package import ViperLocalization
import ViperTerminal

/// A value that an environment variable or the file of settings gives in place of an option.
package struct SettingKey: Sendable {
  /// The name in the file, such as `format`.
  package let name: String
  private let read: @Sendable (String) -> String?
  private let complain: @Sendable (_ text: String, _ name: String, Localizer) -> String

  /// Creates a key from a closure that returns a value in the program's spelling, `nil` for any
  /// other text, and one that returns the sentence about such a text.
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

  /// Returns a value in the spelling that the program uses; `nil` if it is not one of this key's.
  package func value(_ text: String) -> String? { read(text) }

  /// Returns the sentence about a text that is no value of the key.
  package func complaint(_ text: String, of name: String, in localizer: Localizer) -> String {
    complain(text, name, localizer)
  }
}
