package import ViperLocalization

/// The settings that apply to a run.
///
/// Environment variables take precedence over the settings file.
package struct Settings: Sendable {
  package enum Source: Hashable, Sendable { case variable, file }

  /// The keys of the settings; empty if the command does not read settings.
  let keys: [SettingKey]
  private let environment: Environment
  private let localizer: Localizer
  /// The values from the file, keyed by the names of the settings.
  private var values: [String: String] = [:]
  /// The names in the file that this version of the program does not recognize.
  private(set) var unknown: [String] = []

  /// Returns the values set for a family, keyed by the settings' names without the prefix.
  package func members(of prefix: String) -> [String: String] {
    let members = values.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: members.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
  }
}

extension Settings {
  /// Creates empty settings, for commands that do not read settings.
  init(_ environment: Environment) {
    self.init(keys: [], environment: environment, localizer: .english)
  }

  package init(
    _ spec: ProgramSpec, _ environment: Environment, in localizer: Localizer
  ) throws(CommandFailure) {
    self.init(keys: spec.settings, environment: environment, localizer: localizer)
    guard let file = SettingsFile(environment, in: localizer) else { return }
    for (name, member) in try file.read().values.sorted(by: { $0.key < $1.key }) {
      guard let key = spec.setting(named: name) else {
        unknown.append(name)
        continue
      }
      guard case .text(let text) = member else {
        throw file.damaged(localizer("The value of '\(name)' must be a string."))
      }
      guard let value = key.value(text) else {
        throw file.invalid(key, key.validationError(text, name, localizer))
      }
      values[name] = value
    }
  }

  /// Returns the value for a key; `nil` if neither the environment nor the file contains the
  /// setting.
  package func value(_ key: SettingKey) throws(CommandFailure) -> String? {
    if !key.hasVariable { return values[key.name] }
    guard keys.contains(where: { $0.name == key.name }) else { return nil }
    let variable = environment.name(of: key)
    guard let text = environment[variable] else { return values[key.name] }
    guard let value = key.value(text) else {
      throw .usage(key.validationError(text, variable, localizer), nil)
    }
    return value
  }

  /// Returns where the value of a setting comes from; `nil` if it is not set.
  package func source(_ key: SettingKey) -> Source? {
    if key.hasVariable, environment[environment.name(of: key)] != nil { return .variable }
    return values[key.name] == nil ? nil : .file
  }

  package func choice<Choice: RawRepresentable>(
    _ key: SettingKey, of type: Choice.Type = Choice.self
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    try value(key).flatMap(Choice.init(rawValue:))
  }
}
