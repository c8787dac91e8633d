import Wording

/// The sentences about aliases that cannot be used.
enum AliasProblem {
  static func name(_ name: String, in localizer: Localizer) -> String {
    localizer(
      "'\(name)' cannot be the name of an alias: a name has letters, digits, - and _ only.")
  }

  static func words(_ words: String, in localizer: Localizer) -> String {
    localizer("The words '\(words)' of an alias are empty, or a quote in them is not closed.")
  }

  static func place(_ word: String, in localizer: Localizer) -> String {
    localizer(
      "An alias has no place for '\(word)': the words after its name are added at its end.")
  }
}
