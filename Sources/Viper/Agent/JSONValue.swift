package import ViperText

/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// A number, as it is written.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// A valid JSON document, which is copied.
  case document(String)

  private static let maxDepth = 64

  /// Reads a JSON document.
  package init(_ bytes: [UInt8]) throws(JSONScanner.SyntaxError) {
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    self = try Self.value(&scanner, of: bytes, depth: 0)
    guard scanner.isAtEnd else { throw JSONScanner.SyntaxError() }
  }

  private static func value(
    _ scanner: inout JSONScanner, of bytes: [UInt8], depth: Int
  ) throws(JSONScanner.SyntaxError) -> JSONValue {
    // A message must not exhaust the stack.
    guard depth < maxDepth else { throw JSONScanner.SyntaxError() }
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      var members: [String: JSONValue] = [:]
      try scanner.object { (name, scanner) throws(JSONScanner.SyntaxError) in
        members[name] = try value(&scanner, of: bytes, depth: depth + 1)
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try scanner.array { (scanner) throws(JSONScanner.SyntaxError) in
        values.append(try value(&scanner, of: bytes, depth: depth + 1))
      }
      return .list(values)
    case UInt8(ascii: "\""): return .text(try scanner.string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try scanner.bool())
    case UInt8(ascii: "n"):
      try scanner.skip()
      return .null
    default:
      return .number(String(decoding: bytes[try scanner.range()], as: UTF8.self))
    }
  }

  /// The value on a single line, with the members of objects in alphabetical order.
  package var json: String {
    switch self {
    case .null: return "null"
    case .flag(let isSet): return isSet ? "true" : "false"
    case .number(let text), .document(let text): return text
    case .text(let text): return JSONText.encode(text)
    case .list(let values): return "[\(values.map(\.json).joined(separator: ","))]"
    case .object(let members):
      let members = members.sorted { $0.key < $1.key }
        .map { "\(JSONText.encode($0.key)):\($0.value.json)" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number if it is an integer, which can also be written as `1.0` or `1e3`.
  var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The text, or the number, written without a fraction if it is an integer.
  package var word: String? {
    guard case .number(let number) = self else { return text }
    return integer.map { String($0) } ?? number
  }

  package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  package var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral isSet: Bool) { self = .flag(isSet) }

  package init(integerLiteral number: Int) { self = .number(String(number)) }

  package init(arrayLiteral values: JSONValue...) { self = .list(values) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
