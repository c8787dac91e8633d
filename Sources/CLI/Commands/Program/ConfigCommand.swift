import ViperLocalization
import ViperPlatform

extension Commands {
  /// The tasks of `config`, each with the number of arguments behind it.
  private enum SettingsTask: String, CaseIterable {
    case list, get, set, unset, path

    var argumentCount: Int {
      switch self {
      case .list, .path: 0
      case .get, .unset: 1
      case .set: 2
      }
    }
  }

  private static let settingKeys = SettingKey.allCases.map(\.rawValue)

  static let config = CommandSpec(
    name: "config", overview: "Show or change the settings.",
    arguments: [
      .init(
        name: "task", help: "list, get, set, unset or path.", isRequired: true,
        values: .cases(of: SettingsTask.self)),
      .init(
        name: "key", help: settingKeys.joined(separator: ", ") + " or alias.NAME.",
        values: .list(settingKeys)),
      .init(
        name: "value",
        help: "The new value; for an alias, the words that replace NAME as the first word."),
    ],
    globals: GlobalOptions.always,
    examples: [
      "config list", "config set language es-ES",
      "config set alias.top 'list top-rated --limit 5'", "config unset alias.top",
    ],
    readsSettings: false
  ) { (line, context) throws(CommandFailure) in
    let task = try settingsTask(line)
    guard let file = SettingsFile(context.environment, in: context.localizer) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-config",
        message: context.localizer("There is no folder for settings: set HOME or XDG_CONFIG_HOME."))
    }
    let printer = SettingsPrinter(context: context)
    switch task {
    case .path: try context.report(path: file.path)
    case .list: try printer.list(Settings(context.environment, in: context.localizer), file)
    case .get:
      let name = try SettingName(line.arguments[1], line)
      try printer.value(of: name, Settings(context.environment, in: context.localizer))
    case .set:
      let name = try SettingName(line.arguments[1], line)
      let value = try name.checked(line.arguments[2], line, commands: all.map(\.name))
      try await file.change { document throws(CommandFailure) in
        try name.set(value, in: &document, file)
      }
      try printer.changed(name, to: value)
    case .unset:
      let name = try SettingName(line.arguments[1], line)
      try await file.change { document throws(CommandFailure) in
        guard name.isSet(in: document) else { throw printer.notSet(name) }
        try name.set(nil, in: &document, file)
      }
      try printer.changed(name, to: nil)
    }
  }

  /// Returns the task of a line that has as many arguments as the task takes.
  private static func settingsTask(_ line: ParsedLine) throws(CommandFailure) -> SettingsTask {
    let localizer = line.localizer
    let word = line.arguments[0]
    let task: SettingsTask = try line.choice(word) {
      localizer("There is no task '\(word)'; there are \($0).")
    }
    let rest = line.arguments.dropFirst()
    guard rest.count >= task.argumentCount else {
      let missing = rest.isEmpty ? "<key>" : "<value>"
      throw line.usage(localizer("The argument '\(missing)' is missing."))
    }
    if let surplus = rest.dropFirst(task.argumentCount).first {
      throw line.usage(localizer("Unexpected argument '\(surplus)'."))
    }
    return task
  }
}
