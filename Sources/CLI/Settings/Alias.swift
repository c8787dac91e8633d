/// A name that stands for the words of a command line.
enum Alias {
  /// The prefix of an alias among the keys of `config`.
  static let prefix = "alias."

  /// Returns whether a text can be the name of an alias: ASCII letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Returns whether a word stands for an argument in the aliases of other programs: `$1` or `$@`.
  static func isPlace(_ word: String) -> Bool {
    word.hasPrefix("$") && word.count == 2 && "123456789@*".contains(word.suffix(1))
  }

  /// Separates a text into words as a shell does, with quotes and backslashes.
  ///
  /// No shell is involved, so that `$` and `*` are letters like others.
  ///
  /// - Parameter text: The text.
  /// - Returns: The words; `nil` if there are none, or if a quote is not closed.
  static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let letter = rest.popFirst() {
      if letter == "\\", quote != "'" {
        guard let next = rest.popFirst() else { return nil }
        // Between double quotes only the quote and the backslash need one.
        let isKept = quote == nil || next == "\"" || next == "\\"
        word = (word ?? "") + (isKept ? "" : "\\") + String(next)
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    word.map { words.append($0) }
    return quote == nil && !words.isEmpty ? words : nil
  }
}
