/// Reads identifiers from text that the user typed.
///
/// An identifier becomes part of a request's path, so nothing but ASCII digits is accepted.
enum IdentifierText {
  /// The largest number of digits.
  private static let mostDigits = 18

  /// Returns an identifier of TMDB; `nil` if the text is not a number that is at least 1.
  static func number(_ text: String) -> Int? {
    guard areDigits(text.utf8[...]), let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// Returns an identifier of IMDb in lowercase; `nil` if the text is not `tt` and digits.
  static func imdb(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.prefix(2).allSatisfy({ $0 | 0x20 == UInt8(ascii: "t") }),
      areDigits(bytes.dropFirst(2))
    else { return nil }
    return text.hasPrefix("tt") ? text : text.lowercased()
  }

  private static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.count <= mostDigits
      && bytes.allSatisfy(\.isDigit)
  }
}
