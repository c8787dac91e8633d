package import ViperLocalization
import ViperText

/// A setting that can be stored in the settings file.
package struct SettingKey: Sendable {
  /// The name in the file, such as `format`.
  package let name: String
  /// A closure that returns the normalized form of a value; `nil` if the value is invalid.
  package let value: @Sendable (String) -> String?
  /// A closure that returns the error message for an invalid value, given the name of the setting.
  package let validationError: @Sendable (_ text: String, _ name: String, Localizer) -> String
  /// The valid values; empty if there are too many to list.
  package let choices: [String]

  package init(
    _ name: String, choices: [String] = [], value: @escaping @Sendable (String) -> String?,
    validationError: @escaping @Sendable (_ text: String, _ name: String, Localizer) -> String
  ) {
    self.name = name
    self.value = value
    self.validationError = validationError
    self.choices = choices
  }

  /// Creates a setting whose value is one of several words.
  package init(_ name: String, choices: [String]) {
    self.init(name, choices: choices) {
      choices.contains($0) ? $0 : nil
    } validationError: { text, name, localizer in
      localizer.text(
        "Invalid value '\(text)' for '\(name)'. Use one of: \(choices.joined(separator: ", ")).")
        + Suggestion.sentence(for: text, among: choices, in: localizer)
    }
  }

  package static let format = SettingKey("format", choices: FormatName.names)
  package static let color = SettingKey("color", choices: ColorChoice.allCases.map(\.rawValue))
  package static let pager = SettingKey("pager") { text in
    text.contains { !$0.isWhitespace } && TerminalSanitizer.clean(text) == text ? text : nil
  } validationError: { text, name, localizer in
    localizer.text("Invalid value '\(text)' for '\(name)'. Use a command such as 'less'.")
  }
}

/// A group of settings whose names have a common prefix, such as `key.NAME`.
package struct SettingFamily: Sendable {
  /// The common prefix, such as `key.`.
  let prefix: String
  /// A closure that returns the names, without the prefix.
  let names: @Sendable () -> [String]
  /// A closure that returns the setting with a given full name.
  let key: @Sendable (String) -> SettingKey
  /// A closure that returns the reason why a change to a setting is invalid; `nil` if the change is
  /// valid.
  ///
  /// The names passed to the closure do not have the prefix.
  let problem: @Sendable (_ name: String, _ values: [String: String], Localizer) -> String?

  package init(
    prefix: String, names: @escaping @Sendable () -> [String],
    key: @escaping @Sendable (String) -> SettingKey,
    problem:
      @escaping @Sendable (_ name: String, _ values: [String: String], Localizer) -> String?
  ) {
    self.prefix = prefix
    self.names = names
    self.key = key
    self.problem = problem
  }

  func member(_ name: String) -> SettingKey? {
    guard let end = self.name(in: name) else { return nil }
    return names().first { $0 == end || $0 == end.hyphenated }.map { key(prefix + $0) }
  }

  /// Returns a full name without the prefix; `nil` if the name does not have the prefix.
  func name(in whole: String) -> String? {
    whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : nil
  }
}
