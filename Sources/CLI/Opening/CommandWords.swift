/// The commands that the variable `BROWSER` lists.
///
/// Its value is read as freedesktop.org's programs and `gh` read it: colons separate commands,
/// blanks separate the words of a command, and quotes and backslashes keep both. No shell runs.
enum CommandWords {
  /// Returns the words of each command; a command without words is left out.
  static func commands(_ text: String) -> [[String]] {
    var commands: [[String]] = []
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    func endWord() {
      if let word { words.append(word) }
      word = nil
    }
    func endCommand() {
      endWord()
      if !words.isEmpty { commands.append(words) }
      words = []
    }
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        word = (word ?? "") + String(character)
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == ":" {
        endCommand()
      } else if character == " " || character == "\t" {
        endWord()
      } else {
        word = (word ?? "") + String(character)
      }
    }
    endCommand()
    return commands
  }

  /// Returns the words with an address in the place of `%s`, or after them.
  static func words(_ words: [String], opening address: String) -> [String] {
    let placed = words.map { $0.replacing("%s", with: address).replacing("%%", with: "%") }
    return words.contains { $0.contains("%s") } ? placed : placed + [address]
  }
}
