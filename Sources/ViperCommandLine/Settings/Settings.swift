package import ViperLocalization
import ViperTerminal

/// The settings of a run, from environment variables or else from the settings file.
package struct Settings: Sendable {
  /// The source of a value.
  enum Source: Hashable, Sendable { case variable, file }

  /// The keys of the settings; none for a command that does not read them.
  let keys: [SettingKey]
  private let environment: Environment
  private let localizer: Localizer
  /// The values of the file, by the names of their keys.
  private var values: [String: String] = [:]
  /// The commands of the aliases, by name.
  private(set) var aliases: [String: String] = [:]
  /// The names in the file that this version does not know.
  private(set) var unknown: [String] = []
}

extension Settings {
  /// Creates empty settings, for commands that do not read them.
  init(_ environment: Environment) {
    self.init(keys: [], environment: environment, localizer: .english)
  }

  /// Reads the file, if there is one.
  package init(
    _ keys: [SettingKey], _ environment: Environment, in localizer: Localizer
  ) throws(CommandFailure) {
    self.init(keys: keys, environment: environment, localizer: localizer)
    guard let file = SettingsFile(environment, in: localizer) else { return }
    let document = try file.read()
    let members = document.members.sorted { $0.key < $1.key }
    for (name, member) in members where name != SettingsDocument.aliases {
      guard let key = keys.first(where: { $0.name == name }) else {
        unknown.append(name)
        continue
      }
      let text = try Self.text(name, member, file, localizer)
      guard let value = key.value(text) else {
        throw file.invalid(key, key.complaint(text, of: name, in: localizer))
      }
      values[name] = value
    }
    aliases = try Self.aliases(document, file, localizer)
  }

  private static func aliases(
    _ document: SettingsDocument, _ file: SettingsFile, _ localizer: Localizer
  ) throws(CommandFailure) -> [String: String] {
    guard let members = document.aliases else { throw file.damagedAliases() }
    var aliases: [String: String] = [:]
    for (name, member) in members {
      let text = try text(name, member, file, localizer)
      guard Alias.isName(name) else { throw file.damaged(Alias.wrongName(name, in: localizer)) }
      guard Alias.words(text) != nil else {
        throw file.damaged(Alias.wrongWords(text, in: localizer))
      }
      aliases[name] = text
    }
    return aliases
  }

  private static func text(
    _ name: String, _ value: FieldValue, _ file: SettingsFile, _ localizer: Localizer
  ) throws(CommandFailure) -> String {
    guard case .text(let text) = value else {
      throw file.damaged(localizer("The value of '\(name)' is not a text in quotes."))
    }
    return text
  }

  /// Returns the value of a key; `nil` if neither a variable nor the file has one.
  package func value(_ key: SettingKey) throws(CommandFailure) -> String? {
    if key.name.hasPrefix(Alias.prefix) {
      return aliases[String(key.name.dropFirst(Alias.prefix.count))]
    }
    guard keys.contains(where: { $0.name == key.name }) else { return nil }
    let variable = environment.name(of: key)
    guard let text = environment[variable] else { return values[key.name] }
    guard let value = key.value(text) else {
      throw .usage(key.complaint(text, of: variable, in: localizer), nil)
    }
    return value
  }

  /// Returns the source of a key's value; `nil` if it has none.
  func source(_ key: SettingKey) -> Source? {
    if environment[environment.name(of: key)] != nil { return .variable }
    return values[key.name] == nil ? nil : .file
  }

  /// Returns the value of a key as one of several words; `nil` if it has none.
  package func choice<Choice: RawRepresentable>(
    _ key: SettingKey, of type: Choice.Type = Choice.self
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    try value(key).flatMap(Choice.init(rawValue:))
  }
}
