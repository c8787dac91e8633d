import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperTerminal
import ViperText

/// The window's custom key bindings, which come from settings such as `key.favorite`.
enum CustomKeys {
  private static let prefix = "key."

  /// The settings, in alphabetical order.
  static var settings: [SettingKey] { names.sorted().map(setting) }

  static var names: [String] { firsts.map(\.name) }

  /// Returns the custom keys, keyed by the default key that each custom key replaces.
  ///
  /// The values are keyed by the names of the settings.
  static func keys(_ values: [String: String]) -> [Character: Character] {
    var keys: [Character: Character] = [:]
    for (name, letter) in firsts { keys[letter] = values[prefix + name]?.first }
    return keys
  }

  /// Returns an error message if a key is assigned twice; otherwise returns `nil`.
  static func conflict(_ values: [String: String], _ localizer: Localizer) -> String? {
    let own = keys(values)
    var names = Route.letterTabs
    for (name, letter) in own.isEmpty ? [] : letters {
      let key = own[letter] ?? letter
      if let other = names.updateValue(name, forKey: key) {
        return localizer.text(
          "Key '\(key)' is used for both '\(other)' and '\(name)'. Choose another key."
        )
      }
    }
    return nil
  }

  /// Each letter in use, with the name of the first command or button that uses the letter.
  private static var letters: [(name: String, letter: Character)] {
    let commands = HostCommand.allCases.flatMap { command in
      command.letters.map { (name: command.rawValue, letter: $0) }
    }
    var seen: Set<Character> = []
    return (commands + MovieButton.allCases.map { ($0.rawValue, $0.key) })
      .filter { seen.insert($0.letter).inserted }
  }

  private static var firsts: [(name: String, letter: Character)] {
    var seen: Set<String> = []
    return letters.filter { seen.insert($0.name).inserted }
  }

  private static func setting(_ name: String) -> SettingKey {
    SettingKey(prefix + name, prefix: prefix, conflict: conflict) { text in
      let isKey = text.count == 1 && TerminalSanitizer.clean(text) == text
      return isKey && !text.contains { $0.isWhitespace || $0.isNumber } ? text : nil
    } validationError: { text, name, localizer in
      localizer.text("'\(name)' must be a single letter or symbol, not '\(text)'.")
    }
  }
}
