/// The program's text in one language.
///
/// The English text is in the source code, where it is used. For other languages, a table maps the
/// English text to its translation:
///
/// ```swift
/// localizer("There is no note with the id \(id).")
/// ```
///
/// The table contains `There is no note with the id {0}.` as a key. Texts missing from the table
/// stay in English.
public struct Localizer: Sendable {
  /// English, as in the source code.
  public static let english = Localizer(texts: [:], numbers: .english)

  private let texts: [String: String]
  private let numbers: NumberStyle

  /// Creates a language from its translations by English text, with `{0}`, `{1}` and so on in place
  /// of values.
  public init(texts: [String: String], numbers: NumberStyle) {
    self.texts = texts
    self.numbers = numbers
  }

  /// Returns a message in this language, or in English if there is no translation.
  public func callAsFunction(_ message: Message) -> String {
    texts[message.pattern].map(message.filled) ?? message.english
  }

  /// Returns a text from one of the program's own tables, such as a command's help, in this
  /// language, or in English if there is no translation.
  public func translated(_ text: String) -> String {
    texts[text] ?? text
  }

  /// Returns a nonnegative integer as text: `30,000`.
  ///
  /// The digits are grouped in threes if the language groups numbers of this length.
  public func count(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count >= numbers.minGrouped else { return digits }
    var grouped = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += numbers.group }
      grouped.append(digit)
    }
    return grouped
  }

  /// Returns a number such as `8.4` with the language's decimal separator: `8,4`.
  public func decimal(_ text: String) -> String {
    guard numbers.decimal != "." else { return text }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: numbers.decimal)
  }
}

/// A language's number format.
public struct NumberStyle: Hashable, Sendable {
  /// The decimal separator.
  public let decimal: String
  /// The separator between groups of three digits.
  public let group: String
  /// The minimum number of digits for grouping.
  public let minGrouped: Int

  /// The English format: `30,000` and `8.4`.
  public static let english = NumberStyle(decimal: ".", group: ",", minGrouped: 4)

  /// Creates a number format.
  public init(decimal: String, group: String, minGrouped: Int) {
    self.decimal = decimal
    self.group = group
    self.minGrouped = minGrouped
  }
}
