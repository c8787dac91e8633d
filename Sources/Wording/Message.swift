/// Something to say: the English with its values in place, and what a table finds it by.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct Message: ExpressibleByStringInterpolation, Sendable {
  /// Takes a literal apart.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var english = ""
    var pattern = ""
    var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      english += literal
      pattern += literal
    }

    /// Takes a value.
    ///
    /// - Parameter value: What stands in the text: a name, a number.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      english += value.description
      pattern += "{\(values.count)}"
      values.append(value.description)
    }
  }

  let english: String
  /// The English with `{0}`, `{1}` and so on in place of the values.
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

  /// Another pattern with the same values; what a value holds is never taken for a place.
  func filled(_ pattern: String) -> String {
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "}"), let place = Int(inside[..<close]),
        values.indices.contains(place)
      else {
        text.append("{")
        rest = inside
        continue
      }
      text += values[place]
      rest = inside[inside.index(after: close)...]
    }
    return text + rest
  }
}
