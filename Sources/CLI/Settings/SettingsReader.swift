import Essentials

/// Reads the file of settings, and says in which line it is damaged.
struct SettingsReader {
  /// The file is not a JSON object.
  struct Damage: Error {
    /// The line, from 1.
    let line: Int
    /// Whether the file is JSON all the same.
    var isOtherValue = false
  }

  /// Stands for a value of any kind.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  private static let blanks = Array(" \t\r\n".utf8)

  private let bytes: [UInt8]
  private var place = 0
  private var line: Int { 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } }
  private var damage: Damage { Damage(line: line) }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Returns the document in a file; an empty file is an empty document.
  static func document(_ bytes: [UInt8]) throws(Damage) -> SettingsDocument {
    var reader = SettingsReader(bytes)
    reader.skipBlanks()
    guard reader.place < bytes.count else { return SettingsDocument() }
    guard bytes[reader.place] == UInt8(ascii: "{") else {
      let value = try? reader.decoded(Anything.self, bytes[reader.place...])
      throw Damage(line: reader.line, isOtherValue: value != nil)
    }
    let members = try reader.members(canNest: true)
    reader.skipBlanks()
    guard reader.place == bytes.count else { throw reader.damage }
    return SettingsDocument(members: members)
  }

  /// Reads an object, and the aliases in it as an object of their own if it can have any.
  private mutating func members(canNest: Bool) throws(Damage) -> [SettingsDocument.Member] {
    try skip(UInt8(ascii: "{"))
    var members: [SettingsDocument.Member] = []
    guard !sees(UInt8(ascii: "}")) else {
      place += 1
      return members
    }
    while true {
      skipBlanks()
      let line = line
      let name = try string()
      try skip(UInt8(ascii: ":"))
      let value = try value(canNest: canNest && name == SettingsDocument.aliases)
      members.append(.init(name: name, value: value, line: line))
      guard sees(UInt8(ascii: ",")) else { break }
      place += 1
    }
    try skip(UInt8(ascii: "}"))
    return members
  }

  private mutating func value(canNest: Bool) throws(Damage) -> SettingsDocument.Value {
    if sees(UInt8(ascii: "\"")) { return .text(try string()) }
    if canNest, sees(UInt8(ascii: "{")) { return .members(try members(canNest: false)) }
    return .other(try other())
  }

  /// Reads a string.
  private mutating func string() throws(Damage) -> String {
    guard sees(UInt8(ascii: "\"")) else { throw damage }
    let start = place
    try skipString()
    let text = bytes[(start + 1)..<(place - 1)]
    // Most strings are plain, and the decoder takes several times as long.
    if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") }),
      let plain = String(validating: text, as: UTF8.self)
    {
      return plain
    }
    return try decoded(String.self, bytes[start..<place])
  }

  /// Reads a value of any kind as it is written.
  private mutating func other() throws(Damage) -> String {
    let start = place
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return try raw(start) }
        depth -= 1
        place += 1
      case UInt8(ascii: ",") where depth == 0: return try raw(start)
      case _: place += 1
      }
    }
    throw damage
  }

  private func raw(_ start: Int) throws(Damage) -> String {
    let value = bytes[start..<place]
    _ = try decoded(Anything.self, value)
    let end = value.lastIndex { !Self.blanks.contains($0) } ?? start
    return String(decoding: value[...end], as: UTF8.self)
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type, _ bytes: ArraySlice<UInt8>
  ) throws(Damage) -> Value {
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { throw damage }
    return value
  }

  /// Moves behind the string that begins here.
  private mutating func skipString() throws(Damage) {
    let start = place
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "\n"): throw damage
      case _: place += 1
      }
    }
    place = start
    throw damage
  }

  private mutating func skip(_ byte: UInt8) throws(Damage) {
    guard sees(byte) else { throw damage }
    place += 1
  }

  /// Returns whether a byte follows, behind blanks, which are skipped.
  private mutating func sees(_ byte: UInt8) -> Bool {
    skipBlanks()
    return place < bytes.count && bytes[place] == byte
  }

  private mutating func skipBlanks() {
    while place < bytes.count, Self.blanks.contains(bytes[place]) { place += 1 }
  }
}
