package import ViperLocalization

/// The settings that apply to a run.
package struct Settings: Sendable {
  /// The values from the file, keyed by the names of the settings; empty if the command does not
  /// read settings.
  package private(set) var values: [String: String] = [:]
  /// The names in the file that this version of the program does not recognize.
  private(set) var unknown: [String] = []
}

extension Settings {
  package init(
    _ spec: ProgramSpec, _ environment: Environment, in localizer: Localizer
  ) throws(CommandFailure) {
    self.init()
    guard let file = SettingsFile(environment, in: localizer) else { return }
    for (name, member) in try file.read().values.sorted(by: { $0.key < $1.key }) {
      guard let key = spec.setting(named: name) else {
        unknown.append(name)
        continue
      }
      guard case .text(let text) = member else {
        throw file.damaged(localizer.text("The value of '\(name)' must be a string."))
      }
      guard let value = key.value(text) else {
        throw file.invalid(key, key.validationError(text, name, localizer))
      }
      // If the file has both spellings of a name, the one with hyphens comes first.
      values[key.name] = values[key.name] ?? value
    }
  }

  /// Returns the value for a key; `nil` if the setting is not set.
  package func value(_ key: SettingKey) -> String? { values[key.name] }

  package func choice<Choice: RawRepresentable>(
    _ key: SettingKey, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    value(key).flatMap(Choice.init(rawValue:))
  }
}
