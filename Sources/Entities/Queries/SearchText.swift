/// Text in the form in which searches compare it: lowercase letters without accents, split into
/// words.
package enum SearchText {
  /// Returns the words of a text in that form.
  package static func words(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns the text in lowercase letters without accents: `É`, precomposed or not, becomes `e`.
  package static func folded(_ text: String) -> String {
    var folded = ""
    for character in text.lowercased() {
      if character.isASCII {
        folded.append(character)
      } else if let plain = plainLetters[character] {
        folded += plain
      } else {
        // A letter may be followed by accents that are scalars of their own, and only the letter is
        // kept.
        folded.unicodeScalars += character.unicodeScalars.filter { !$0.properties.isDiacritic }
      }
    }
    return folded
  }

  /// A table from each letter with an accent to the letter without it.
  ///
  /// Swift compares characters by canonical equivalence, so a letter with a combining accent also
  /// finds the precomposed letter. The table is therefore created from letters and accents, and
  /// needs no list.
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
