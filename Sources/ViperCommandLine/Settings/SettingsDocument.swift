import ViperEssentials
import ViperTerminal

/// The contents of the settings file, including members that this version does not know.
struct SettingsDocument: Sendable {
  /// The name of the member that contains the aliases.
  static let aliases = "aliases"

  var members: [String: FieldValue] = [:]

  /// The aliases; `nil` if the file has something else in their place.
  var aliases: [String: FieldValue]? {
    guard let value = members[Self.aliases] else { return [:] }
    guard case .record(let record) = value else { return nil }
    return Dictionary(record.members) { _, last in last }
  }

  /// The value of a key; that of an alias is a member of the aliases.
  subscript(_ key: String) -> FieldValue? {
    get { key.hasPrefix(Alias.prefix) ? aliases?[name(key)] : members[key] }
    set {
      guard key.hasPrefix(Alias.prefix) else { return members[key] = newValue }
      var aliases = self.aliases ?? [:]
      aliases[name(key)] = newValue
      members[Self.aliases] = aliases.isEmpty ? nil : .record(Record(aliases))
    }
  }

  private func name(_ key: String) -> String { String(key.dropFirst(Alias.prefix.count)) }

  /// The document as indented JSON.
  var json: String {
    JSONText.encode(FieldValue.record(Record(members)), isPretty: true) + "\n"
  }
}

extension Record {
  fileprivate init(_ members: [String: FieldValue]) {
    self.init(members: members.map { ($0.key, $0.value) })
  }
}

extension FieldValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let number = try? value.decode(Double.self) {
      self = .decimal(number)
    } else if let list = try? value.decode([FieldValue].self) {
      self = .list(list)
    } else {
      self = .record(Record(try value.decode([String: FieldValue].self)))
    }
  }
}
