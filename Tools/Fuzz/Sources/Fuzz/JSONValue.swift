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
    // Try frequent types first, because failed attempts are slow.
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let number = try? value.decode(Int.self) {
      // Convert the number as the program does: Foundation drops the fraction of a number that a
      // Double cannot distinguish from an integer.
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
