import ViperLocalization

/// A name that stands for the words of a command line.
enum Alias {
  /// The prefix of an alias among the keys of `config`.
  static let prefix = "alias."

  /// Returns whether a text can be the name of an alias: ASCII letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
  }

  /// Returns whether a word is a placeholder in other programs' aliases, such as `$1` or `$@`.
  static func isPlaceholder(_ word: String) -> Bool {
    word.hasPrefix("$") && word.count == 2 && "123456789@*".contains(word.suffix(1))
  }

  /// Returns the words of a text; `nil` if there are none, or if a quote is not closed.
  static func words(_ text: String) -> [String]? {
    let (commands, isClosed) = ShellWords.split(text)
    return isClosed ? commands.first : nil
  }

  /// The messages about invalid aliases.
  enum Problem {
    static func name(_ name: String, in localizer: Localizer) -> String {
      localizer(
        "'\(name)' cannot be the name of an alias: a name has letters, digits, - and _ only.")
    }

    static func words(_ words: String, in localizer: Localizer) -> String {
      localizer("The words '\(words)' of an alias are empty, or a quote in them is not closed.")
    }

    static func placeholder(_ word: String, in localizer: Localizer) -> String {
      localizer(
        "An alias has no place for '\(word)': the words after its name are added at its end.")
    }
  }
}
