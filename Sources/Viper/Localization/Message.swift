/// A string to be translated.
///
/// A message contains the English string, and the pattern and values that a translation needs.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct Message: ExpressibleByStringInterpolation, Sendable {
  /// The parts of an interpolated string, as they are collected for a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var english = ""
    var pattern = ""
    var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      english += literal
      pattern += literal
    }

    /// Appends a value, such as a name or a number.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let text = value.description
      english += text
      pattern += "{\(values.count)}"
      values.append(text)
    }
  }

  let english: String
  /// The key in the translation table, which is the English string with placeholders, such as `{0}`
  /// and `{1}`, in place of the values.
  let pattern: String
  private let values: [String]

  public init(stringLiteral value: String) {
    english = value
    pattern = value
    values = []
  }

  public init(stringInterpolation: StringInterpolation) {
    english = stringInterpolation.english
    pattern = stringInterpolation.pattern
    values = stringInterpolation.values
  }

  /// Returns another pattern with its placeholders replaced by this message's values.
  ///
  /// A placeholder such as `{0}` that is part of a value is not replaced.
  func filled(_ pattern: String) -> String {
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "}"), let index = Int(inside[..<close]),
        values.indices.contains(index)
      else {
        text.append("{")
        rest = inside
        continue
      }
      text += values[index]
      rest = inside[inside.index(after: close)...]
    }
    return text + rest
  }
}
