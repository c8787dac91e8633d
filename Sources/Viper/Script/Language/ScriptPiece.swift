import ViperTerminal

/// The part of a command that holds a value; in the help, the piece's name is in capitals.
public struct ScriptPiece<Value: Sendable>: Sendable {
  /// The piece's spelling in the help.
  let spelling: String
  /// The description of a valid value, used when a mistake is reported.
  let expected: String
  /// The valid words, which are used for suggestions.
  var words: [String] = []
  var isOptional = false
  let read: @Sendable (ScriptToken.Kind?) throws(FormMismatch) -> Value
}

extension ScriptPiece where Value == String {
  /// Returns a piece that is quoted text.
  public static func text(_ name: String) -> ScriptPiece<String> {
    .text(name, orElse: "") { $0 }
  }

  /// Returns a piece that is an unquoted word.
  public static func word(_ name: String) -> ScriptPiece<String> {
    .word(name, orElse: "") { $0 }
  }

  /// Returns a piece that is one of several words.
  ///
  /// The help lists the words if there are at most seven.
  public static func choice(_ name: String, _ words: [String]) -> ScriptPiece<String> {
    .choice(name, words) { $0 }
  }

  private static var maxClasses: Int { 100 }

  /// A piece that is a regular expression between slashes.
  static var pattern: ScriptPiece<String> {
    ScriptPiece(spelling: "/REGEX/", expected: "/REGEX/") { (kind) throws(FormMismatch) in
      guard case .pattern(let pattern) = kind else { throw FormMismatch() }
      // The standard library parses nested character classes recursively, so many nested classes
      // can overflow the stack.
      guard pattern.count(where: { $0 == "[" }) <= maxClasses else {
        throw FormMismatch(reason: "The pattern has more than \(maxClasses) character classes.")
      }
      guard (try? Regex(pattern)) != nil else {
        throw FormMismatch(reason: "Invalid regular expression.")
      }
      return pattern
    }
  }

  /// A piece that is the name of an environment variable, written as `$NAME`.
  static var variable: ScriptPiece<String> {
    .value("$NAME", "$NAME (a variable such as $PASSWORD)") { word in
      word.wholeMatch(of: /\$([A-Za-z_][A-Za-z0-9_]*)/).map { String($0.1) }
    }
  }
}

extension ScriptPiece where Value == Int {
  /// Returns a piece that is an integer in a range.
  public static func number(_ name: String, _ range: ClosedRange<Int>) -> ScriptPiece<Int> {
    .value(name, "\(name) (a whole number from \(range.lowerBound) to \(range.upperBound))") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A piece that is a repeat count from 1 to 1,000,000, written as `x3`.
  public static var times: ScriptPiece<Int> {
    .value("xN", "xN (from x1 to x1000000)") { word in
      word.first == "x" ? whole(word.dropFirst(), in: 1...1_000_000) : nil
    }
  }
}

extension ScriptPiece where Value == Duration {
  /// A piece that is a duration, written as `250ms`, `2s` or `5m`.
  public static var duration: ScriptPiece<Duration> {
    .value("DURATION", "DURATION (such as 250ms, 2s or 5m)") { Duration(word: String($0)) }
  }
}

extension Duration {
  /// Parses a duration such as `250ms`, `2s` or `5m`, or returns `nil` if the word is not one.
  package init?(word: String) {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000_000_000 else { return nil }
    let units: [Substring: Duration] = [
      "ms": .milliseconds(1), "s": .seconds(1), "m": .seconds(60),
    ]
    // With this limit, even a million repetitions of the longest duration lead to a valid date.
    guard let duration = units[word.dropFirst(digits.count)].map({ $0 * number }),
      duration <= .seconds(1_000_000)
    else { return nil }
    self = duration
  }
}

extension ScriptPiece where Value == TerminalSize {
  /// A piece that is a size in columns and rows, each from 1 to 1,000, written as `80x24`.
  static var size: ScriptPiece<TerminalSize> {
    .value("COLUMNSxROWS", "COLUMNSxROWS (such as 80x24, up to 1000x1000)") { word in
      let numbers = word.split(separator: "x", omittingEmptySubsequences: false)
        .map { whole($0, in: 1...1_000) }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1] else { return nil }
      return TerminalSize(columns: columns, rows: rows)
    }
  }
}

extension ScriptPiece {
  /// Returns a piece that is quoted text, which a closure converts to a value.
  ///
  /// If the closure returns `nil`, the text is invalid. The message must be a sentence.
  public static func text(
    _ name: String, orElse mistake: String, _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    ScriptPiece(spelling: "\"\(name)\"", expected: "\"\(name)\"") { (kind) throws(FormMismatch) in
      guard case .text(let text) = kind else { throw FormMismatch() }
      guard let value = convert(text) else { throw FormMismatch(reason: mistake) }
      return value
    }
  }

  /// Returns a piece that is an unquoted word, which a closure converts to a value.
  ///
  /// If the closure returns `nil`, the word is invalid. The message must be a sentence.
  public static func word(
    _ name: String, orElse mistake: String, _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    .value(name, name, orElse: mistake, convert)
  }

  /// Returns a piece that is an unquoted word or quoted text, which a closure converts to a value.
  ///
  /// If the closure returns `nil`, the word or text is invalid. The message must be a sentence.
  public static func wordOrText(
    _ word: String, _ text: String, orElse mistake: String,
    _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    let spelling = "\(word)|\"\(text)\""
    return ScriptPiece(spelling: spelling, expected: spelling) { (kind) throws(FormMismatch) in
      switch kind {
      case .word(let text), .text(let text):
        guard let value = convert(text) else { throw FormMismatch(reason: mistake) }
        return value
      case .pattern, nil: throw FormMismatch()
      }
    }
  }

  /// Returns a piece that is the raw value of an enum case.
  ///
  /// The help lists the values if there are at most seven.
  public static func choice(_ name: String, of type: Value.Type) -> ScriptPiece
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    .choice(name, Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }

  /// Returns an optional version of a piece, whose value is `nil` if the piece is omitted.
  ///
  /// Only the last piece of a command can be optional.
  public static func optional<Wrapped>(_ piece: ScriptPiece<Wrapped>) -> ScriptPiece
  where Value == Wrapped? {
    ScriptPiece(
      spelling: "[\(piece.spelling)]", expected: piece.expected, words: piece.words,
      isOptional: true
    ) { (kind) throws(FormMismatch) in
      guard let kind else { return nil }
      return try piece.read(kind)
    }
  }

  static func choice(
    _ name: String, _ words: [String], _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    // A help line has room for seven words.
    let spelling = words.count > 7 ? name : words.joined(separator: "|")
    var piece = value(spelling, words.joined(separator: ", ")) { word in
      words.contains(word) ? convert(word) : nil
    }
    piece.words = words
    return piece
  }

  private static func whole(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else { return nil }
    return range.contains(number) ? number : nil
  }

  private static func value(
    _ spelling: String, _ expected: String, orElse mistake: String? = nil,
    _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    ScriptPiece(spelling: spelling, expected: expected) { (kind) throws(FormMismatch) in
      guard case .word(let word) = kind else { throw FormMismatch() }
      guard let value = convert(word) else { throw FormMismatch(reason: mistake) }
      return value
    }
  }
}

/// The reason why a token does not match a form's piece.
struct FormMismatch: Error {
  /// A description of what is wrong with the token; `nil` if no token of the right kind was found.
  var reason: String?
  /// The number of tokens before the mismatch.
  var index = 0
}
