import ViperLocalization
import ViperTerminal

/// A value that an environment variable or the file of settings gives in place of an option.
enum SettingKey: String, CaseIterable, Sendable {
  case language, region, format, pictures, pager, color

  /// The environment variable, such as `MOVIES_LANGUAGE`.
  var variable: String { "MOVIES_" + rawValue.uppercased() }

  /// The values to choose from; empty if the key takes other texts as well.
  var choices: [String] {
    switch self {
    case .language, .region, .pager: []
    case .format: ["table", "tsv", "json", "ndjson"]
    case .pictures: PictureMode.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    }
  }

  /// Returns a value in the spelling that the program uses; `nil` if it is not one of this key's.
  func value(_ text: String) -> String? {
    switch self {
    case .language: LanguageTag(text)?.text
    case .region: LanguageTag.country(text)
    case .pager: isCommand(text) ? text : nil
    case .format, .pictures, .color: choices.contains(text) ? text : nil
    }
  }

  private func isCommand(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace } && TerminalSanitizer.clean(text) == text
  }

  func complaint(_ text: String, of name: String, in localizer: Localizer) -> String {
    switch self {
    case .language:
      localizer(
        "The value '\(text)' of '\(name)' is not a language such as es, es-ES or en-US.")
    case .region:
      localizer("The value '\(text)' of '\(name)' is not a country such as ES or US.")
    case .pager: localizer("The value '\(text)' of '\(name)' is not a command such as less.")
    case .format, .pictures, .color:
      localizer(
        "The value '\(text)' of '\(name)' is not one of \(choices.joined(separator: ", "))."
      ) + Suggestion.sentence(for: text, among: choices, in: localizer)
    }
  }
}
