/// Separates a command line for a shell into its words.
enum ShellWords {
  /// Returns the words of a line as they are written, with their quotes.
  ///
  /// A backslash at the end of a line of text, which continues it, is no word.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      if quote == nil, character == " " || character == "\n" {
        if !word.isEmpty, word != "\\" { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
