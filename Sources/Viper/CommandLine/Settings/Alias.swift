import ViperLocalization
import ViperText

/// A name that stands for the words of a command line.
enum Alias {
  static let prefix = "alias."

  /// Returns whether a string is a valid alias name, with only ASCII letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
  }

  /// Returns the words of a string; `nil` if the string has no words or if a quote is not closed.
  static func words(_ text: String) -> [String]? {
    let (commands, isClosed) = ShellWords.split(text)
    return isClosed ? commands.first : nil
  }

  /// Returns the reason why an alias can never be used; `nil` if the alias can be used.
  fileprivate static func complaint(
    _ name: String, _ text: String, _ localizer: Localizer
  ) -> String? {
    if !isName(name) {
      return localizer("Invalid alias name '\(name)'. Use only letters, digits, - and _.")
    }
    guard words(text) == nil else { return nil }
    return localizer("Invalid alias '\(text)': it is empty or has an unclosed quote.")
  }

  /// Returns the reason why a new alias is useless in a program with the given commands.
  ///
  /// The result is `nil` if the alias is useful.
  fileprivate static func problem(
    _ name: String, _ text: String, _ commands: [String], _ localizer: Localizer
  ) -> String? {
    guard !commands.contains(name) else {
      return localizer("'\(name)' is already a command. Choose another alias name.")
    }
    // In the aliases of other programs, `$1` and `$@` stand for arguments.
    let words = words(text) ?? []
    let places = "123456789@*".map { "$\($0)" }
    if let word = words.first(where: places.contains) {
      return localizer(
        """
        Aliases do not support placeholders such as '\(word)'. Arguments are appended to the \
        command.
        """)
    }
    // If an option comes first, the command is checked only when the alias is used.
    guard let first = words.first, first.hasPrefix("-") || commands.contains(first) else {
      return localizer("Unknown command '\(words[0])'.")
        + Suggestion.sentence(for: words[0], among: commands, in: localizer)
    }
    return nil
  }
}

extension SettingFamily {
  /// Returns the family of alias settings, `alias.NAME`, for a program with the given commands.
  static func aliases(_ commands: [String]) -> SettingFamily {
    SettingFamily(prefix: Alias.prefix, names: { nil }) { key in
      let name = String(key.dropFirst(Alias.prefix.count))
      return SettingKey(key) { text in
        Alias.complaint(name, text, .english) == nil ? text : nil
      } complaint: { text, _, localizer in
        Alias.complaint(name, text, localizer) ?? ""
      }
    } problem: { name, values, localizer in
      values[name].flatMap { Alias.problem(name, $0, commands, localizer) }
    }
  }
}
