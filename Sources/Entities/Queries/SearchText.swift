/// Text normalization for searches: lowercase, without accents, split into words.
package enum SearchText {
  /// Returns the normalized words of a string.
  package static func words(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns the text in lowercase without accents; for example, both the precomposed and the
  /// decomposed form of `É` become `e`.
  package static func folded(_ text: String) -> String {
    let text = text.lowercased()
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folded = ""
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, let plain = plainLetter(scalar) {
        folded += plain
      } else if !scalar.properties.isDiacritic || scalar.isASCII {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  /// Returns the base letter of an accented letter; `nil` if the letter has no accent.
  private static func plainLetter(_ letter: Unicode.Scalar) -> String? {
    accentedLetters.first { $0.value.unicodeScalars.contains(letter) }?.key
  }

  private static let accentedLetters: KeyValuePairs = [
    "a": "àáâãāăȧäåǎą", "b": "ḃ", "c": "ćĉċčç", "d": "ḋďḑ", "e": "èéêẽēĕėëěȩę", "f": "ḟ",
    "g": "ǵĝḡğġǧģ", "h": "ĥḣḧȟḩ", "i": "ìíîĩīĭïǐį", "j": "ĵǰ", "k": "ḱǩķ", "l": "ĺľļ", "m": "ḿṁ",
    "n": "ǹńñṅňņ", "o": "òóôõōŏȯöőǒǫ", "p": "ṕṗ", "r": "ŕṙřŗ", "s": "śŝṡšş", "t": "ṫẗťţ",
    "u": "ùúûũūŭüůűǔų", "v": "ṽ", "w": "ẁẃŵẇẅẘ", "x": "ẋẍ", "y": "ỳýŷỹȳẏÿẙ", "z": "źẑżž",
    "α": "ὰάᾱᾰ", "ε": "ὲέ", "η": "ὴή", "ι": "ὶίῑῐϊ", "ο": "ὸό", "υ": "ὺύῡῠϋ", "ω": "ὼώ",
    "а": "ӑӓ", "е": "ѐӗё", "и": "ѝӣйӥ", "к": "ќ", "у": "ӯўӱӳ", "э": "ӭ", "ы": "ӹ", "і": "ї",
    "г": "ѓ", "ss": "ß", "ae": "æ", "oe": "œ", "o": "ø", "l": "ł", "d": "đ",
  ]
}
