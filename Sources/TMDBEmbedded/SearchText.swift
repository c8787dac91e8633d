/// Text as searches compare it: small letters without accents, cut into words.
enum SearchText {
  static func words(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Small letters without accents: `É`, precomposed or not, becomes `e`.
  static func folded(_ text: String) -> String {
    var folded = ""
    for character in text.lowercased() {
      if character.isASCII {
        folded.append(character)
      } else if let plain = plainLetters[character] {
        folded += plain
      } else {
        // What is left of a letter whose accents stand behind it as characters of their own.
        folded.unicodeScalars += character.unicodeScalars.filter { !$0.properties.isDiacritic }
      }
    }
    return folded
  }

  /// Letters with an accent, and the letter without it.
  ///
  /// Swift compares characters by canonical equivalence: a letter followed by a combining accent finds
  /// the precomposed letter too. So the table follows from letters and accents, and needs no list.
  private static let plainLetters: [Character: String] = {
    var table: [Character: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d",
    ]
    let letters = "abcdefghijklmnopqrstuvwxyzαεηιουωаеикуэыіг"
    let accents = [Unicode.Scalar](
      "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{327}\u{328}"
        .unicodeScalars)
    for letter in letters {
      for accent in accents {
        var scalars = String.UnicodeScalarView(letter.unicodeScalars)
        scalars.append(accent)
        for accented in String(scalars) { table[accented] = String(letter) }
      }
    }
    return table
  }()
}
