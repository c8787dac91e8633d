import ViperLocalization
import ViperText

/// A name that stands for the words of a command line.
enum Alias {
  static let prefix = "alias."

  /// Returns the name of an alias from its key; `nil` if the key is not that of an alias.
  static func name(_ key: String) -> String? {
    key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : nil
  }

  /// Returns the key of an alias in a program with these commands.
  static func key(_ name: String, among commands: [String]) -> SettingKey {
    SettingKey(prefix + name) { text in
      problem(name, text, commands, .english) == nil ? text : nil
    } complaint: { text, _, localizer in
      problem(name, text, commands, localizer) ?? ""
    }
  }

  /// Returns whether a text can be the name of an alias: ASCII letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
  }

  /// Returns the words of a text; `nil` if there are none, or if a quote is not closed.
  static func words(_ text: String) -> [String]? {
    let (commands, isClosed) = ShellWords.split(text)
    return isClosed ? commands.first : nil
  }

  static func wrongName(_ name: String, in localizer: Localizer) -> String {
    localizer(
      "Invalid alias name '\(name)'. Use only letters, digits, - and _.")
  }

  static func wrongWords(_ words: String, in localizer: Localizer) -> String {
    localizer("Invalid alias '\(words)': it is empty or has an unclosed quote.")
  }

  /// Returns the reason why words cannot be those of an alias; `nil` if they can.
  private static func problem(
    _ name: String, _ text: String, _ commands: [String], _ localizer: Localizer
  ) -> String? {
    guard !commands.contains(name) else {
      return localizer("Invalid alias name '\(name)': a command has this name.")
    }
    guard let words = words(text) else { return wrongWords(text, in: localizer) }
    // In the aliases of other programs, `$1` and `$@` stand for arguments.
    let places = "123456789@*".map { "$\($0)" }
    if let word = words.first(where: places.contains) {
      return localizer(
        "Aliases do not support '\(word)'. Words after the alias name are added at the end.")
    }
    // An option can come before the command. What its value is, is known when the alias is used.
    guard let first = words.first, first.hasPrefix("-") || commands.contains(first) else {
      return localizer("Unknown command '\(words[0])'.")
        + Suggestion.sentence(for: words[0], among: commands, in: localizer)
    }
    return nil
  }
}
