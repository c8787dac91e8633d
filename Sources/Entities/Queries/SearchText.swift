/// Text normalization for searches: lowercase, without accents, split into words.
package enum SearchText {
  /// Returns the normalized words of a string.
  package static func words(_ text: String) -> [String] {
    let text = folded(text)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    return text.utf8.split { !$0.isLetterOrDigit }.compactMap { String($0) }
  }

  /// Returns the text in lowercase without accents; for example, both the precomposed and the
  /// decomposed form of `É` become `e`.
  package static func folded(_ text: String) -> String {
    let text = text.lowercased()
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folded = ""
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, let plain = plainLetters.first(where: { $0.accented == scalar })?.plain {
        folded += plain
      } else if !scalar.properties.isDiacritic || scalar.isASCII {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  /// The accented letters, each with its base letter.
  private static let plainLetters = accentedLetters.flatMap { plain, accented in
    accented.unicodeScalars.map { (accented: $0, plain: plain) }
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
