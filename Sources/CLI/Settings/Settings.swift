import ViperLocalization
import ViperTerminal

/// The values of a run that stand in for options: those of variables, else those of the file.
struct Settings: Sendable {
  /// The source of a value.
  enum Source: Hashable, Sendable { case variable, file }

  /// Settings without any values, for commands that do not read them.
  static let none = Settings(environment: Environment([:]), localizer: .english)

  private let environment: Environment
  private let localizer: Localizer
  private var values: [SettingKey: String] = [:]
  /// The commands of the aliases, by name.
  private(set) var aliases: [String: String] = [:]
  /// The names in the file that this version does not know.
  private(set) var unknown: [String] = []
}

extension Settings {
  /// Reads the file, if there is one.
  init(_ environment: Environment, in localizer: Localizer) throws(CommandFailure) {
    self.init(environment: environment, localizer: localizer)
    guard let file = SettingsFile(environment, in: localizer) else { return }
    let document = try file.read()
    let members = document.members.sorted { $0.key < $1.key }
    for (name, member) in members where name != SettingsDocument.aliases {
      guard let key = SettingKey(rawValue: name) else {
        unknown.append(name)
        continue
      }
      let text = try Self.text(name, member, file, localizer)
      guard let value = key.value(text) else {
        throw file.invalid(key, key.complaint(text, of: name, in: localizer))
      }
      values[key] = value
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
      guard Alias.isName(name) else { throw file.damaged(Alias.Problem.name(name, in: localizer)) }
      guard Alias.words(text) != nil else {
        throw file.damaged(Alias.Problem.words(text, in: localizer))
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
  func value(_ key: SettingKey) throws(CommandFailure) -> String? {
    guard let text = environment[key.variable] else { return values[key] }
    guard let value = key.value(text) else {
      throw .usage(key.complaint(text, of: key.variable, in: localizer), nil)
    }
    return value
  }

  /// Returns where the value of a key comes from; `nil` if it has none.
  func source(_ key: SettingKey) -> Source? {
    if environment[key.variable] != nil { return .variable }
    return values[key] == nil ? nil : .file
  }

  /// Returns the value of a key as one of several words; `nil` if it has none.
  func choice<Choice: RawRepresentable>(
    _ key: SettingKey, of type: Choice.Type = Choice.self
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    try value(key).flatMap(Choice.init(rawValue:))
  }
}
