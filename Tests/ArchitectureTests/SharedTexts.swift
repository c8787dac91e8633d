/// The texts that two languages have in common, letter for letter.
///
/// A few words are the same in both. If many texts are, one table is a copy of the other.
struct SharedTexts {
  /// The largest share that two languages may have in common.
  static let limit = 0.1

  /// The English of the common texts, in order.
  let texts: [String]
  /// The part of all texts that they are: from 0 to 1, and 1 if there is nothing to compare.
  let share: Double

  /// Compares two tables.
  ///
  /// Signs, blanks, values and the case of letters are passed over: to change them is no translation.
  ///
  /// - Parameters:
  ///   - table: The texts of a language, by their English.
  ///   - other: The texts of another; `nil` for English.
  init(_ table: [String: String], _ other: [String: String]?) {
    let compared = table.filter { !Self.letters($0.value).isEmpty }
    texts = compared.filter { english, text in
      (other.map { $0[english] } ?? english).map { Self.letters($0) == Self.letters(text) } ?? false
    }.keys.sorted()
    share = compared.isEmpty ? 1 : Double(texts.count) / Double(compared.count)
  }

  private static func letters(_ text: String) -> String {
    text.replacing(/\{\d+\}/, with: "").lowercased().filter(\.isLetter)
  }
}
