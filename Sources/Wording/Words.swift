/// What the program says, in one language.
///
/// The English stands where it is used; another language is a table from the English to its own words:
///
/// ```swift
/// words("There is no movie with the id \(id).")
/// ```
///
/// The table has `There is no movie with the id {0}.`, and what it lacks is said in English.
public struct Words: Sendable {
  /// The words as they stand in the source.
  public static let english = Words(texts: [:], numbers: .english)

  private let texts: [String: String]
  private let numbers: NumberStyle

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - texts: From the English, values as `{0}`, `{1}` and so on, to the language's own words.
  ///   - numbers: How the language writes numbers.
  public init(texts: [String: String], numbers: NumberStyle) {
    self.texts = texts
    self.numbers = numbers
  }

  /// Says something.
  ///
  /// - Parameter message: The English, with its values in place.
  /// - Returns: The same in this language.
  public func callAsFunction(_ message: Message) -> String {
    texts[message.pattern].map(message.filled) ?? message.english
  }

  /// Says what stands in a table of the program: a command's help for instance.
  ///
  /// - Parameter text: The English, without values.
  /// - Returns: The same in this language.
  public func translated(_ text: String) -> String {
    texts[text] ?? text
  }

  /// A whole number: `30,000`.
  ///
  /// - Parameter number: From 0.
  /// - Returns: Its digits in groups of three, as far as the language groups them.
  public func count(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count >= numbers.leastGrouped else { return digits }
    var grouped = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += numbers.group }
      grouped.append(digit)
    }
    return grouped
  }

  /// A number with a fraction.
  ///
  /// - Parameter text: The number as programs write it: `8.4`.
  /// - Returns: The same with the language's own mark: `8,4`.
  public func decimal(_ text: String) -> String {
    guard numbers.decimal != "." else { return text }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: numbers.decimal)
  }
}

/// How a language writes numbers.
public struct NumberStyle: Hashable, Sendable {
  /// What stands before the fraction.
  public let decimal: String
  /// What stands between groups of three digits.
  public let group: String
  /// How many digits a number has at least that is grouped.
  public let leastGrouped: Int

  /// `30,000` and `8.4`.
  public static let english = NumberStyle(decimal: ".", group: ",", leastGrouped: 4)

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - decimal: What stands before the fraction.
  ///   - group: What stands between groups of three digits.
  ///   - leastGrouped: How many digits a number has at least that is grouped.
  public init(decimal: String, group: String, leastGrouped: Int) {
    self.decimal = decimal
    self.group = group
    self.leastGrouped = leastGrouped
  }
}
