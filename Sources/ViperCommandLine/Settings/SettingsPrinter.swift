import Viper
import ViperLocalization
import ViperPlatform
import ViperTerminal

/// Prints settings for the user, or for another program.
struct SettingsPrinter<Services: Sendable>: Sendable {
  let context: CommandContext<Services>
  private var console: Console { context.console }

  /// Prints all settings; for another program those that have a value.
  @MainActor
  func list(_ settings: Settings, _ file: SettingsFile) throws(CommandFailure) {
    var values: [(key: SettingKey, value: String?)] = []
    for key in settings.keys { values.append((key, try settings.value(key))) }
    let aliases = settings.aliases.sorted { $0.key < $1.key }
    switch context.style.format {
    case .screen(let columns):
      try console.write(context.draw(scene(values, aliases, settings), columns: columns))
    case .rows where !context.style.isJSON:
      var lines = values.compactMap { entry in entry.value.map { (entry.key.name, $0) } }
      lines += aliases.map { (Alias.prefix + $0.key, $0.value) }
      try console.write(lines.map { "\($0)\t\(TerminalSanitizer.clean($1))\n" }.joined())
    case .document, .rows:
      let words = aliases.map { (name: $0.key, value: FieldValue.text($0.value)) }
      try context.report(
        values.map { ($0.key.name, FieldValue($0.value)) }
          + [(SettingsDocument.aliases, .record(Record(members: words)))])
    }
    if !settings.unknown.isEmpty { noteUnknown(settings.unknown, file) }
  }

  /// Prints the value of one setting.
  func value(of key: SettingKey, _ settings: Settings) throws(CommandFailure) {
    guard let value = try settings.value(key) else { throw notSet(key) }
    guard !context.style.isJSON else {
      return try context.report([(key.name, FieldValue(value))])
    }
    try console.write(TerminalSanitizer.clean(value) + "\n")
  }

  /// Reports a change as JSON, and notes a variable that overrides it.
  func changed(_ key: SettingKey, to value: String?) throws(CommandFailure) {
    try context.report([(key.name, FieldValue(value))])
    let variable = context.environment.name(of: key)
    if context.environment[variable] != nil {
      console.note(context.localizer("Note: \(variable) is set, and comes before the file."))
    }
  }

  /// Returns the failure for a setting without a value.
  func notSet(_ key: SettingKey) -> CommandFailure {
    CommandFailure(
      exitCode: .failed, code: "not-set", message: context.localizer("'\(key.name)' is not set."))
  }

  private func noteUnknown(_ names: [String], _ file: SettingsFile) {
    let list = TerminalSanitizer.clean(names.joined(separator: ", "))
    let path = TerminalSanitizer.clean(file.path.text)
    console.note(context.localizer("Note: not known in \(path), and left there: \(list)."))
  }

  private func scene(
    _ values: [(key: SettingKey, value: String?)], _ aliases: [(key: String, value: String)],
    _ settings: Settings
  ) -> Scene {
    let localizer = console.outputLocalizer
    let ownFile = localizer("file")
    let rows = values.map { key, value in
      let source =
        switch settings.source(key) {
        case .variable: context.environment.name(of: key)
        case .file: ownFile
        case nil: localizer("not set")
        }
      return row(key.name, value ?? "", source)
    }
    var scene = Scene(name: "config", title: localizer("Settings"))
    scene.sections = [
      Scene.Section(
        columns: [
          .init(localizer("Key"), .kept),
          .init(localizer("Value"), .cut(least: 10, dropPriority: 1)),
          .init(localizer("From"), .whole(dropPriority: 2)),
        ],
        rows: rows + aliases.map { row(Alias.prefix + $0.key, $0.value, ownFile) })
    ]
    return scene
  }

  private func row(_ key: String, _ value: String, _ source: String) -> Scene.Row {
    Scene.Row(id: key, cells: [StyledText(key), StyledText(value), StyledText(source)])
  }
}
