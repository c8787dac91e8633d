import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperTerminal
import ViperText

/// The window's custom key bindings, which come from settings such as `key.favorite`.
enum CustomKeys {
  static let family = SettingFamily(prefix: prefix, names: { names }, key: key) {
    conflict($1, $2)
  }
  static let prefix = "key."

  static var names: [String] { firsts.map(\.name) }

  /// Returns the custom keys, keyed by the default key that each custom key replaces.
  static func keys(_ values: [String: String]) -> [Character: Character] {
    if values.isEmpty { return [:] }
    var keys: [Character: Character] = [:]
    for (name, letter) in firsts { keys[letter] = values[name]?.first }
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

  private static func key(_ name: String) -> SettingKey {
    SettingKey(name) { text in
      let isKey = text.count == 1 && TerminalSanitizer.clean(text) == text
      return isKey && !text.contains { $0.isWhitespace || $0.isNumber } ? text : nil
    } validationError: { text, name, localizer in
      localizer.text("'\(name)' must be a single letter or symbol, not '\(text)'.")
    }
  }
}
