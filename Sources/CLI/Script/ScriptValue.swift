/// Reads the values that scripts write without quotes.
enum ScriptValue {
  /// The longest that a script's clock moves at once; a million times that is still a date.
  private static let longest = Duration.seconds(1_000_000)

  /// `250ms`, `2s` or `5m`.
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

  /// `80x24`: columns and rows, each from 1 to 1000.
  static func size(_ word: String) -> (Int, Int)? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { whole($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    return (columns, rows)
  }

  /// `$NAME`: the name.
  static func variable(_ word: String) -> String? {
    let name = word.dropFirst()
    guard word.first == "$", let first = name.first, first == "_" || first.isLetter,
      name.allSatisfy({ $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) })
    else { return nil }
    return String(name)
  }

  /// `x3`: how often, from 1 to 1,000,000.
  static func times(_ word: String) -> Int? {
    guard word.first == "x", let times = whole(word.dropFirst()), (1...1_000_000).contains(times)
    else { return nil }
    return times
  }

  private static func whole(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
