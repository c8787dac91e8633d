import ViperText

/// Hides the parts of a line that may contain a secret, so that mistakes can include the line.
struct SecretRedactor: Sendable {
  /// The commands that fill in a field, and other tools' names for these commands.
  private static let typing = ["type", "secret", "fill", "enter"]

  /// The word that precedes the name of a field in an expectation about the field's text.
  private static let expectation = "field"

  let commands: Set<String>
  let fields: Set<String>
  /// The names of the fields whose text must be hidden.
  let secretFields: Set<String>

  /// Returns the line with dots in place of typed text, even if the command is misspelled.
  func shown(_ line: String) -> String {
    guard let end = end(of: line) else { return line }
    let hidden = line[end...].drop { $0.isWhitespace }
    return line[..<hidden.startIndex] + String(repeating: "•", count: hidden.count)
  }

  /// Returns the part of an unknown command that is safe to show.
  func shown(command word: String) -> Substring {
    isTyping(word[...]) || isSecretField(word[...]) ? visible(word[...]) : word[...]
  }

  /// Returns the end of a line's safe part; `nil` if the whole line is safe to show.
  private func end(of line: String) -> String.Index? {
    let words = line.split { $0.isWhitespace }
    let isStarted = words.first.map { Suggestion.nearest(to: String($0), among: ["start"]) != nil }
    let rest = words.dropFirst(isStarted == true ? 1 : 0)
    if let command = rest.first, isTyping(command) {
      let end = visible(command).endIndex
      guard end == command.endIndex,
        let field = rest.dropFirst().first?.prefix(while: { $0.isLetter }),
        fields.contains(String(field))
      else { return end }
      return field.endIndex
    }
    if let end = endOfField(in: rest) { return end }
    return line.split { $0.isWhitespace || $0 == "\"" || $0 == "'" }.first(where: isSecretField)
      .map { visible($0).endIndex }
  }

  /// Returns the end of the field name in `expect field NAME`, or of the word `field` if no such
  /// field exists.
  ///
  /// The result is `nil` if the words do not concern a field.
  private func endOfField(in words: ArraySlice<Substring>) -> String.Index? {
    let keyword = Self.expectation
    guard let place = words.prefix(3).firstIndex(where: isField) else { return nil }
    let word = words[place]
    let letters = word.prefix { $0.isLetter }
    let end = letters.lowercased().hasPrefix(keyword) ? word.prefix(keyword.count) : letters
    guard end.endIndex == word.endIndex,
      let name = words[place...].dropFirst().first?.prefix(while: { $0.isLetter }),
      fields.contains(String(name))
    else { return end.endIndex }
    return name.endIndex
  }

  private func isField(_ word: Substring) -> Bool {
    let name = word.prefix { $0.isLetter }.lowercased()
    return name.hasPrefix(Self.expectation)
      || Suggestion.nearest(to: name, among: [Self.expectation]) != nil
  }

  private func isTyping(_ word: Substring) -> Bool {
    let name = word.prefix { $0.isLetter }.lowercased()
    if Self.typing.contains(name) { return true }
    return !commands.contains(name)
      && (Self.typing.contains { name.hasPrefix($0) }
        || Suggestion.nearest(to: name, among: Self.typing) != nil)
  }

  private func isSecretField(_ word: Substring) -> Bool {
    secretFields.contains { word.lowercased().contains($0.dropLast()) }
      || (word.count > 4
        && Suggestion.nearest(to: String(word), among: Array(secretFields)) != nil)
  }

  /// Returns a word's beginning, up to the end of a known name.
  ///
  /// The rest of the word may be typed text that follows the name without a space.
  private func visible(_ word: Substring) -> Substring {
    for name in Self.typing + secretFields {
      for start in word.indices where word[start...].prefix(name.count).lowercased() == name {
        return word[..<word.index(start, offsetBy: name.count)]
      }
    }
    return word.prefix { $0.isLetter }
  }
}
