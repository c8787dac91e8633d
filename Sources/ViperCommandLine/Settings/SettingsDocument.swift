import ViperEssentials
import ViperTerminal

/// The contents of the settings file, including members that this version does not know.
///
/// An alias, which the file has in an object of its own, is a value with the key `alias.NAME`.
struct SettingsDocument: Sendable {
  /// The name of the member that contains the aliases.
  static let aliases = "aliases"

  var values: [String: FieldValue] = [:]

  init() {}

  /// Creates a document, or returns `nil` if it has something else in place of its aliases.
  init?(_ file: Record) {
    for (name, value) in file.members where name != Self.aliases { values[name] = value }
    guard let value = file[Self.aliases] else { return }
    guard case .record(let aliases) = value else { return nil }
    for (name, value) in aliases.members { values[Alias.prefix + name] = value }
  }

  /// The document as indented JSON.
  var json: String {
    var members = values.filter { Alias.name($0.key) == nil }
    let aliases = values.compactMap { key, value in Alias.name(key).map { ($0, value) } }
    if !aliases.isEmpty { members[Self.aliases] = .record(Record(members: aliases)) }
    return JSONText.encode(members, isPretty: true) + "\n"
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
      let members = try value.decode([String: FieldValue].self)
      self = .record(Record(members: members.map { ($0.key, $0.value) }))
    }
  }
}
