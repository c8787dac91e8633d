/// A part of a command's line that has a value.
public struct ScriptPiece<Value: Sendable>: Sendable {
  /// The spelling of the piece in the help.
  let spelling: String
  /// The name that a mistake uses for what is expected here.
  let expected: String
  /// The words that are valid here, for suggestions.
  var words: [String] = []
  var isOptional = false
  let read: @Sendable (ScriptToken.Kind?) throws(ScriptMisfit) -> Value
}

extension ScriptPiece where Value == String {
  /// Returns a piece that is a text in quotes.
  ///
  /// - Parameter name: The name of the piece in the help, in capitals.
  /// - Returns: The piece.
  public static func text(_ name: String) -> ScriptPiece<String> {
    .text(name, orElse: "") { $0 }
  }

  /// Returns a piece that is a word without quotes.
  ///
  /// - Parameter name: The name of the piece in the help, in capitals.
  /// - Returns: The piece.
  public static func word(_ name: String) -> ScriptPiece<String> {
    .word(name, orElse: "") { $0 }
  }

  /// Returns a piece that is one of several words.
  ///
  /// - Parameters:
  ///   - name: The name of the piece in the help, in capitals. The help shows the words instead if
  ///     there are at most seven.
  ///   - words: The words.
  /// - Returns: The piece.
  public static func choice(_ name: String, _ words: [String]) -> ScriptPiece<String> {
    .choice(name, words) { $0 }
  }

  /// A piece that is a regular expression between slashes.
  static var pattern: ScriptPiece<String> {
    ScriptPiece(spelling: "/REGEX/", expected: "/REGEX/") { (kind) throws(ScriptMisfit) in
      guard case .pattern(let pattern) = kind else { throw ScriptMisfit() }
      if let reason = ScriptValue.mistake(inPattern: pattern) { throw ScriptMisfit(reason: reason) }
      return pattern
    }
  }

  /// A piece that is the name of an environment variable, written as `$NAME`.
  static var variable: ScriptPiece<String> {
    .value("$NAME", "a variable such as $PASSWORD") { ScriptValue.variable($0) }
  }
}

extension ScriptPiece where Value == Int {
  /// Returns a piece that is a whole number.
  ///
  /// - Parameters:
  ///   - name: The name of the piece in the help, in capitals.
  ///   - range: The numbers that are valid.
  /// - Returns: The piece.
  public static func number(_ name: String, _ range: ClosedRange<Int>) -> ScriptPiece<Int> {
    .value(name, "\(name), a whole number from \(range.lowerBound) to \(range.upperBound)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A piece that is a number of times from 1 to 1,000,000, written as `x3`.
  public static var times: ScriptPiece<Int> {
    .value("xN", "how often, from x1 to x1000000") { ScriptValue.times($0) }
  }
}

extension ScriptPiece where Value == Duration {
  /// A piece that is a duration, written as `250ms`, `2s` or `5m`.
  public static var duration: ScriptPiece<Duration> {
    .value("DURATION", "a duration such as 250ms, 2s or 5m") { ScriptValue.duration($0) }
  }
}

extension ScriptPiece where Value == ScriptSize {
  /// A piece that is a size in columns and rows, each from 1 to 1000, written as `80x24`.
  static var size: ScriptPiece<ScriptSize> {
    .value("COLUMNSxROWS", "a size such as 80x24, each up to 1000") { ScriptValue.size($0) }
  }
}

extension ScriptPiece {
  /// Returns a piece that is a text in quotes with a value of the program's own.
  ///
  /// - Parameters:
  ///   - name: The name of the piece in the help, in capitals.
  ///   - mistake: The message for a text that has no value, as a sentence.
  ///   - convert: A closure that returns the value of a text; `nil` if it has none.
  /// - Returns: The piece.
  public static func text(
    _ name: String, orElse mistake: String, _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    ScriptPiece(spelling: "\"\(name)\"", expected: "\"\(name)\"") { (kind) throws(ScriptMisfit) in
      guard case .text(let text) = kind else { throw ScriptMisfit() }
      guard let value = convert(text) else { throw ScriptMisfit(reason: mistake) }
      return value
    }
  }

  /// Returns a piece that is a word without quotes with a value of the program's own, such as an
  /// identifier.
  ///
  /// - Parameters:
  ///   - name: The name of the piece in the help, in capitals.
  ///   - mistake: The message for a word that has no value, as a sentence.
  ///   - convert: A closure that returns the value of a word; `nil` if it has none.
  /// - Returns: The piece.
  public static func word(
    _ name: String, orElse mistake: String, _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    ScriptPiece(spelling: name, expected: name) { (kind) throws(ScriptMisfit) in
      guard case .word(let word) = kind else { throw ScriptMisfit() }
      guard let value = convert(word) else { throw ScriptMisfit(reason: mistake) }
      return value
    }
  }

  /// Returns a piece that is the raw value of a case of an enumeration.
  ///
  /// - Parameters:
  ///   - name: The name of the piece in the help, in capitals. The help shows the raw values
  ///     instead if there are at most seven.
  ///   - type: The enumeration.
  /// - Returns: The piece.
  public static func choice(_ name: String, of type: Value.Type) -> ScriptPiece
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    .choice(name, Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }

  /// Returns a piece that can be omitted.
  ///
  /// Only the last piece of a line can be optional.
  ///
  /// - Parameter piece: The piece that can be omitted.
  /// - Returns: A piece whose value is `nil` if it is omitted.
  public static func optional<Wrapped>(_ piece: ScriptPiece<Wrapped>) -> ScriptPiece
  where Value == Wrapped? {
    ScriptPiece(
      spelling: "[\(piece.spelling)]", expected: piece.expected, words: piece.words,
      isOptional: true
    ) { (kind) throws(ScriptMisfit) in
      guard let kind else { return nil }
      return try piece.read(kind)
    }
  }

  static func choice(
    _ name: String, _ words: [String], _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    // A line of the help has room for seven words.
    ScriptPiece(
      spelling: words.count > 7 ? name : words.joined(separator: "|"),
      expected: words.joined(separator: ", "), words: words
    ) { (kind) throws(ScriptMisfit) in
      guard case .word(let word) = kind, words.contains(word), let value = convert(word) else {
        throw ScriptMisfit()
      }
      return value
    }
  }

  private static func value(
    _ spelling: String, _ expected: String, _ convert: @escaping @Sendable (String) -> Value?
  ) -> ScriptPiece {
    ScriptPiece(spelling: spelling, expected: expected) { (kind) throws(ScriptMisfit) in
      guard case .word(let word) = kind, let value = convert(word) else { throw ScriptMisfit() }
      return value
    }
  }
}
