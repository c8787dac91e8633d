import ViperTerminal

/// The contents of the file of settings, with what this version does not know.
struct SettingsDocument: Sendable {
  /// A member of the document.
  struct Member: Sendable {
    let name: String
    var value: Value
    /// The line of the file, from 1.
    var line = 1
  }

  /// The value of a member.
  enum Value: Sendable {
    case text(String)
    case members([Member])
    /// A value of another kind, as it is written in the file.
    case other(String)
  }

  /// The name of the member that contains the aliases.
  static let aliases = "aliases"

  var members: [Member] = []

  /// The member with a name, if there is one; the last one counts.
  subscript(_ name: String) -> Member? { members.last { $0.name == name } }

  /// The aliases; `nil` if the file has something else in their place.
  var aliases: [Member]? {
    guard let member = self[Self.aliases] else { return [] }
    guard case .members(let aliases) = member.value else { return nil }
    return aliases
  }

  /// Changes a value, or removes it.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - text: The new value; `nil` to remove it.
  mutating func set(_ name: String, to text: String?) {
    Self.set(name, to: text.map { .text($0) }, in: &members)
  }

  /// Changes an alias, or removes it.
  ///
  /// - Parameters:
  ///   - name: The name of the alias.
  ///   - words: What the alias stands for; `nil` to remove it.
  mutating func setAlias(_ name: String, to words: String?) {
    var aliases = self.aliases ?? []
    Self.set(name, to: words.map { .text($0) }, in: &aliases)
    Self.set(Self.aliases, to: aliases.isEmpty ? nil : .members(aliases), in: &members)
  }

  private static func set(_ name: String, to value: Value?, in members: inout [Member]) {
    let place = members.firstIndex { $0.name == name } ?? members.count
    members.removeAll { $0.name == name }
    if let value { members.insert(Member(name: name, value: value), at: min(place, members.count)) }
  }

  /// The document as JSON, indented, with the members in their order.
  var json: String { Self.json(members, indent: "") + "\n" }

  private static func json(_ members: [Member], indent: String) -> String {
    guard !members.isEmpty else { return "{}" }
    let lines = members.map { member in
      let value =
        switch member.value {
        case .text(let text): JSONText.encode(text, isPretty: false)
        case .members(let members): json(members, indent: indent + "  ")
        case .other(let raw): raw
        }
      return "\(indent)  \(JSONText.encode(member.name, isPretty: false)): \(value)"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }
}
