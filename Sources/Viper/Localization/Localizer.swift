/// The user-facing strings of a program in one language.
///
/// The English strings are in the source code, where they are used. For each other language, a
/// table maps the English strings to their translations:
///
/// ```swift
/// localizer.text("There is no note with the id \(id).")
/// ```
///
/// In this example, the key in the table is `There is no note with the id {0}.` A string that is
/// missing from the table stays in English.
public struct Localizer: Sendable {
  /// English, which is the language of the source code.
  public static let english = Localizer(texts: [:], numbers: .english)

  /// The contents, which are shared, because a localizer is copied often.
  private final class Table: Sendable {
    let texts: [String: String]
    let numbers: NumberStyle

    init(_ texts: [String: String], _ numbers: NumberStyle) {
      self.texts = texts
      self.numbers = numbers
    }
  }

  private let table: Table
  private var texts: [String: String] { table.texts }
  private var numbers: NumberStyle { table.numbers }

  /// Creates a localizer from a number format and a table of translations, keyed by the English
  /// strings.
  ///
  /// In the strings, `{0}`, `{1}` and so on stand for values.
  public init(texts: [String: String], numbers: NumberStyle) {
    table = Table(texts, numbers)
  }

  /// Returns a message in this language, or in English if there is no translation.
  public func text(_ message: Message) -> String {
    #if DEBUG
      Self.tally?()
    #endif
    guard let pattern = texts[message.pattern] else { return message.english }
    return message.filled(pattern)
  }

  /// Returns the translation of a string that the program stores as data, such as a command's help
  /// text.
  ///
  /// If there is no translation, the English string is returned.
  public func translated(_ text: String) -> String {
    texts[text] ?? text
  }

  /// Returns a nonnegative integer as a string, such as `30,000`.
  ///
  /// The digits are grouped in threes if the number is long enough for grouping in the language.
  public func count(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count >= numbers.minGrouped else { return digits }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += numbers.group }
      grouped.append(digit)
    }
    return grouped
  }

  /// Returns a number, such as `8.4`, with the decimal separator of the language, as in `8,4`.
  public func decimal(_ text: String) -> String {
    guard numbers.decimal != "." else { return text }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: numbers.decimal)
  }
}

#if DEBUG
  extension Localizer {
    /// Counts the texts that a task looks up, for tests.
    @TaskLocal package static var tally: (@Sendable () -> Void)?
  }
#endif

/// The number format of a language.
public struct NumberStyle: Hashable, Sendable {
  /// The decimal separator.
  public let decimal: String
  /// The separator between groups of three digits.
  public let group: String
  /// The minimum number of digits that a number must have for its digits to be grouped.
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
