package import ViperLocalization
import ViperText

/// A setting that can be stored in the settings file.
package struct SettingKey: Sendable {
  /// The name in the file, such as `format`.
  package let name: String
  /// The prefix of a setting that is one of many, such as `key.` for `key.unread`.
  ///
  /// Such a setting is listed only if it has a value.
  let prefix: String?
  /// A closure that returns the normalized form of a value; `nil` if the value is invalid.
  package let value: @Sendable (String) -> String?
  /// A closure that returns the error message for an invalid value, given the name of the setting.
  package let validationError: @Sendable (_ text: String, _ name: String, Localizer) -> String
  /// The valid values; empty if there are too many to list.
  package let choices: [String]
  /// A closure that returns the reason why a change conflicts with the other settings; `nil` if it
  /// does not.
  ///
  /// The values include the change, and are keyed by the names of the settings.
  let conflict: (@Sendable (_ values: [String: String], Localizer) -> String?)?

  package init(
    _ name: String, prefix: String? = nil, choices: [String] = [],
    conflict: (@Sendable (_ values: [String: String], Localizer) -> String?)? = nil,
    value: @escaping @Sendable (String) -> String?,
    validationError: @escaping @Sendable (_ text: String, _ name: String, Localizer) -> String
  ) {
    self.name = name
    self.prefix = prefix
    self.conflict = conflict
    self.value = value
    self.validationError = validationError
    self.choices = choices
  }

  /// Creates a setting whose value is one of several words; `renamed` has words of earlier versions,
  /// each with the word that replaces it.
  package init(_ name: String, choices: [String], renamed: [String: String] = [:]) {
    self.init(name, choices: choices) {
      choices.contains($0) ? $0 : renamed[$0]
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

extension [SettingKey] {
  /// The names for a list of settings, in which a single name such as `key.NAME` stands for all
  /// settings with the same prefix.
  var listedNames: [String] {
    var prefixes: Set<String> = []
    return compactMap { key in
      guard let prefix = key.prefix else { return key.name }
      return prefixes.insert(prefix).inserted ? prefix + "NAME" : nil
    }
  }

  /// The names as a sentence.
  var sentence: String {
    let names = listedNames
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "") + "."
  }
}
