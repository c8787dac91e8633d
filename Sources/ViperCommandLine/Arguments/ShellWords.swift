/// The words of a command line, read and written as a shell does, though no shell runs.
package enum ShellWords {
  /// Separates a text into commands at a separator, and these into words.
  ///
  /// Quotes and backslashes keep blanks and separators. `$` and `*` are letters like others.
  /// Returns the words of each command that has any, and whether every quote is closed.
  static func split(
    _ text: String, at separator: Character? = nil
  ) -> (commands: [[String]], isClosed: Bool) {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    var isClosed = true
    var rest = text[...]
    func endWord() {
      if let word { commands[commands.count - 1].append(word) }
      word = nil
    }
    while let letter = rest.popFirst() {
      if letter == "\\", quote != "'" {
        let next = rest.popFirst()
        isClosed = next != nil
        // Between double quotes only the quote and the backslash need one.
        let isKept = quote == nil || next == "\"" || next == "\\"
        word = (word ?? "") + (isKept ? "" : "\\") + (next.map(String.init) ?? "")
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter.isWhitespace || letter == separator {
        endWord()
        if letter == separator { commands.append([]) }
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    endWord()
    return (commands.filter { !$0.isEmpty }, isClosed && quote == nil)
  }

  /// Returns the words of a line as they are written, with their quotes.
  ///
  /// A backslash at the end of a line of text, which continues it, is no word.
  static func written(_ line: String) -> [String] {
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

  /// Returns a word, in quotes if a shell would not take it as it is.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || Character(scalar).isLetter || Character(scalar).isNumber
        || "-_.".unicodeScalars.contains(scalar)
    }
    guard !isPlain || word.isEmpty else { return word }
    // These have a meaning between double quotes as well.
    let escaped = word.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
