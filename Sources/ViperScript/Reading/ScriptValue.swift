/// Parses values without quotes, and checks patterns.
enum ScriptValue {
  private static let mostClasses = 100

  /// The longest duration, which leads to a valid date even if repeated a million times.
  private static let longest = Duration.seconds(1_000_000)

  /// Returns a duration such as `250ms`, `2s` or `5m`; `nil` if the word is none.
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

  /// Returns a size such as `80x24`, each number from 1 to 1000; `nil` if the word is none.
  static func size(_ word: String) -> ScriptSize? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { whole($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    return ScriptSize(columns: columns, rows: rows)
  }

  /// Returns the name of a variable such as `$NAME`; `nil` if the word is none.
  static func variable(_ word: String) -> String? {
    let name = word.dropFirst()
    guard word.first == "$", let first = name.first, first == "_" || first.isLetter,
      name.allSatisfy({ $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) })
    else { return nil }
    return String(name)
  }

  /// Returns a count such as `x3`, from 1 to 1,000,000; `nil` if the word is none.
  static func times(_ word: String) -> Int? {
    guard word.first == "x", let times = whole(word.dropFirst()), (1...1_000_000).contains(times)
    else { return nil }
    return times
  }

  private static func whole(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// Returns the mistake in a regular expression, as a sentence; `nil` if it is valid.
  static func mistake(inPattern pattern: String) -> String? {
    // The standard library parses nested classes recursively, and many would overflow the stack.
    guard pattern.count(where: { $0 == "[" }) <= mostClasses else {
      return "This pattern has more than \(mostClasses) classes."
    }
    return (try? Regex(pattern)) == nil ? "This is not a regular expression." : nil
  }
}
