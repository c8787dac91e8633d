import Foundation

/// A JSON document as another program reads it.
enum JSONValue: Decodable, Equatable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  static func read(_ text: String) throws -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    } catch {
      throw Finding(description: "no JSON: \(text.debugDescription)")
    }
  }

  static func object(_ text: String) throws -> [String: JSONValue] {
    guard case .object(let members) = try read(text) else {
      throw Finding(description: "no object: \(text.debugDescription)")
    }
    return members
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // In the order in which they are frequent, because an attempt that fails takes long.
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let number = try? value.decode(Int.self) {
      // As the program reads it: Foundation drops the fraction of one that a Double cannot tell from an integer.
      self = .number(Double(number))
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .truth(try value.decode(Bool.self))
    }
  }
}
