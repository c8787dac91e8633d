/// Reads the values that scripts write without quotes.
enum ScriptValue {
  private static let mostClasses = 100

  /// The longest duration that a script can write.
  ///
  /// Repeated a million times, it still leads to a valid date.
  private static let longest = Duration.seconds(1_000_000)

  /// Returns a duration that is written as `250ms`, `2s` or `5m`; `nil` if the word is no such
  /// duration.
  static func duration(_ word: String) -> Duration? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000_000_000 else { return nil }
    let duration: Duration
    switch word.dropFirst(digits.count) {
    case "ms": duration = .milliseconds(number)
    case "s": duration = .seconds(number)
    case "m": duration = .seconds(number * 60)
    default: return nil
    }
    return duration <= longest ? duration : nil
  }

  /// Returns a size that is written as `80x24`, columns and rows, each from 1 to 1000; `nil` if the
  /// word is no such size.
  static func size(_ word: String) -> ScriptSize? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { whole($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    return ScriptSize(columns: columns, rows: rows)
  }

  /// Returns the name of a variable that is written as `$NAME`; `nil` if the word is not a
  /// variable.
  static func variable(_ word: String) -> String? {
    let name = word.dropFirst()
    guard word.first == "$", let first = name.first, first == "_" || first.isLetter,
      name.allSatisfy({ $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) })
    else { return nil }
    return String(name)
  }

  /// Returns a count that is written as `x3`, from 1 to 1,000,000; `nil` if the word is no such
  /// count.
  static func times(_ word: String) -> Int? {
    guard word.first == "x", let times = whole(word.dropFirst()), (1...1_000_000).contains(times)
    else { return nil }
    return times
  }

  private static func whole(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// Returns a sentence that says why a text cannot be used as a regular expression; `nil` if it
  /// can.
  static func mistake(inPattern pattern: String) -> String? {
    // The standard library parses nested classes recursively, so too many of them overflow the
    // stack.
    guard pattern.count(where: { $0 == "[" }) <= mostClasses else {
      return "This pattern has more than \(mostClasses) classes."
    }
    return (try? Regex(pattern)) == nil ? "This is not a regular expression." : nil
  }
}
