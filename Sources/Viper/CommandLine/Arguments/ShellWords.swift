/// Splits command lines into words, and quotes words, as a shell would, but without running a
/// shell.
package enum ShellWords {
  /// Returns the words of each nonempty command in a string, and whether all quotes are closed.
  ///
  /// Quotes and backslashes protect spaces and separators; `$` and `*` have no special meaning.
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
        // Inside double quotes, a backslash escapes only a quote or another backslash.
        let isEscape = quote == nil || next == "\"" || next == "\\"
        word = (word ?? "") + (isEscape ? "" : "\\") + (next.map(String.init) ?? "")
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

  /// Returns the words of a line with their quotes, but without line-continuation backslashes.
  static func written(_ line: String) -> [String] {
    var quote: Character?
    return line.split { character in
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      return quote == nil && (character == " " || character == "\n")
    }.map(String.init).filter { $0 != "\\" }
  }

  /// Returns a word, quoted if it contains characters that are special to a shell.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || Character(scalar).isLetter || Character(scalar).isNumber
        || "-_.".unicodeScalars.contains(scalar)
    }
    guard !isPlain || word.isEmpty else { return word }
    // The following characters are special even inside double quotes.
    let escaped = word.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      "\"\\$`".unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar]
    }
    return "\"\(String(String.UnicodeScalarView(escaped)))\""
  }
}
